import Foundation
import LayoutFigures
import RasterPNG
import UIKit

extension Scene {
  /// Four photographs filling cells of many shapes.
  static let photoGrid: Scene = {
    var metrics = FlowMetrics()
    metrics.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    metrics.itemSize = CGSize(width: 192, height: 144)
    var scene = Scene(
      "photos/grid", on: "iPhone 7 Plus",
      sections: [SceneSection(items: photos)], variants: ["aspect-fill": .flow(metrics)])
    scene.title = "Photographs"
    scene.subtitle = "Whatever the shape of a cell, its photograph fills it."
    scene.cell = .photo
    scene.chrome = [.statusBar, .navigationBar]
    return scene
  }()

  /// The shapes are a banner, pairs and threes in an upright phone's width.
  private static let photos: [SceneItem] = [
    photo("rocket", "Lift-off", 394, 170), photo("cat", "Chelsea", 192, 192),
    photo("coffee", "Espresso", 192, 192), photo("deep-field", "Deep field", 124, 170),
    photo("cat", "Chelsea, upright", 124, 170), photo("rocket", "The pad", 124, 170),
    photo("deep-field", "The same sky", 192, 120), photo("coffee", "Another cup", 192, 120),
    photo("cat", "Chelsea, wide", 394, 120),
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
