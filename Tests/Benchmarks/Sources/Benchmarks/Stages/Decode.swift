import Foundation
import RasterCore
import RasterPNG

extension Benchmark {
  /// The bytes of a PNG become a bitmap.
  static let decode = [
    Benchmark("decode", "interface, opaque") { try decoding(Frame.interface) },
    Benchmark("decode", "interface, one pixel transparent") {
      var bitmap = Frame.interface
      bitmap[0, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
      return try decoding(bitmap)
    },
    Benchmark("decode", "photograph") { try decoding(Frame.photograph) },
  ]

  private static func decoding(_ bitmap: Bitmap) throws -> () -> Int {
    let data = try PNG.encode(bitmap)
    return { (try? PNG.read(data, name: "benchmark"))?.bitmap.width ?? 0 }
  }
}
