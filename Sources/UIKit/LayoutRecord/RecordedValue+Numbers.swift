import Basics
import Foundation
import LayoutCore
import RasterCore

/// Numbers with or without names, as text in a layout record: `top 8, leading 16`, `4, 2`.
struct NumbersValue: RecordedValue {
  var names: [String] = []
  let numbers: [Double]
  var separator = ", "

  var word: String {
    let texts = numbers.map(\.shortest)
    if names.isEmpty { return texts.joined(separator: separator) }
    return zip(names, texts).map { "\($0) \($1)" }.joined(separator: separator)
  }

  func write(to writer: DigestWriter) {
    writer.write(UInt64(numbers.count))
    for number in numbers { writer.write(number.bitPattern) }
  }
}

extension NumbersValue {
  /// The four insets of directional edges, in points.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      names: ["top", "leading", "bottom", "trailing"],
      numbers: [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init))
  }

  /// The four insets of edges, in points.
  init(_ insets: UIEdgeInsets) {
    self.init(
      names: ["top", "left", "bottom", "right"],
      numbers: [insets.top, insets.left, insets.bottom, insets.right].map(Double.init))
  }

  /// The coordinates of a point: `0.5,0`.
  init(_ point: CGPoint) {
    self.init(numbers: [Double(point.x), Double(point.y)], separator: ",")
  }

  /// The sixteen numbers of a transform, row by row.
  init(_ t: CATransform3D) {
    self.init(
      numbers: [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
        t.m42, t.m43, t.m44,
      ].map(Double.init), separator: " ")
  }
}

/// The colours of a gradient: `#FF0000, #0000FF`.
struct ColorsValue: RecordedValue {
  let colors: [Color]

  var word: String { colors.map(\.hex).joined(separator: ", ") }

  func write(to writer: DigestWriter) {
    writer.write(UInt64(colors.count))
    for color in colors {
      for part in [color.red, color.green, color.blue, color.alpha] {
        writer.write(part.bitPattern)
      }
    }
  }
}

/// The bounds of a path, the number of its points, and a hash of them: `0,0 40×40 5 points
/// 9f86d081884c7d65`.
struct PathValue: RecordedValue {
  let path: RasterCore.Path

  private var drawing: Drawing {
    Drawing { $0.fill(path, with: .color(.black)) }
  }

  var word: String { "\(path.outline()) \(drawing.digest)" }

  func write(to writer: DigestWriter) { drawing.write(to: writer) }
}

/// The mask of a layer: the class of the mask layer, its frame or the outline of its path, and a
/// hash of its drawing.
struct MaskValue: RecordedValue {
  let className: String
  let frame: CGRect
  /// The path of the mask; nil if it is not a shape layer or has no path.
  let path: RasterCore.Path?
  let drawing: Drawing

  var word: String {
    "\(className) \(path?.outline(at: frame.origin) ?? frame.word) \(drawing.digest)"
  }

  func write(to writer: DigestWriter) {
    writer.write(className)
    for number in frame.coordinates { writer.write(number.bitPattern) }
    drawing.write(to: writer)
  }
}

extension RasterCore.Path {
  /// Returns the bounds of the path moved by `origin`, and its number of points: `0,0 40×40 5
  /// points`.
  fileprivate func outline(at origin: CGPoint = .zero) -> String {
    let count = elements.count { $0.end != nil }
    let bounds = boundingBox.offsetBy(dx: origin.x, dy: origin.y)
    return "\(bounds.word) \(count) \(count == 1 ? "point" : "points")"
  }
}

extension CGRect {
  /// The rectangle as text: `0,0 40×20`.
  var word: String {
    let numbers = coordinates.map(\.shortest)
    return "\(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
  }
}
