/// A constraint scaled so that its numbers suit the engine's tolerances.
struct NormalLine {
  let terms: [(variable: Int32, coefficient: Double)]
  let constant: Double
  /// The number that the constraint was divided by.
  let unit: Double

  /// The minimum size of a coefficient relative to the largest one; smaller coefficients would be
  /// lost in rounding and count as zero.
  private static let leastShare = 0x1p-30
  /// The maximum magnitude of a constant.
  ///
  /// Below this limit, sums of thousands of constants do not lose their fractions.
  private static let furthest = 0x1p40
  /// The range of the largest coefficient with which a constraint is not scaled.
  ///
  /// If the largest coefficient is outside of the range, the constraint is divided by it;
  /// violations are measured after the division.
  private static let range = 0x1p-12...0x1p12

  init(_ constraint: Constraint) {
    var sums: [(variable: Int32, coefficient: Double)] = []
    sums.reserveCapacity(constraint.terms.count)
    for term in constraint.terms {
      let index = Int32(term.variable.index)
      if let place = sums.firstIndex(where: { $0.variable == index }) {
        sums[place].coefficient += term.coefficient
      } else {
        sums.append((index, term.coefficient))
      }
    }
    var (largest, smallest) = (0.0, Double.infinity)
    for sum in sums {
      largest = max(largest, abs(sum.coefficient))
      smallest = min(smallest, abs(sum.coefficient))
    }
    let least = largest * Self.leastShare
    if !(smallest > least) { sums.removeAll { !(abs($0.coefficient) > least) } }
    unit = largest == 0 || Self.range.contains(largest) ? 1 : largest
    if unit != 1 { for index in sums.indices { sums[index].coefficient /= unit } }
    terms = sums
    constant = Self.clamped(constraint.constant / unit)
  }

  /// Returns whether a constraint's terms can be used unchanged, as almost all can: there are at
  /// most four, no variable occurs twice, and the magnitudes of the coefficients are in `range`.
  static func isNormal(_ constraint: Constraint) -> Bool {
    let terms = constraint.terms
    guard terms.count <= 4 else { return false }
    for (index, term) in terms.enumerated() {
      guard range.contains(abs(term.coefficient)) else { return false }
      for other in terms[..<index] where other.variable == term.variable { return false }
    }
    return true
  }

  static func clamped(_ constant: Double) -> Double {
    min(max(constant, -furthest), furthest)
  }
}
