package import Foundation

/// A rectangle of whole pixels.
///
/// The rectangle is empty unless each maximum is greater than its minimum.
package struct PixelRect: Sendable, Hashable {
  package var minX: Int, minY: Int, maxX: Int, maxY: Int

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Makes a rectangle.
  ///
  /// A negative width or height becomes zero.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + max(width, 0), maxY: y + max(height, 0))
  }

  /// The left column.
  package var x: Int { minX }
  /// The top row.
  package var y: Int { minY }
  /// The number of columns.
  package var width: Int { max(0, maxX - minX) }
  /// The number of rows.
  package var height: Int { max(0, maxY - minY) }
  /// The columns, from left to right.
  package var columns: Range<Int> { minX..<minX + width }
  /// The rows, from the top down.
  package var rows: Range<Int> { minY..<minY + height }
  /// Whether the rectangle has no pixels.
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }
}

extension PixelRect {
  /// The limit of the absolute value of a coordinate.
  ///
  /// The limit is far beyond the size of any picture, and prevents integer overflow in sums of
  /// coordinates.
  package static let limit: CGFloat = 1e9

  /// Makes the smallest rectangle of whole pixels that contains another rectangle and a margin
  /// around it, or nil if a coordinate is NaN or its absolute value is not below the limit.
  package init?(around rect: CGRect, margin: CGFloat = 0) {
    let low = CGPoint(x: rect.minX - margin, y: rect.minY - margin)
    let high = CGPoint(x: rect.maxX + margin, y: rect.maxY + margin)
    let numbers = [low.x, low.y, high.x, high.y]
    // The comparison is also false for NaN, which cannot be converted to an integer.
    guard numbers.allSatisfy({ abs($0) < Self.limit }) else { return nil }
    self.init(
      minX: Int(low.x.rounded(.down)), minY: Int(low.y.rounded(.down)),
      maxX: Int(high.x.rounded(.up)), maxY: Int(high.y.rounded(.up)))
  }

  /// Returns the intersection with another rectangle, or `empty` if they do not overlap.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return both.isEmpty ? .empty : both
  }

  /// Returns the smallest rectangle that contains this one and another.
  ///
  /// Empty rectangles are ignored.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func insetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
  }

  func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}

extension PixelRect: CustomStringConvertible {
  /// The size and position, such as `24×10 at 96,40`.
  package var description: String { "\(width)×\(height) at \(x),\(y)" }
}
