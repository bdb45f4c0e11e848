// Mirrors UICollectionReusableView (iOS 17). Missing: nibs.
import Foundation

/// A view that a collection view shows, takes back and shows again for something else.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which the view's class was registered.
  open var reuseIdentifier: String? { reuseName?.identifier ?? reuseName?.kind }

  /// What the view was registered under.
  var reuseName: ReuseName?

  /// What the view is shown for at the moment, and with which attributes.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  /// The size that the view was last asked about; nil to ask again.
  var fittedSize: CGSize?
  /// How often the view has changed the layout in this layout pass.
  var fittingRounds = 0

  /// Returns the attributes that the view prefers to the ones that it gets.
  ///
  /// Here a cell in a flow layout that estimates asks for the size of its content (facts D6, D7).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittedAttributes(layoutAttributes) }

  override func contentSizeDidChange(of view: UIView) { askForSizeAgain(becauseOf: view) }

  /// Tells that the view asks for another size; see `UICollectionView.selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    askForSizeAgain(becauseOf: self)
  }

  /// Is called before the view is used again; for subclasses, does nothing here.
  open func prepareForReuse() {}

  /// Is called before another layout takes over, animated; for subclasses, does nothing here.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Is called when another layout has taken over, animated; for subclasses, does nothing here.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Is called with new attributes; for subclasses, does nothing here.
  ///
  /// The collection view itself has already placed the view. Attributes equal to the ones that the
  /// view has are not applied again (fact C13).
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
