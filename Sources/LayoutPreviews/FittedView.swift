import FigureSnapshots
import UIKit

/// The size of a view that fits its content, like the height of a table's row.
///
/// The frame of a view outside its app is only a sample frame, or a cell's default one.
@MainActor enum FittedView {
  /// The width of a cell, which is that of an iPhone 16.
  private static let cellWidth: CGFloat = 393
  /// The smallest fitting height that is used; a smaller one means that there is no content.
  private static let least: CGFloat = 8

  /// Returns the size of a view with an empty frame: its own size, at most as wide as a cell.
  private static func size(of view: UIView) -> CGSize {
    let own = view.ownSize
    return CGSize(
      width: own.width < least ? cellWidth : min(own.width, cellWidth), height: own.height)
  }

  /// Sets the height of a view to the one that its constraints require at its width.
  ///
  /// A view without constraints in its content keeps its size. So does a taller view whose
  /// constraints allow any height, since its document determines the height.
  static func fit(_ view: UIView) {
    let isCell = view is UITableViewCell
    if !isCell, view.bounds.isEmpty { view.frame.size = size(of: view) }
    let width = isCell ? cellWidth : view.bounds.width
    guard width > 0 else { return }
    let height = allowedHeight(of: view, width: width, towards: 0)
    let isOpen =
      view.bounds.height > height && allowedHeight(of: view, width: width, towards: 4_000) > height
    let isOfContent = height >= least && height.isFinite && !isOpen
    view.frame.size = CGSize(
      width: width, height: isOfContent ? max(height, isCell ? 44 : 0) : view.bounds.height)
  }

  /// Returns the height nearest to another height that a view's constraints allow.
  private static func allowedHeight(
    of view: UIView, width: CGFloat, towards height: CGFloat
  ) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
  }
}
