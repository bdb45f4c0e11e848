/// Sets of numbers that can be joined.
struct DisjointSets {
  private var parents: [Int32]

  /// Makes a set for each number below `count`.
  init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

  /// Returns the number that represents the set of a number.
  mutating func root(of number: Int) -> Int {
    var number = number
    while Int(parents[number]) != number {
      // Halving the path keeps it short.
      parents[number] = parents[Int(parents[number])]
      number = Int(parents[number])
    }
    return number
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (a, b) = (root(of: one), root(of: other))
    // The smaller number represents the set, so that the result does not depend on the order.
    if a != b { parents[max(a, b)] = Int32(min(a, b)) }
  }
}
