extension FlowPolicy {
  /// Returns whether another item fits on a line with `remaining` points left.
  ///
  /// The comparison is exact, and an item of equal length fits (A12, A13). Callers subtract each
  /// item and the spacing before it from the remaining length, as the names of UIKit's private
  /// methods suggest (A14, A16). Adding up the lengths instead would round differently.
  @inline(__always)
  static func fits(_ length: Double, spacing: Double, remaining: Double) -> Bool {
    length + spacing <= remaining
  }

  /// Returns the number of items of one length that fit on a line, at least one; nil if the length
  /// and the spacing are so small that any number fits.
  ///
  /// Up to `countedItems` items, the line is filled one by one; beyond that, the number is a
  /// quotient. The two differ by at most one item (A14), which is not noticeable among thousands.
  static func itemsPerLine(length: Double, spacing: Double, available: Double) -> Int? {
    guard length <= available else { return 1 }
    let estimate = (available + spacing) / (length + spacing)
    guard length + spacing > 0, estimate < Double(Int32.max) else { return nil }
    guard estimate < countedItems else { return Int(estimate) }
    // The subtractions are those of `LineBreaker`, so that rounding errors are the same whether the
    // sizes of items are equal or not.
    var remaining = available - length
    var count = 1
    while fits(length, spacing: spacing, remaining: remaining) {
      remaining -= length + spacing
      count += 1
    }
    return count
  }

  /// The maximum number of items for which a line is filled one by one.
  private static let countedItems = 4096.0
}
