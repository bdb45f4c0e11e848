import Foundation

/// One arrangement of a picture's dimension lines: the `DimensionOption` chosen for each
/// `DimensionRequest`.
///
/// The better of two arrangements has fewer missing dimensions or, if the numbers are equal, the
/// lower cost.
struct DimensionArrangement {
  /// The option with which each request is drawn; nil if the request is not drawn.
  let placed: [DimensionOption?]
  /// The indices of the requests that are not drawn, or are drawn without their number.
  let missing: [Int]
  /// The total cost of the drawn options.
  let cost: CGFloat

  /// Computes the total cost of the options: the cost of each option, plus the cost of drawing each
  /// pair in the same picture, which is negative for lines that continue each other.
  init(_ placed: [DimensionOption?], of requests: [DimensionRequest]) {
    self.placed = placed
    missing = requests.indices.filter { requests[$0].isMissing(placed[$0]) }
    let drawn = placed.compactMap(\.self)
    cost = drawn.indices.reduce(0) { sum, index in
      sum + (drawn[index].cost(among: drawn[..<index]) ?? drawn[index].cost)
    }
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.missing.count, one.cost) < (other.missing.count, other.cost)
  }
}
