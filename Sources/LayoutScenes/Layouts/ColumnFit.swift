import Foundation
import UIKit

/// The number of items of a minimum size that fit side by side, and the use of the remaining width.
///
///     │ inset │ item │ spacing │ item │ spacing │ left over │ inset │
///
/// The available width and the computed lengths are rounded down to whole points, as in the iOS app
/// from which the rule was taken.
struct ColumnFit: Sendable, Equatable {
  /// The minimum size of an item.
  var itemSize: CGSize
  /// The width of the collection view.
  var width: CGFloat
  /// The sum of the left and right insets of a section.
  var insets: CGFloat
  /// The minimum distance between two items of a line.
  var spacing: CGFloat

  /// Makes the fit from a flow layout's values in a collection view of a given width.
  init(itemSize: CGSize, width: CGFloat, inset: UIEdgeInsets, spacing: CGFloat) {
    self.itemSize = itemSize
    self.width = width
    self.insets = inset.left + inset.right
    self.spacing = spacing
  }

  /// The available width between the insets.
  private var available: CGFloat { width.rounded(.down) - insets.rounded(.down) }

  /// The number of items in a line, at least one.
  var columns: CGFloat {
    // There is one spacing fewer than items, so one spacing is added to the available width.
    max(1, whole(available + spacing, by: itemSize.width + spacing))
  }

  /// The size of an item that shares the available width.
  ///
  /// If the item becomes much wider, it also becomes one line of text higher.
  ///
  /// As in the iOS app from which the rule was taken, one spacing per item is subtracted, which is
  /// one more than needed. An item is much wider if it gains more than 23 points; a line of text is
  /// 24 points high.
  var resizedItemSize: CGSize {
    let wide = whole(available - columns * spacing, by: columns)
    let width = max(itemSize.width, wide)
    let isMuchWider = width > itemSize.width + 23
    return CGSize(width: width, height: isMuchWider ? itemSize.height + 24 : itemSize.height)
  }

  /// The left and right inset with which items of the minimum size and with the minimum spacing are
  /// centred.
  var centeringInset: CGFloat {
    let line = columns * itemSize.width + (columns - 1) * spacing
    return max(0, ((width - line) / 2).rounded(.down))
  }

  /// Returns how many times `part` fits into `length`; 0 if `part` is not positive.
  private func whole(_ length: CGFloat, by part: CGFloat) -> CGFloat {
    part > 0 ? (length / part).rounded(.down) : 0
  }
}
