import Examples
import Foundation
import LayoutLaboratory
import LayoutScenes
import UIKit

extension DocumentationFigure {
  /// The figure of a rotation's invalidations: a plain flow layout beside one that asks its
  /// delegate for sizes again.
  static let invalidation = DocumentationFigure(Scene.rotatingMarkers) { scene in
    RotationFigure(
      title: "What a rotation invalidates",
      subtitle: """
        A plain flow layout keeps the sizes that its delegate gave for the other orientation; \
        the resizing one asks again.
        """,
      names: ["Plain flow layout", "Resizing flow layout"],
      studies: try scene.figures().map { try Laboratory($0).rotationStudy() }
    ).picture()
  }
}

extension Scene {
  /// Plant markers for which the delegate returns sizes that fill the width of a line.
  ///
  /// Only the resizing layout requests these sizes again after a rotation. The scene has its own
  /// metrics, so that changing those of `plants/markers` does not change this figure.
  static let rotatingMarkers: Scene = {
    var resizing = SceneFlowMetrics()
    resizing.itemSize = CGSize(width: 150, height: 220)
    resizing.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    resizing.delegateSizes = .resizing
    var scene = Scene(
      "lab/invalidation", on: "iPhone 7 Plus", sections: Scene.plantMarkers.sections,
      variants: ["plain": .flow(resizing), "resizing": .resizingFlow(resizing)])
    scene.title = "Plant markers"
    scene.cell = .marker
    scene.chrome = [.statusBar, .navigationBar]
    return scene
  }()
}
