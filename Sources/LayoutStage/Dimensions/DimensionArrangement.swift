import Foundation

/// A picture's dimensions as they are placed: the fewer are missing the better, then the cheaper.
struct DimensionArrangement {
  /// The option that each request is drawn with; nil if it is not drawn.
  let placed: [DimensionOption?]
  /// The requests that lack their position.
  let missing: [Int]
  /// The cost of all of them together.
  let cost: CGFloat

  /// Adds up the costs of options, each alone and in pairs.
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
