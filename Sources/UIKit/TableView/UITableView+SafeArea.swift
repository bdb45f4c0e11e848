import Foundation

/// The values on which the heights of rows depend; if one changes, the heights become invalid.
struct RowMeasure: Equatable {
  /// The width of a row's content view without an accessory, in points.
  let width: CGFloat
  /// The display scale in pixels per point.
  ///
  /// Heights depend on the scale, because a separator is one pixel high, and the heights of texts
  /// are rounded to pixels.
  let scale: CGFloat
}

extension UITableView {
  /// The insets of rows from the table's sides, in points.
  ///
  /// In an inset-grouped table, they are the margin measured from the safe area (fact TV10);
  /// otherwise they are zero.
  var rowInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let safe = safeSides
    return UIEdgeInsets(
      top: 0, left: safe.left + sideMargin, bottom: 0, right: safe.right + sideMargin)
  }

  /// The width of rows, in points.
  var rowWidth: CGFloat { max(0, bounds.width - rowInsets.left - rowInsets.right) }

  /// The current values on which the heights of rows depend.
  var rowMeasure: RowMeasure {
    RowMeasure(
      width: max(0, rowWidth - contentSides.leading - contentSides.trailing),
      scale: traitCollection.displayScale)
  }

  /// The insets of content views from the rows' edges, in points.
  ///
  /// Rows that reach the table's edges keep their content inside the safe area (fact TV9) if
  /// `insetsContentViewsToSafeArea` is set. The trailing inset includes the section index.
  var contentSides: NSDirectionalEdgeInsets {
    var sides =
      style != .insetGrouped && insetsContentViewsToSafeArea ? directional(safeSides) : .zero
    sides.trailing += indexWidth
    return sides
  }

  /// The insets of content views in headers and footers, which extend to the table's sides in every
  /// style.
  var sectionContentSides: NSDirectionalEdgeInsets {
    style == .insetGrouped || insetsContentViewsToSafeArea ? directional(safeSides) : .zero
  }

  /// The left and right insets of the safe area that the adjusted content inset does not contain;
  /// content is already moved by the content inset.
  private var safeSides: UIEdgeInsets {
    let (safe, moved) = (safeAreaInsets, adjustedContentInset)
    return UIEdgeInsets(
      top: 0, left: max(0, safe.left - moved.left), bottom: 0,
      right: max(0, safe.right - moved.right))
  }

  private func directional(_ sides: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: isRightToLeft ? sides.right : sides.left, bottom: 0,
      trailing: isRightToLeft ? sides.left : sides.right)
  }
}
