import Foundation
import UIKit

/// The pixels of a picture, two per point, that are green.
///
/// Green is the second byte of a pixel whether red or blue is the first, so that the order of the
/// system does not matter.
@MainActor struct GreenPixels {
  /// The colour to draw in.
  static let colour = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  private let size: (width: Int, height: Int)
  private let green: Set<Int>

  /// Draws a picture of a size in points.
  init(_ size: CGSize, draw: (UIGraphicsImageRendererContext) -> Void) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.preferredRange = .standard
    let image = UIGraphicsImageRenderer(size: size, format: format).image(actions: draw).cgImage
    self.size = (image?.width ?? 0, image?.height ?? 0)
    guard let image, let data = image.dataProvider?.data as Data? else {
      green = []
      return
    }
    let (width, row) = (image.width, image.bytesPerRow)
    green = Set(
      (0..<width * image.height).filter { index in
        let start = data.startIndex + index / width * row + index % width * 4
        return data[start] < 90 && data[start + 1] > 200 && data[start + 2] < 90
      })
  }

  /// Draws a view's layer.
  init(of view: UIView) {
    view.layoutIfNeeded()
    self.init(view.bounds.size) { view.layer.render(in: $0.cgContext) }
  }

  /// The rows that have green pixels, of which the first is 0.
  var rows: [Int] {
    (0..<size.height).filter { y in (0..<size.width).contains { isGreen(x: $0, y: y) } }
  }

  /// The columns that have green pixels, of which the first is 0.
  var columns: [Int] {
    (0..<size.width).filter { x in (0..<size.height).contains { isGreen(x: x, y: $0) } }
  }

  /// Returns whether a pixel is green.
  func isGreen(x: Int, y: Int) -> Bool { green.contains(y * size.width + x) }
}
