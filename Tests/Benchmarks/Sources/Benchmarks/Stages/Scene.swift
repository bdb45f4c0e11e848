import Foundation
import RasterCore

extension Benchmark {
  /// The reference scene: recorded and rasterised, on one thread and on all, and each kind by
  /// itself.
  static func scene(_ scene: ReferenceScene) -> [Benchmark] {
    whole(scene)
      + scene.operationNames.map { name in
        Benchmark("scene", "\(name) alone, one thread") {
          rasterizing(scene, scene.drawing(only: name), bands: 1)
        }
      }
  }

  private static func whole(_ scene: ReferenceScene) -> [Benchmark] {
    [
      Benchmark("scene", "recorded and rasterised, one thread") {
        var bitmap = Bitmap(width: scene.width, height: scene.height)
        return {
          scene.drawing().rasterize(into: &bitmap, bands: 1)
          return Int(bitmap[100, 100].red)
        }
      },
      Benchmark("scene", "recorded and rasterised, all cores") {
        var bitmap = Bitmap(width: scene.width, height: scene.height)
        return {
          scene.drawing().rasterize(into: &bitmap)
          return Int(bitmap[100, 100].red)
        }
      },
      Benchmark("scene", "rasterised, one thread") {
        rasterizing(scene, scene.drawing(), bands: 1)
      },
      Benchmark("scene", "rasterised, all cores") {
        rasterizing(scene, scene.drawing(), bands: nil)
      },
    ]
  }

  private static func rasterizing(
    _ scene: ReferenceScene, _ drawing: Drawing, bands: Int?
  ) -> () -> Int {
    var bitmap = Bitmap(width: scene.width, height: scene.height)
    return {
      drawing.rasterize(into: &bitmap, bands: bands)
      return Int(bitmap[100, 100].red)
    }
  }
}

extension ReferenceScene {
  /// The kinds of operations in the order in which they first appear.
  fileprivate var operationNames: [String] {
    var names: [String] = []
    for operation in operations where !names.contains(operation.op) { names.append(operation.op) }
    return names
  }
}
