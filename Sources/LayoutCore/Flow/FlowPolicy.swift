package import Foundation

/// Quarterturn's decisions where the facts about UIKit's flow layout are disputed or unknown.
///
/// Each decision is in one place, with the identifiers of the facts that it settles.
///
/// Three reports are not followed, and therefore have no constant here: that horizontal scrolling
/// with mixed sizes swaps the two spacings (A31), that an item that is too large is preceded by an
/// empty line (A32), and that mixed sizes are not mirrored in right-to-left layouts (A30). They
/// contradict the documentation.
package enum FlowPolicy {
  /// The z-index of an unpinned element.
  package static let zIndex = 0

  /// The z-index of headers and footers in a layout that pins them.
  ///
  /// The z-index applies to all headers or all footers, whether they are pinned at the moment or
  /// not, so that scrolling only changes frames (A54).
  package static let pinnedZIndex = 10

  /// The value of both flags of a new invalidation context of a flow layout.
  ///
  /// UIKit's documentation says false; AppKit's documentation and the wording of the header say
  /// true (B9, B10).
  package static let freshContextInvalidates = true

  /// The largest length used in layout, in points.
  ///
  /// Callers pass `CGFloat.greatestFiniteMagnitude` for an unlimited length. The sum of a million
  /// lengths of this size is still exact to the whole point in a `Double`.
  package static let longestLength = 1e9

  /// Returns the length that layout uses for a length given by a caller.
  ///
  /// UIKit raises an exception for negative sizes (A37). Here a negative length or NaN counts as
  /// zero, and a length beyond `longestLength` is limited to it. For items,
  /// `FlowItemSizes.hasInvalidSize` records a negative length or NaN.
  package static func length(_ given: Double) -> Double {
    given > 0 ? min(given, longestLength) : 0
  }

  /// Returns the distance that layout uses for an inset or spacing given by a caller.
  ///
  /// The result may be negative, for example for overlapping cards, and is limited to
  /// `longestLength` in magnitude. NaN counts as zero.
  package static func distance(_ given: Double) -> Double {
    given.isNaN ? 0 : max(-longestLength, min(given, longestLength))
  }

  /// Returns the distance from the start of an element to the start of the next one.
  ///
  /// The distance is never negative, so that a negative spacing does not change the order.
  static func advance(_ length: Double, spacing: Double) -> Double { max(0, length + spacing) }
}

extension FlowPolicy {
  /// Returns the rectangle for which a collection view queries its layout.
  ///
  /// UIKit queries whole pages and keeps the results (C5, C6). Here the queried rectangle is the
  /// visible one, expanded to whole multiples of its own size (C7), so that scrolling within a page
  /// needs no query.
  package static func queriedRect(visible: CGRect) -> CGRect {
    let x = pages(start: visible.minX, length: visible.width)
    let y = pages(start: visible.minY, length: visible.height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private static func pages(start: Double, length: Double) -> Span {
    guard length > 0, length.isFinite, start.isFinite else {
      return Span(start: start, length: length)
    }
    // At large offsets, rounding errors may move `first` or `last` into the visible part; `min`
    // and `max` ensure that the result contains all of the visible part.
    let first = (start / length).rounded(.down) * length
    let last = ((start + length) / length).rounded(.up) * length
    return Span(start: min(first, start), length: max(last, start + length) - min(first, start))
  }
}

// Items keep their estimated size until their cells are measured. The names of UIKit's private
// methods suggest that the average of the sizes so far becomes the new estimate (D10). Quarterturn
// does not change the estimate, because every unmeasured item, including those above the visible
// part, would move whenever a cell is measured.
extension FlowPolicy {
  /// Returns whether the visible content keeps its position on the screen when the measured size of
  /// an element that starts at `start` differs from the estimate.
  ///
  /// The content keeps its position if the element starts before the visible part, so that the
  /// visible content does not jump; UIKit's exact rule is not known (D11). The lines are broken
  /// again after the measurement; on iOS 9 they were not, which left gaps (D13).
  package static func keepsPlace(start: Double, visible: Double) -> Bool { start < visible }
}
