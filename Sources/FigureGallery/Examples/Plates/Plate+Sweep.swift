import Foundation
import LayoutLaboratory
import LayoutScenes
import UIKit

extension Plate {
  /// Where plant markers that share the width of a line become more or fewer in it.
  static let sweptPlants = Plate(
    Scene.sweptMarkers, title: "Where plant markers change",
    summary: "plate, swept from 320 to 1366 points on an iPhone 7 Plus"
  ) { scene in
    guard let figure = scene.figures().first else {
      throw LaboratoryError.noCollectionView("\(scene.figure)")
    }
    return SweepPlate(
      title: "Where plant markers change",
      subtitle: """
        One window made wider and wider: every width at which the layout becomes another one, found \
        to half a point.
        """,
      study: try Laboratory(figure).sweepStudy(), appearance: scene.appearance
    ).picture()
  }
}

extension Scene {
  /// Plant markers that share the width of a line.
  ///
  /// The numbers are its own, so that a change of `plants/markers` changes no measurement.
  static let sweptMarkers: Scene = {
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
}
