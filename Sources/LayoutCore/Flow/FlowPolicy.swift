package import Foundation

/// Quarterturn's decisions where the facts about UIKit's flow layout are disputed or unknown.
///
/// Each decision is made here once, with the numbers of the facts that it settles. What a device
/// proves wrong is changed in one line.
///
/// Three reports are not followed, and so have no switch: that horizontal scrolling with mixed
/// sizes swaps the two spacings (A31), that an item too large opens an empty line before itself
/// (A32), and that mixed sizes are not mirrored where a view reads from right to left (A30). They
/// contradict the documentation; identical sizes behave as documented in either reading.
package enum FlowPolicy {
  /// The order in which an unpinned element is stacked.
  package static let zIndex = 0

  /// The order in which headers and footers are stacked while their layout pins them.
  ///
  /// It holds for all elements of the kind, pinned at the moment or not, so that scrolling changes
  /// frames only (A54).
  package static let pinnedZIndex = 10

  /// Both flags of a fresh flow-layout invalidation context.
  ///
  /// UIKit's page says no, AppKit's page and the header's wording say yes (B9, B10).
  package static let freshContextInvalidates = true

  /// The largest length that takes part in layout, in points.
  ///
  /// Callers pass `CGFloat.greatestFiniteMagnitude` for "as much as there is". A million lengths of
  /// this limit still add up exactly, to the whole point, in a `Double`.
  package static let longestLength = 1e9

  /// Returns the length that layout uses for one that a caller gave.
  ///
  /// UIKit raises an exception for negative sizes (A37). Here a negative length or NaN counts as
  /// zero, and `FlowItemSizes.hasInvalidSize` says so.
  package static func length(_ given: Double) -> Double {
    given > 0 ? min(given, longestLength) : 0
  }

  /// Returns the distance that layout uses for an inset or a spacing that a caller gave.
  ///
  /// It may be negative: cards overlap that way. NaN counts as zero.
  package static func distance(_ given: Double) -> Double {
    given.isNaN ? 0 : max(-longestLength, min(given, longestLength))
  }

  /// Returns the distance between the starts of neighbours of a length.
  ///
  /// A negative spacing pulls it back at most onto that start, so that order is kept.
  static func advance(_ length: Double, spacing: Double) -> Double { max(0, length + spacing) }
}

extension FlowPolicy {
  /// Returns the rectangle that a collection view queries its layout about.
  ///
  /// UIKit queries whole pages and keeps the results (C5, C6); here it is the visible rectangle
  /// rounded out to whole multiples of its own size (C7), so that scrolling within a page makes no
  /// query.
  package static func queriedRect(visible: CGRect) -> CGRect {
    let x = pages(start: visible.minX, length: visible.width)
    let y = pages(start: visible.minY, length: visible.height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private static func pages(start: Double, length: Double) -> Span {
    guard length > 0, length.isFinite, start.isFinite else {
      return Span(start: start, length: length)
    }
    // Far out, a multiple may round to inside the visible part; the answer never leaves any of it
    // out.
    let first = (start / length).rounded(.down) * length
    let last = ((start + length) / length).rounded(.up) * length
    return Span(start: min(first, start), length: max(last, start + length) - min(first, start))
  }
}

// Items keep their estimated size until their cells are requested another. The names of UIKit's
// private methods hint at an average of the sizes so far as a new estimate (D10). It is not
// followed, since every item not yet queried, above the visible part too, would move whenever one
// cell is queried.
extension FlowPolicy {
  /// Returns whether the content stands still on the screen when an element that starts at `start`
  /// turns out longer or shorter than estimated.
  ///
  /// It does when the element starts above the visible part, so that what is seen does not jump;
  /// the exact rule of UIKit is not known (D11). Lines are always packed anew (against D13, seen on
  /// iOS 9).
  package static func keepsPlace(start: Double, visible: Double) -> Bool { start < visible }
}
