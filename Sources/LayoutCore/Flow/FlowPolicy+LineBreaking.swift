extension FlowPolicy {
  /// Returns whether another item fits on a line that has `remaining` points left.
  ///
  /// The comparison is exact, equality fits (A12, A13). Callers subtract each item together with
  /// the spacing before it from what remains, which is what the names of UIKit's private methods
  /// suggest (A14, A16): adding up instead would round differently.
  @inline(__always)
  static func fits(_ length: Double, spacing: Double, remaining: Double) -> Bool {
    length + spacing <= remaining
  }

  /// Returns how many items of one length fit on a line, at least one.
  ///
  /// Up to `countedItems` the line is filled one by one, beyond that the number is divided: the
  /// forms of A14 differ by one item at most, which no longer shows among thousands. Nil when
  /// nothing limits the number.
  static func itemsPerLine(length: Double, spacing: Double, available: Double) -> Int? {
    guard length <= available else { return 1 }
    let estimate = (available + spacing) / (length + spacing)
    guard length + spacing > 0, estimate < Double(Int32.max) else { return nil }
    guard estimate < countedItems else { return Int(estimate) }
    // The same subtractions as `LineBreaker` does for sizes that differ.
    var remaining = available - length
    var count = 1
    while fits(length, spacing: spacing, remaining: remaining) {
      remaining -= length + spacing
      count += 1
    }
    return count
  }

  /// The number of items up to which a line is filled one by one.
  private static let countedItems = 4096.0
}
