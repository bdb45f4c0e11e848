import FigureSnapshots
import UIKit

/// The size of a view that fits its content, like the height of a table's row.
///
/// It is used for a view outside its app, whose frame in a document or after its initialiser is not
/// its size in the app.
@MainActor enum FittedView {
  /// The width for cells in points, which is that of an iPhone 16.
  private static let cellWidth: CGFloat = 393
  /// The smallest fitting height and the smallest own width that are used, in points; a smaller one
  /// means that there is no content.
  private static let least: CGFloat = 8

  /// Returns the size for a view whose frame is empty: its own size, but at most as wide as a cell,
  /// and as wide as a cell if its own width is below `least`.
  private static func size(of view: UIView) -> CGSize {
    let own = view.ownSize
    return CGSize(
      width: own.width < least ? cellWidth : min(own.width, cellWidth), height: own.height)
  }

  /// Calls a closure while a view is inside another view, and then removes the view.
  ///
  /// Some views add their subviews and constraints when they are added to a superview. A view that
  /// already has a superview or a size is left where it is.
  static func inSuperview<Value>(_ view: UIView, _ body: () -> Value) -> Value {
    guard view.superview == nil, view.bounds.isEmpty else { return body() }
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: cellWidth, height: 852))
    holder.addSubview(view)
    defer { view.removeFromSuperview() }
    return body()
  }

  /// Returns the width or height to which a required constraint of the view itself sets it; nil if
  /// there is none.
  private static func required(_ side: NSLayoutConstraint.Attribute, of view: UIView) -> CGFloat? {
    view.constraints.first {
      $0.firstItem === view && $0.secondItem == nil && $0.firstAttribute == side
        && $0.relation == .equal && $0.priority == .required
    }?.constant
  }

  /// Returns the width of a view's picture: its own width, or the one that its constraints require.
  ///
  /// The frame of a view in a document has no effect on the layout if the view does not translate
  /// its autoresizing mask: a badge is as wide as its text, not as wide as in the document. The
  /// width is not reduced, because a view often fills the width of its superview; nor is it
  /// increased to more than the width of a cell, because long texts are wrapped.
  private static func width(of view: UIView) -> CGFloat {
    let width = view.bounds.width
    guard !view.translatesAutoresizingMaskIntoConstraints else { return width }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    return fitting > width && fitting <= cellWidth ? fitting.rounded(.up) : width
  }

  /// Sets the height of a view to the height that its constraints require at its width.
  ///
  /// A view keeps its own height if the required height is below `least`, because the view then has
  /// no constraints in its content, and if the view is taller than required and its constraints
  /// allow larger heights too, because the height was set in the document. A cell gets the width of
  /// a row; a fitted cell is at least 44 points high.
  static func fit(_ view: UIView) {
    let isCell = view is UITableViewCell
    if !isCell, view.bounds.isEmpty {
      view.frame.size = size(of: view)
      if let width = required(.width, of: view) { view.frame.size.width = width }
      if let height = required(.height, of: view) { view.frame.size.height = height }
    }
    let width = isCell ? cellWidth : width(of: view)
    guard width > 0 else { return }
    let height = allowedHeight(of: view, width: width, towards: 0)
    let isOpen =
      view.bounds.height > height && allowedHeight(of: view, width: width, towards: 4_000) > height
    let isOfContent = height >= least && height.isFinite && !isOpen
    view.frame.size = CGSize(
      width: width, height: isOfContent ? max(height, isCell ? 44 : 0) : view.bounds.height)
  }

  /// Returns the height that a view's constraints allow and that is nearest to `height`.
  private static func allowedHeight(
    of view: UIView, width: CGFloat, towards height: CGFloat
  ) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
  }
}
