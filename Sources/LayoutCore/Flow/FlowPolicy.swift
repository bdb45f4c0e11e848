/// What Quarterturn decides where the facts about UIKit's flow layout are disputed or unknown.
///
/// Each decision stands here once, with the numbers of the facts it settles, and everything else
/// asks. A device that proves one of them wrong changes one line.
///
/// Three reports are not followed, and so have no switch: that horizontal scrolling with mixed
/// sizes swaps the two spacings (A31), that an item too large opens an empty line before itself
/// (A32), and that mixed sizes are not mirrored where a view reads from right to left (A30). They
/// contradict the documentation; identical sizes behave as documented in either reading.
public enum FlowPolicy {
  /// The order in which an unpinned element is stacked.
  public static let zIndex = 0

  /// The order in which headers and footers are stacked while their layout pins them.
  ///
  /// It holds for all elements of the kind, pinned at the moment or not, so that scrolling changes
  /// frames only (A54).
  public static let pinnedZIndex = 10

  /// Both flags of a fresh flow-layout invalidation context.
  ///
  /// UIKit's page says no, AppKit's page and the header's wording say yes (B9, B10).
  public static let freshContextInvalidates = true

  /// The largest length that takes part in layout, in points.
  ///
  /// Callers pass `CGFloat.greatestFiniteMagnitude` for "as much as there is". A million lengths of
  /// this limit still add up exactly, to the whole point, in a `Double`.
  public static let longestLength = 1e9

  /// Returns the length that layout uses for one that a caller gave.
  ///
  /// UIKit raises for negative sizes (A37); here a negative length or one that is not a number
  /// counts as nothing, and the caller is told through `FlowItemSizes.hasInvalidSize`.
  public static func length(_ given: Double) -> Double {
    given > 0 ? min(given, longestLength) : 0
  }

  /// Returns the distance that layout uses for an inset or a spacing that a caller gave.
  ///
  /// It may be negative: cards overlap that way. What is not a number counts as nothing.
  public static func distance(_ given: Double) -> Double {
    given.isNaN ? 0 : max(-longestLength, min(given, longestLength))
  }

  /// Returns how far the next neighbour begins after the start of one that is `length` long.
  ///
  /// A negative spacing pulls it back at most onto that start, so that order is kept.
  static func advance(_ length: Double, spacing: Double) -> Double { max(0, length + spacing) }
}
