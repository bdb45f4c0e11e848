import Foundation

extension UICollectionView {
  /// The changes after which the sizes of visible views are requested again (fact D15).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None; sizes are never requested again automatically.
    case disabled = 0
    /// A call of `invalidateIntrinsicContentSize()` of the view or its content view.
    case enabled = 1
    /// Also a change of the intrinsic content size of any view inside the content view.
    case enabledIncludingConstraints = 2
  }
}

extension UICollectionReusableView {
  /// Requests the size of the reusable view again after a change of `view`, which is this view or
  /// inside it, unless `selfSizingInvalidation` ignores that change.
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
