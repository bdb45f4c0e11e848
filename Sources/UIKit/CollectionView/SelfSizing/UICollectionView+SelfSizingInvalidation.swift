import Foundation

extension UICollectionView {
  /// The occasions on which the sizes of shown views are requested again (fact D15).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never automatically.
    case disabled = 0
    /// When a view, or a cell's content view, calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when the content size of any view inside a cell's content view changes.
    case enabledIncludingConstraints = 2
  }
}

extension UICollectionReusableView {
  /// Requests the view's size again if a change of `view` can affect it.
  func askForSizeAgain(becauseOf view: UIView) {
    guard let collectionView = host else { return }
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
