import Foundation

extension UICollectionView {
  /// The occasions on which shown views give their sizes again (fact D15).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by themselves.
    case disabled = 0
    /// When a view or a cell's content view calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when any view inside a cell's content view does.
    case enabledIncludingConstraints = 2
  }
}

extension UICollectionReusableView {
  /// Requests the size again, if changes of the view can change it.
  func askForSizeAgain(becauseOf view: UIView) {
    guard let collectionView = superview as? UICollectionView else { return }
    let isWhole = view === self || view === (self as? UICollectionViewCell)?.contentView
    switch collectionView.selfSizingInvalidation {
    case .disabled: return
    case .enabled where !isWhole: return
    case .enabled, .enabledIncludingConstraints:
      fittedSize = nil
      collectionView.setNeedsLayout()
    }
  }
}
