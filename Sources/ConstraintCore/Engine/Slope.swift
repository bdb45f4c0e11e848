/// The rate at which violations change along an edge of the polytope, level by level.
struct Slope {
  private var values: [Double]
  private let order: [Int]

  init(slotCount: Int, order: [Int]) {
    values = Array(repeating: 0, count: slotCount)
    self.order = order
  }

  mutating func add(_ value: Double, slot: Int) {
    values[slot] += value
  }

  /// Whether the violations of the highest level that changes increase; true if no level changes.
  var isRising: Bool {
    for slot in order where abs(values[slot]) > Multipliers.dust { return values[slot] > 0 }
    return true
  }
}
