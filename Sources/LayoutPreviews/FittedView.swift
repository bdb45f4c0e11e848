import FigureSnapshots
import UIKit

/// The size of a view by its content, as a row of a table has it.
///
/// A view that is taken out of an app has a frame that was made up, or a cell's usual one.
@MainActor enum FittedView {
  /// The width of a cell, which is that of an iPhone 16.
  private static let cellWidth: CGFloat = 393
  /// The smallest height that counts as that of content.
  private static let least: CGFloat = 8

  /// Returns the size of a view without a frame: its own one, at most as wide as a cell.
  private static func size(of view: UIView) -> CGSize {
    let own = view.ownSize
    return CGSize(
      width: own.width < least ? cellWidth : min(own.width, cellWidth), height: own.height)
  }

  /// Sets the height of a view to the one that its constraints give for its width.
  ///
  /// A view without constraints in its content keeps its size, and so does one that is higher and
  /// whose constraints allow each height: it has that of its document.
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

  /// Returns the height that constraints give a view, as near to another height as they allow.
  private static func allowedHeight(
    of view: UIView, width: CGFloat, towards height: CGFloat
  ) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
  }
}
