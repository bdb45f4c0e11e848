import Foundation
import RasterCore

extension Benchmark {
  /// The reference scene: recorded and rasterised, on one thread and on all, and each kind by
  /// itself.
  static let scene =
    whole
    + ReferenceScene.Kind.allCases.map { kind in
      Benchmark("scene", "\(kind.rawValue) alone, one thread") {
        rasterizing(ReferenceScene().drawing(only: kind), bands: 1)
      }
    }

  private static let whole = [
    Benchmark("scene", "recorded and rasterised, one thread") { drawing(bands: 1) },
    Benchmark("scene", "recorded and rasterised, all cores") { drawing(bands: nil) },
    Benchmark("scene", "rasterised, one thread") {
      rasterizing(ReferenceScene().drawing(), bands: 1)
    },
    Benchmark("scene", "rasterised, all cores") {
      rasterizing(ReferenceScene().drawing(), bands: nil)
    },
  ]

  private static func drawing(bands: Int?) -> () -> Int {
    let scene = ReferenceScene()
    var bitmap = Bitmap(width: ReferenceScene.width, height: ReferenceScene.height)
    return {
      scene.drawing().rasterize(into: &bitmap, bands: bands)
      return Int(bitmap[100, 100].red)
    }
  }

  private static func rasterizing(_ drawing: Drawing, bands: Int?) -> () -> Int {
    var bitmap = Bitmap(width: ReferenceScene.width, height: ReferenceScene.height)
    return {
      drawing.rasterize(into: &bitmap, bands: bands)
      return Int(bitmap[100, 100].red)
    }
  }
}
