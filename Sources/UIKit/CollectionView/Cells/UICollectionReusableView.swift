// Mirrors UICollectionReusableView (iOS 17). Missing: nibs.
import Foundation

/// A view that a collection view reuses for other elements once its own has left the screen.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier that the view was dequeued with.
  open var reuseIdentifier: String? { reuseName?.identifier ?? reuseName?.kind }

  /// The key of the view's reuse pool.
  var reuseName: ReuseName?

  /// The attributes applied last, which name the element that the view shows.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  /// The size for which the view last returned preferred attributes; nil to request them again.
  var fittedSize: CGSize?
  /// The number of times that the view has changed the layout in this layout pass.
  var fittingRounds = 0

  /// Returns the attributes that the view prefers to the ones that it gets.
  ///
  /// Here a cell in a flow layout that estimates requests the size of its content (facts D6, D7).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { _preferredLayoutAttributesFitting(layoutAttributes) }

  override func contentSizeDidChange(of view: UIView) { askForSizeAgain(becauseOf: view) }

  /// Marks the view's size as outdated; see `UICollectionView.selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    askForSizeAgain(becauseOf: self)
  }

  /// Called before the view is used again; for subclasses, does nothing here.
  open func prepareForReuse() {}

  /// Called before another layout takes over, animated; for subclasses, does nothing here.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when another layout has taken over, animated; for subclasses, does nothing here.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called with new attributes; for subclasses, does nothing here.
  ///
  /// The collection view itself has already placed the view. Attributes equal to the ones that the
  /// view has are not applied again (fact C13).
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
