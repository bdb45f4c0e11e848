import Foundation

/// A rectangle of whole pixels.
public struct PixelRect: Sendable, Hashable, Codable {
  /// The left column.
  public let x: Int
  /// The top row.
  public let y: Int
  /// How many columns.
  public let width: Int
  /// How many rows.
  public let height: Int

  /// Makes a rectangle; a negative side counts as none.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// Reads a rectangle; one that lies beyond a billion pixels is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let sides = try [CodingKeys.x, .y, .width, .height].map {
      try container.decode(Int.self, forKey: $0)
    }
    guard sides.allSatisfy({ abs(Double($0)) < Self.limit }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .x, in: container, debugDescription: "a rectangle beyond all pictures")
    }
    self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  /// Beyond a billion pixels nothing is drawn, and `Int` would trap near its end.
  private static let limit = 1e9

  /// The columns.
  public var columns: Range<Int> { x..<x + width }
  /// The rows.
  public var rows: Range<Int> { y..<y + height }

  /// Whether there is no pixel in it.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Makes the smallest rectangle of whole pixels around another; nil when that has no place.
  init?(around rect: CGRect, margin: Double = 0) {
    let sides = [
      Double(rect.minX) - margin, Double(rect.minY) - margin, Double(rect.maxX) + margin,
      Double(rect.maxY) + margin,
    ]
    guard sides.allSatisfy({ abs($0) < Self.limit }) else { return nil }
    let (left, top) = (Int(sides[0].rounded(.down)), Int(sides[1].rounded(.down)))
    self.init(
      x: left, y: top, width: Int(sides[2].rounded(.up)) - left,
      height: Int(sides[3].rounded(.up)) - top)
  }

  /// What this rectangle and another have in common; nil for nothing.
  func intersection(_ other: PixelRect) -> PixelRect? {
    let common = (columns.clamped(to: other.columns), rows.clamped(to: other.rows))
    if common.0.isEmpty || common.1.isEmpty { return nil }
    return PixelRect(
      x: common.0.lowerBound, y: common.1.lowerBound, width: common.0.count,
      height: common.1.count)
  }

  /// The smallest rectangle around this one and another.
  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(columns.upperBound, other.columns.upperBound) - left,
      height: max(rows.upperBound, other.rows.upperBound) - top)
  }
}

extension PixelRect: CustomStringConvertible {
  /// Size and place, as in `24×10 at 96,40`.
  public var description: String { "\(width)×\(height) at \(x),\(y)" }
}
