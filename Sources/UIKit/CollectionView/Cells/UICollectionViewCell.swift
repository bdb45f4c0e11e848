// Mirrors UICollectionViewCell (iOS 17). Missing: configurations, dragging, background
// configuration.
public import Foundation

/// The view of one item.
///
/// From back to front its subviews are `backgroundView`, `selectedBackgroundView` (shown while the
/// cell is selected or highlighted) and `contentView`, each as large as the cell (fact H21).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Makes a cell with an empty content view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.state.isCellContent = true
    // Otherwise the size of a cell would depend on the position at which it is measured (fact K16).
    contentView.insetsLayoutMarginsFromSafeArea = false
    fill(with: contentView)
    addSubview(contentView)
  }

  /// Returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The view that contains the cell's content.
  public let contentView = UIView(frame: .zero)

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { showBackgrounds() }
  }

  /// Whether the cell is highlighted, as while a finger touches it.
  open var isHighlighted = false {
    didSet { showBackgrounds() }
  }

  /// The view behind all other subviews of the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// The view in front of `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { fill(with: new) }
    showBackgrounds()
  }

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func showBackgrounds() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    for view in [selectedBackgroundView, backgroundView] {
      if let view { insertSubview(view, at: 0) }
    }
  }
}
