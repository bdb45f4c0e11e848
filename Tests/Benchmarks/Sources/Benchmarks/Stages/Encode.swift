import Foundation
import RasterCore
import RasterPNG

extension Benchmark {
  /// A bitmap becomes the bytes of a PNG.
  static let encode = [
    Benchmark("encode", "interface, opaque") { encoding(Frame.interface) },
    Benchmark("encode", "interface, one pixel transparent") {
      var bitmap = Frame.interface
      bitmap[0, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
      return encoding(bitmap)
    },
    Benchmark("encode", "photograph") { encoding(Frame.photograph) },
  ]

  /// Work that encodes a bitmap; one that cannot be encoded counts as no bytes.
  private static func encoding(_ bitmap: Bitmap) -> () -> Int {
    { (try? PNG.encode(bitmap))?.count ?? 0 }
  }
}
