import Foundation
import LayoutCore
package import LayoutScenes
import LayoutStage
import RasterCore
import UIKit

extension Scene {
  /// Plant markers on an iPhone 7 Plus.
  ///
  /// In the variant `before` they keep their size; in `after` they fill the width.
  package static let plantMarkers: Scene = {
    var scene = Scene(
      "plants/markers", on: "iPhone 7 Plus",
      sections: [SceneSection(items: Plants.all.map(SceneItem.init))],
      variants: [
        "before": .centeredFlow(markerMetrics), "after": .resizingFlow(markerMetrics),
      ])
    scene.title = "Plant markers"
    scene.subtitle = "Before, markers keep their size; after, they share the room of a line."
    scene.cell = .marker
    scene.chrome = [.statusBar, .navigationBar]
    scene.texts = SceneTexts(["de": Plants.germanTexts])
    scene.matrix = SettingAxes(
      languages: ["", "de", "longer", "doubled", "right-to-left"],
      devices: [Device(known: "iPhone 7 Plus"), Device(known: "iPhone SE")])
    return scene
  }()

  /// The metrics of the markers' flow layouts.
  package static let markerMetrics: SceneFlowMetrics = {
    var metrics = SceneFlowMetrics()
    metrics.itemSize = CGSize(width: 150, height: 220)
    metrics.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return metrics
  }()
}

extension SceneItem {
  /// Makes the item with the marker of a plant.
  package init(_ plant: Plant) {
    self.init(title: plant.name)
    subtitle = plant.botanicalName
    facts = ["↓ \(plant.depth.shortest) cm", "↔ \(plant.spacing.shortest) cm"]
    detail = "\(plant.season.unbroken). \(plant.advice)"
    color = Color(hex: plant.color)
    let grown = GrownPlant(plant.species)
    picture = .drawing { grown.draw(in: $0) }
  }
}

extension String {
  /// The text with word joiners that prevent a line break inside `Jul–Oct`.
  var unbroken: String { replacingOccurrences(of: "–", with: "\u{2060}–\u{2060}") }
}
