import Foundation
import LayoutScenes
import LayoutStage
import RasterPNG
import UIKit

extension Scene {
  /// A scene with four photographs, which fill cells of many shapes.
  static let photoGrid: Scene = {
    var metrics = SceneFlowMetrics()
    metrics.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    metrics.itemSize = CGSize(width: 145, height: 109)
    var scene = Scene(
      "photos/grid", on: "iPhone SE",
      sections: [SceneSection(items: photos)], variants: ["aspect-fill": .flow(metrics)])
    scene.title = "Photographs"
    scene.subtitle = "Whatever the shape of a cell, its photograph fills it."
    scene.cell = .photo
    scene.chrome = [.statusBar, .navigationBar]
    scene.texts = SceneTexts(["de": germanTexts])
    scene.matrix = SettingAxes(
      languages: ["", "de", "longer", "doubled", "right-to-left"],
      devices: [Device(known: "iPhone SE"), Device(known: "iPhone 16 Pro Max")])
    return scene
  }()

  private static let germanTexts = [
    "Photographs": "Fotografien", "Lift-off": "Raketenstart", "Chelsea": "Chelsea",
    "Espresso": "Espresso", "Deep field": "Tiefer Himmel", "Upright": "Hochkant",
    "The pad": "Die Startrampe", "The same sky": "Derselbe Sternenhimmel",
    "Another cup": "Noch eine Tasse", "Chelsea, wide": "Chelsea im Querformat",
  ]

  /// The photographs with their cells' sizes, in rows of one, two or three that fill the width of a
  /// small phone in portrait.
  private static let photos: [SceneItem] = [
    photo("rocket", "Lift-off", 300, 130), photo("cat", "Chelsea", 145, 145),
    photo("coffee", "Espresso", 145, 145), photo("deep-field", "Deep field", 93, 130),
    photo("cat", "Upright", 93, 130), photo("rocket", "The pad", 93, 130),
    photo("deep-field", "The same sky", 145, 90), photo("coffee", "Another cup", 145, 90),
    photo("cat", "Chelsea, wide", 300, 90),
  ]

  private static func photo(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat
  ) -> SceneItem {
    var item = SceneItem(title: title)
    item.size = CGSize(width: width, height: height)
    item.picture = Photos.bitmap(named: name).map { .bitmap($0) }
    return item
  }
}
