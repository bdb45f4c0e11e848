// Mirrors UICollectionReusableView (iOS 17). Missing: nothing.
import Foundation

/// A view that a collection view reuses for another element after its own element has left the
/// screen.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier with which the view was dequeued; for a decoration view, its kind; nil if
  /// the view was made in another way.
  open var reuseIdentifier: String? { reuseName?.identifier ?? reuseName?.kind }

  /// The key of the reuse pool to which the view returns; nil if the view was not dequeued.
  var reuseName: ReuseName?

  /// The attributes that were applied last; they identify the element that the view shows.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  /// The size for which the view last returned preferred attributes; nil if the collection view
  /// must request them again.
  var fittedSize: CGSize?
  /// The number of times that the view has invalidated the layout in the current layout pass; it is
  /// limited, so that the pass always ends.
  var fittingRounds = 0

  /// Returns the attributes that the view prefers to the given ones.
  ///
  /// The default implementation returns attributes with the size that the view's content needs if
  /// the layout estimates the size of the view, and otherwise the given attributes (facts D6, D7,
  /// CL9).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { _preferredLayoutAttributesFitting(layoutAttributes) }

  override func contentSizeDidChange(of view: UIView) { askForSizeAgain(becauseOf: view) }

  /// Invalidates the view's size, so that the collection view requests it again if its
  /// `selfSizingInvalidation` allows that.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    askForSizeAgain(becauseOf: self)
  }

  /// Called before the view is reused.
  ///
  /// Does nothing by default; subclasses can override it.
  open func prepareForReuse() {}

  /// Called before an animated change to a different layout.
  ///
  /// Does nothing by default; subclasses can override it.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after an animated change to a different layout.
  ///
  /// Does nothing by default; subclasses can override it.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when the attributes of the view's element have changed, or when the view shows a
  /// different element.
  ///
  /// Does nothing by default; subclasses can override it. The collection view itself has already
  /// set the view's frame. Attributes that equal the current ones are not applied again (fact C13).
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
