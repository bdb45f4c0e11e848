import Basics

/// The sizes of the items of one section, as numbers.
///
/// As long as all sizes are equal, only one is stored, whatever the number of items; the first that
/// differs turns them into two arrays. Which of the two it is decides how leftover space is shared
/// (A17), and only the sizes decide, not where they came from.
package struct FlowItemSizes: Sendable {
  /// The number of items.
  package private(set) var count: Int
  /// The size of every item as long as all are equal, and of the first item afterwards.
  private(set) var first: AxisSize
  /// The extents along the axis once the sizes differ, else empty.
  private(set) var along: [Double] = []
  /// The extents across the axis once the sizes differ, else empty.
  private(set) var across: [Double] = []
  /// The largest extent across the axis.
  package private(set) var widest: Double
  /// The extents of all items across the axis, added up.
  private(set) var totalAcross: Double
  /// Whether a size was negative or not a number, and is counted as zero.
  package private(set) var hasInvalidSize: Bool

  /// Makes a number of items of one size.
  ///
  /// - Parameters:
  ///   - size: the size of each item.
  ///   - count: the number of items; a negative number counts as none.
  package init(repeating size: AxisSize = .zero, count: Int = 0) {
    let valid = Self.valid(size)
    self.count = max(0, count)
    first = valid
    widest = count > 0 ? valid.across : 0
    totalAcross = Double(self.count) * valid.across
    hasInvalidSize = count > 0 && !Self.isSize(size)
  }

  /// Makes a number of items, each of the size that a closure gives.
  ///
  /// The closure is queried about each item once, in order.
  package init(count: Int, _ size: (Int) -> AxisSize) {
    self.init()
    var next = 0
    while next < count, isUniform {
      append(size(next))
      next += 1
    }
    if next < count { fill(from: next, to: count, size) }
  }

  /// Whether all items have one size.
  package var isUniform: Bool { along.isEmpty }

  /// The size of an item.
  package subscript(item: Int) -> AxisSize {
    isUniform ? first : AxisSize(along: along[item], across: across[item])
  }

  /// Adds an item.
  package mutating func append(_ size: AxisSize) {
    let valid = Self.valid(size)
    if !Self.isSize(size) { hasInvalidSize = true }
    if count == 0 { first = valid }
    // Before this item is counted: the arrays take the equal sizes of those before it.
    if isUniform && valid != first { spread() }
    if !isUniform {
      along.append(valid.along)
      across.append(valid.across)
    }
    widest = max(widest, valid.across)
    totalAcross += valid.across
    count += 1
  }

  private mutating func spread() {
    along = Array(repeating: first.along, count: count)
    across = Array(repeating: first.across, count: count)
  }

  /// Adds items to those of differing sizes, written in place: growing the arrays would take as
  /// long as the rest.
  private mutating func fill(from first: Int, to end: Int, _ size: (Int) -> AxisSize) {
    let (oldAlong, oldAcross) = (along, across)
    var (widest, total, hasInvalid) = (widest, totalAcross, hasInvalidSize)
    var filled: [Double] = []
    along = Array(unsafeUninitializedCapacity: end) { along, alongCount in
      filled = Array(unsafeUninitializedCapacity: end) { across, acrossCount in
        LargePages.wish(under: UnsafeMutableRawBufferPointer(along))
        LargePages.wish(under: UnsafeMutableRawBufferPointer(across))
        _ = along.update(fromContentsOf: oldAlong)
        _ = across.update(fromContentsOf: oldAcross)
        for item in first..<end {
          let given = size(item)
          let valid = Self.valid(given)
          hasInvalid = hasInvalid || !Self.isSize(given)
          (along[item], across[item]) = (valid.along, valid.across)
          widest = max(widest, valid.across)
          total += valid.across
        }
        acrossCount = end
      }
      alongCount = end
    }
    (across, count) = (filled, end)
    (self.widest, totalAcross, hasInvalidSize) = (widest, total, hasInvalid)
  }

  private static func valid(_ size: AxisSize) -> AxisSize {
    AxisSize(along: FlowPolicy.length(size.along), across: FlowPolicy.length(size.across))
  }

  /// Returns whether neither extent is negative or NaN; one beyond the limit is valid and only cut.
  private static func isSize(_ given: AxisSize) -> Bool { given.along >= 0 && given.across >= 0 }
}
