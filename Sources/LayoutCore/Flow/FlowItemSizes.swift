import Basics

/// The sizes of the items of one section.
///
/// As long as all sizes are equal, only one is stored, whatever the number of items. The first
/// different size turns the storage into two arrays. Leftover space is distributed differently if
/// all sizes are equal (A17), so it matters that equal sizes are always stored as one.
package struct FlowItemSizes: Sendable {
  /// The number of items.
  package private(set) var count: Int
  /// The size of all items as long as they are equal; afterwards the size of the first item.
  private(set) var first: AxisSize
  /// The extents along the axis; empty as long as all sizes are equal.
  private(set) var along: [Double] = []
  /// The extents across the axis; empty as long as all sizes are equal.
  private(set) var across: [Double] = []
  /// The largest extent across the axis.
  package private(set) var widest: Double
  /// The sum of the extents of all items across the axis.
  private(set) var totalAcross: Double
  /// Whether a size was negative or not a number, and was replaced by zero.
  package private(set) var hasInvalidSize: Bool

  /// Creates sizes for items that are all equal.
  ///
  /// - Parameters:
  ///   - size: the size of each item.
  ///   - count: the number of items; a negative number counts as 0.
  package init(repeating size: AxisSize = .zero, count: Int = 0) {
    let valid = Self.valid(size)
    self.count = max(0, count)
    first = valid
    widest = count > 0 ? valid.across : 0
    totalAcross = Double(self.count) * valid.across
    hasInvalidSize = count > 0 && !Self.isSize(size)
  }

  /// Creates sizes for items from a closure.
  ///
  /// The closure is called once for each item, in order.
  package init(count: Int, _ size: (Int) -> AxisSize) {
    self.init()
    var next = 0
    while next < count, isUniform {
      append(size(next))
      next += 1
    }
    if next < count { fill(from: next, to: count, size) }
  }

  /// Whether all items have the same size.
  package var isUniform: Bool { along.isEmpty }

  /// The size of the item at an index.
  package subscript(item: Int) -> AxisSize {
    isUniform ? first : AxisSize(along: along[item], across: across[item])
  }

  package mutating func append(_ size: AxisSize) {
    let valid = Self.valid(size)
    if !Self.isSize(size) { hasInvalidSize = true }
    if count == 0 { first = valid }
    // The arrays are created before this item is counted, so that they hold only the previous
    // items.
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

  /// Appends items of different sizes by writing into preallocated arrays, because growing the
  /// arrays would take half of the time.
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

  /// Returns whether neither extent is negative or NaN.
  ///
  /// An extent beyond `FlowPolicy.longestLength` is not invalid: it is limited to that length.
  private static func isSize(_ given: AxisSize) -> Bool { given.along >= 0 && given.across >= 0 }
}
