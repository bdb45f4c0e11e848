import Foundation

/// The values that the heights of rows depend on: after a change of these the heights are invalid.
struct RowMeasure: Equatable {
  /// The width of rows' content views without an accessory.
  let width: CGFloat
  /// The pixels per point: a separator is one pixel high, and texts are as high as whole pixels.
  let scale: CGFloat
}

extension UITableView {
  /// The insets beside rows: in an inset table the margin, from the safe area on (fact TV10).
  var rowInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let safe = safeSides
    return UIEdgeInsets(
      top: 0, left: safe.left + sideMargin, bottom: 0, right: safe.right + sideMargin)
  }

  /// The width of rows.
  var rowWidth: CGFloat { max(0, bounds.width - rowInsets.left - rowInsets.right) }

  /// The values that the heights of rows depend on now.
  var rowMeasure: RowMeasure {
    RowMeasure(
      width: max(0, rowWidth - contentSides.leading - contentSides.trailing),
      scale: traitCollection.displayScale)
  }

  /// The insets of content views from the rows' sides: rows that reach the table's edges keep their
  /// content inside the safe area (fact TV9).
  var contentSides: NSDirectionalEdgeInsets {
    style != .insetGrouped && insetsContentViewsToSafeArea ? directional(safeSides) : .zero
  }

  /// The same of headers and footers, which reach the edges of an inset table too.
  var sectionContentSides: NSDirectionalEdgeInsets {
    style == .insetGrouped || insetsContentViewsToSafeArea ? directional(safeSides) : .zero
  }

  /// The insets of the safe area at the sides of the content, unless the content is moved inside
  /// it.
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
