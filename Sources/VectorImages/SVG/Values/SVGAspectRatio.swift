import Foundation
import RasterCore

/// The value of the SVG attribute `preserveAspectRatio`.
struct SVGAspectRatio: Sendable, Equatable {
  /// The position of the view box in the viewport along each axis: 0, ½ or 1; nil to stretch it.
  var alignment: (x: CGFloat, y: CGFloat)? = (0.5, 0.5)
  /// Whether the view box covers the viewport instead of fitting into it.
  var isSlice = false

  init() {}

  /// Parses a value; an invalid alignment is replaced by the default one.
  init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).filter { $0 != "defer" }
    isSlice = words.dropFirst().first == "slice"
    guard let word = words.first, word != "none" else {
      if words.first == "none" { alignment = nil }
      return
    }
    guard word.count == 8, let x = Self.places[word.prefix(4).lowercased()],
      let y = Self.places[word.suffix(4).lowercased()]
    else { return }
    alignment = (x, y)
  }

  private static let places: [String: CGFloat] = [
    "xmin": 0, "xmid": 0.5, "xmax": 1, "ymin": 0, "ymid": 0.5, "ymax": 1,
  ]

  /// Returns the transform from a view box to a viewport; nil if the box is empty, or if the
  /// transform is not finite.
  func transform(from box: CGRect, to viewport: CGRect) -> CGAffineTransform? {
    guard box.width > 0, box.height > 0 else { return nil }
    var (x, y) = (viewport.width / box.width, viewport.height / box.height)
    var (left, top) = (viewport.minX, viewport.minY)
    if let alignment {
      let scale = isSlice ? max(x, y) : min(x, y)
      (x, y) = (scale, scale)
      left += (viewport.width - box.width * scale) * alignment.x
      top += (viewport.height - box.height * scale) * alignment.y
    }
    let result = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: left - box.minX * x, ty: top - box.minY * y)
    return result.isFinite ? result : nil
  }

  static func == (one: SVGAspectRatio, other: SVGAspectRatio) -> Bool {
    one.isSlice == other.isSlice && one.alignment?.x == other.alignment?.x
      && one.alignment?.y == other.alignment?.y
  }
}
