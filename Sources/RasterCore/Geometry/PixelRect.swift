package import Foundation

/// A rectangle of whole pixels; empty if a maximum is not above its minimum.
public struct PixelRect: Sendable, Hashable {
  package var minX: Int, minY: Int, maxX: Int, maxY: Int

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Makes a rectangle; a negative side counts as none.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + max(width, 0), maxY: y + max(height, 0))
  }

  /// The left column.
  public var x: Int { minX }
  /// The top row.
  public var y: Int { minY }
  /// The number of columns.
  public var width: Int { max(0, maxX - minX) }
  /// The number of rows.
  public var height: Int { max(0, maxY - minY) }
  /// The columns, from left to right.
  public var columns: Range<Int> { minX..<minX + width }
  /// The rows, from the top down.
  public var rows: Range<Int> { minY..<minY + height }
  /// Whether there is no pixel in it.
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }
}

extension PixelRect {
  /// Beyond a billion pixels nothing is drawn, and sums would trap near the end of `Int`.
  package static let limit: CGFloat = 1e9

  /// Makes the smallest rectangle of whole pixels around another; nil for one that is beyond the
  /// limit or has NaN.
  package init?(around rect: CGRect, margin: CGFloat = 0) {
    let low = CGPoint(x: rect.minX - margin, y: rect.minY - margin)
    let high = CGPoint(x: rect.maxX + margin, y: rect.maxY + margin)
    let numbers = [low.x, low.y, high.x, high.y]
    // False for NaN too, from which no Int can be made.
    guard numbers.allSatisfy({ abs($0) < Self.limit }) else { return nil }
    self.init(
      minX: Int(low.x.rounded(.down)), minY: Int(low.y.rounded(.down)),
      maxX: Int(high.x.rounded(.up)), maxY: Int(high.y.rounded(.up)))
  }

  /// Returns the intersection of this rectangle and another; `empty` if they share nothing.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return both.isEmpty ? .empty : both
  }

  /// The smallest rectangle around this one and another; an empty one adds nothing.
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
  /// Size and place, as in `24×10 at 96,40`.
  public var description: String { "\(width)×\(height) at \(x),\(y)" }
}
