import Foundation
import RasterCore
import RasterPNG

extension Bitmap {
  /// The bytes of a PNG file of the picture.
  func png() throws(PNGError) -> Data { try PNG.encode(self) }
}
