import Foundation
import UIKit

/// The number of items of a least size that fit side by side, and the use of the width that is left
/// over.
///
///     │ inset │ item │ spacing │ item │ spacing │ left over │ inset │
///
/// All arithmetic is in whole points, as in the app that the resizing delegate comes from.
struct ColumnFit: Sendable, Equatable {
  /// The least size of an item.
  var itemSize: CGSize
  /// The width of the collection view.
  var width: CGFloat
  /// The left and right insets of a section.
  var insets: CGFloat
  /// The least distance between two items of a line.
  var spacing: CGFloat

  /// Makes the fit of a flow layout's numbers in a collection view of some width.
  init(itemSize: CGSize, width: CGFloat, inset: UIEdgeInsets, spacing: CGFloat) {
    self.itemSize = itemSize
    self.width = width
    self.insets = inset.left + inset.right
    self.spacing = spacing
  }

  /// The available width between the insets.
  private var available: CGFloat { width.rounded(.down) - insets.rounded(.down) }

  /// The number of items in a line, one at least.
  var columns: CGFloat {
    // There is one spacing fewer than items: with one more width and count go up together.
    max(1, whole(available + spacing, by: itemSize.width + spacing))
  }

  /// The size of an item that shares the available width, a line of text taller where it is much
  /// wider.
  ///
  /// As many spacings are kept free as there are items, one more than there are between them; 23
  /// points is the width from which on an item counts as much wider, 24 points is one more line of
  /// text.
  var resizedItemSize: CGSize {
    let wide = whole(available - columns * spacing, by: columns)
    let width = max(itemSize.width, wide)
    let isMuchWider = width > itemSize.width + 23
    return CGSize(width: width, height: isMuchWider ? itemSize.height + 24 : itemSize.height)
  }

  /// The left and right insets that put items of the least size in the middle, a spacing apart.
  var centeringInset: CGFloat {
    let line = columns * itemSize.width + (columns - 1) * spacing
    return max(0, ((width - line) / 2).rounded(.down))
  }

  /// The whole number of times a length goes into another; none for a length that is not positive.
  private func whole(_ length: CGFloat, by part: CGFloat) -> CGFloat {
    part > 0 ? (length / part).rounded(.down) : 0
  }
}
