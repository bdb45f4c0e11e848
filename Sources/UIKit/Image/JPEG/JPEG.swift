import Foundation
import RasterCore

/// An encoder of baseline JPEG files: ITU-T T.81, with a JFIF header.
///
/// Every image is stored as three planes in full resolution (4:4:4), so that letters and edges keep
/// their colours. All arithmetic is done in integers, so that the bytes are the same on every
/// machine.
///
/// libjpeg-turbo is not used, because the decoded pixels of its files differ.
enum JPEG {
  /// Returns the bytes of a file.
  ///
  /// The format has no alpha: the image is composited on white.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - quality: from 0, the smallest file, to 1, the best image.
  /// - Returns: the bytes, or nil for an image that is empty or too large for the format.
  static func encode(_ bitmap: Bitmap, quality: CGFloat) -> Data? {
    let sides = 1...Int(UInt16.max)
    guard sides.contains(bitmap.width), sides.contains(bitmap.height) else { return nil }
    let tables = [JPEGQuantisation.luminance, .chrominance].map { $0.scaled(to: quality) }
    var file = JPEGFile()
    file.writeHeader(width: bitmap.width, height: bitmap.height, quantisation: tables)
    var scan = JPEGScan()
    for top in stride(from: 0, to: bitmap.height, by: 8) {
      for left in stride(from: 0, to: bitmap.width, by: 8) {
        let planes = JPEGBlock.planes(of: bitmap, left: left, top: top)
        for (index, plane) in planes.enumerated() {
          // The first plane is luminance; both chrominance planes share the second table.
          let table = tables[min(index, 1)]
          scan.write(plane.transformed(by: table), ofPlane: index)
        }
      }
    }
    return file.finished(with: scan.finished())
  }
}
