import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import UIKit

extension Plate {
  /// The plates of sweeps.
  static let sweeps = [sweptMarkers, sweptCards]

  /// Where plant markers that share the width of a line become more or fewer in it.
  private static let sweptMarkers = Plate(
    Scene.sweptMarkers, title: "Where plant markers change",
    summary: "plate, swept from 320 to 1366 points on an iPhone 7 Plus"
  ) { scene in
    try scene.swept(
      Sweep(), "Where plant markers change",
      """
      One window made wider and wider: every width at which the layout becomes another one, found \
      to half a point.
      """)
  }

  /// Where cards that are laid out by constraints cut their words.
  private static let sweptCards = Plate(
    Scene.sweptCards, title: "Where cards cut their words",
    summary: "plate, swept from 320 to 520 points on an iPhone 12"
  ) { scene in
    try scene.swept(
      Sweep(widths: 320...520) ?? Sweep(), "Where cards cut their words",
      """
      A second column leaves each card less width, and phones that are a few points apart differ \
      in what they show.
      """)
  }
}

extension Scene {
  /// Sweeps the scene's first variant, and draws what was found.
  @MainActor fileprivate func swept(
    _ sweep: Sweep, _ title: String, _ subtitle: String
  ) throws -> Picture {
    guard let shown = figures().first else {
      throw LaboratoryError.noCollectionView("\(figure)")
    }
    return SweepPlate(
      title: title, subtitle: subtitle, study: try Laboratory(shown).sweepStudy(sweep)
    ).picture()
  }

  /// Plant markers that share the width of a line.
  ///
  /// The numbers are its own, so that a change of `plants/markers` changes no measurement.
  fileprivate static let sweptMarkers: Scene = {
    var resizing = SceneFlowMetrics()
    resizing.itemSize = CGSize(width: 150, height: 220)
    resizing.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    var scene = Scene(
      "sweep/plants", on: "iPhone 7 Plus", sections: Scene.plantMarkers.sections,
      variants: ["resizing": .resizingFlow(resizing)])
    scene.title = "Plant markers"
    scene.cell = .marker
    scene.chrome = [.statusBar, .navigationBar]
    return scene
  }()

  /// Cards with a picture, a name and a sentence, placed by constraints in a fixed height.
  fileprivate static let sweptCards: Scene = {
    var resizing = SceneFlowMetrics()
    resizing.itemSize = CGSize(width: 168, height: 84)
    resizing.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let items = Plants.all.prefix(16).map { plant in
      var item = SceneItem(plant)
      (item.detail, item.color) = (plant.advice, nil)
      return item
    }
    var scene = Scene(
      "sweep/cards", on: "iPhone 12", sections: [SceneSection(items: items)],
      variants: ["resizing": .resizingFlow(resizing)])
    scene.title = "Plants"
    scene.cell = .constrained(
      [
        SceneCellFormat("H:|-12-[image(44)]-12-[title]-12-|"),
        SceneCellFormat("V:|-12-[image(44)]-(>=12)-|"),
        SceneCellFormat(
          "V:|-12-[title]-2-[detail]-(>=12)-|", options: [.alignAllLeading, .alignAllTrailing]),
      ].compactMap(\.self))
    var controller = SceneController()
    controller.prefersLargeTitles = true
    scene.controller = controller
    scene.chrome = [.statusBar]
    return scene
  }()
}
