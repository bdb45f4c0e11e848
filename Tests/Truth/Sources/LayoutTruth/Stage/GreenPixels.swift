import Foundation
import UIKit

/// The pixels of a picture, two per point, that are green.
///
/// Green is the second byte of a pixel whether red or blue is the first, so that the order of the
/// system does not matter.
@MainActor struct GreenPixels {
  /// The colour to draw in.
  static let colour = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// The numbers of the rows with green pixels; the picture's first row is 0.
  let rows: [Int]
  /// The numbers of the columns with green pixels; the picture's first column is 0.
  let columns: [Int]
  private let green: Set<Int>
  private let width: Int

  /// Draws a picture of a size in points.
  init(_ size: CGSize, draw: (UIGraphicsImageRendererContext) -> Void) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.preferredRange = .standard
    let image = UIGraphicsImageRenderer(size: size, format: format).image(actions: draw).cgImage
    width = image?.width ?? 0
    green = image.map(Self.greenPixels) ?? []
    rows = Set(green.map { [width] in $0 / width }).sorted()
    columns = Set(green.map { [width] in $0 % width }).sorted()
  }

  /// Returns the numbers of the green pixels, row by row.
  private static func greenPixels(of image: CGImage) -> Set<Int> {
    guard let data = image.dataProvider?.data as Data? else { return [] }
    let (width, row, count) = (image.width, image.bytesPerRow, image.width * image.height)
    var found: Set<Int> = []
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      // Without ranges, whose iterators take most of the time in code that is not optimised.
      var pixel = 0
      while pixel < count {
        let start = pixel / width * row + pixel % width * 4
        if bytes[start + 1] > 200, bytes[start] < 90, bytes[start + 2] < 90 { found.insert(pixel) }
        pixel += 1
      }
    }
    return found
  }

  /// Draws a view's layer.
  init(of view: UIView) {
    view.layoutIfNeeded()
    self.init(view.bounds.size) { view.layer.render(in: $0.cgContext) }
  }

  /// Returns whether a pixel is green.
  func isGreen(x: Int, y: Int) -> Bool { green.contains(y * width + x) }
}
