import Foundation

/// The area of each pixel that a shape covers, computed by another method than the rasteriser's.
struct ExactArea {
  let width: Int, height: Int
  private(set) var areas: [Double]

  private init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
    areas = Array(repeating: 0, count: width * height)
  }

  /// Intersects a simple polygon with every pixel's square, and measures the areas.
  init(_ width: Int, _ height: Int, polygon: [CGPoint]) {
    self.init(width, height)
    for y in 0..<height {
      let row = Self.cut(Self.cut(polygon, \.y, above: Double(y)), \.y, below: Double(y + 1))
      for x in 0..<width {
        let cell = Self.cut(Self.cut(row, \.x, above: Double(x)), \.x, below: Double(x + 1))
        areas[y * width + x] = abs(Self.area(cell))
      }
    }
  }

  /// Adds up a shape's spans on many lines of each row; `span` returns the part of a line inside
  /// the shape.
  init(_ width: Int, _ height: Int, lines: Int, span: (Double) -> ClosedRange<Double>?) {
    self.init(width, height)
    for line in 0..<height * lines {
      guard let inside = span((Double(line) + 0.5) / Double(lines)) else { continue }
      let first = max(0, Int(inside.lowerBound.rounded(.down)))
      let last = min(width - 1, Int(inside.upperBound.rounded(.down)))
      guard first <= last else { continue }
      for x in first...last {
        let part = min(inside.upperBound, Double(x + 1)) - max(inside.lowerBound, Double(x))
        areas[line / lines * width + x] += part / Double(lines)
      }
    }
  }

  /// Returns the largest difference to alphas, in parts of 255.
  func largestDifference(to alpha: (Int, Int) -> UInt8) -> Double {
    var largest = 0.0
    for y in 0..<height {
      for x in 0..<width {
        largest = max(largest, abs(Double(alpha(x, y)) - areas[y * width + x] * 255))
      }
    }
    return largest
  }

  private static func cut(
    _ polygon: [CGPoint], _ axis: KeyPath<CGPoint, CGFloat>, above limit: Double
  ) -> [CGPoint] {
    cut(polygon) { Double($0[keyPath: axis]) - limit }
  }

  private static func cut(
    _ polygon: [CGPoint], _ axis: KeyPath<CGPoint, CGFloat>, below limit: Double
  ) -> [CGPoint] {
    cut(polygon) { limit - Double($0[keyPath: axis]) }
  }

  /// Keeps the part of a polygon where a linear function is not negative.
  private static func cut(_ polygon: [CGPoint], _ inside: (CGPoint) -> Double) -> [CGPoint] {
    guard var from = polygon.last else { return [] }
    var kept: [CGPoint] = []
    for to in polygon {
      let (a, b) = (inside(from), inside(to))
      if (a < 0) != (b < 0) {
        let t = a / (a - b)
        kept.append(CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t))
      }
      if b >= 0 { kept.append(to) }
      from = to
    }
    return kept
  }

  private static func area(_ polygon: [CGPoint]) -> Double {
    guard var from = polygon.last else { return 0 }
    var sum = 0.0
    for to in polygon {
      sum += Double(from.x * to.y - to.x * from.y) / 2
      from = to
    }
    return sum
  }
}
