import UIKit

/// A flow layout that notes its calls.
class RecordingFlowLayout: UICollectionViewFlowLayout {
  let log: CallLog
  /// Whether every change of bounds invalidates the layout.
  var isAlwaysInvalid = false
  /// The target offset that replaces the proposed one.
  var wantedOffset: CGPoint?

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    log.note("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    log.note("contentSize")
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.note("elements \(Names.rect(rect))")
    return super.layoutAttributesForElements(in: rect)
  }

  override func invalidateLayout() {
    log.note("invalidateLayout()")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.note("invalidateLayout(with:) \(Names.context(context))")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.note("shouldInvalidate \(Names.rect(newBounds))")
    return super.shouldInvalidateLayout(forBoundsChange: newBounds) || isAlwaysInvalid
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    log.note("context \(Names.context(context))")
    return context
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let answer = super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    log.note("shouldInvalidatePreferred \(Names.path(originalAttributes.indexPath)) \(answer)")
    return answer
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    log.note("contextPreferred \(Names.context(context))")
    return context
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    log.note("targetOffset \(Names.point(proposed))")
    return wantedOffset ?? super.targetContentOffset(forProposedContentOffset: proposed)
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    log.note("targetOffsetWithVelocity \(Names.point(proposed))")
    return super.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.note("prepareForUpdates " + updateItems.map(Names.update).joined(separator: ", "))
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    log.note("finalizeUpdates")
    super.finalizeCollectionViewUpdates()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.note("initial \(Names.path(itemIndexPath))")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.note("final \(Names.path(itemIndexPath))")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log.note("prepareForAnimatedBounds \(Names.rect(oldBounds))")
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }

  override func finalizeAnimatedBoundsChange() {
    log.note("finalizeAnimatedBounds")
    super.finalizeAnimatedBoundsChange()
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    log.note("transitionTo")
    super.prepareForTransition(to: newLayout)
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    log.note("transitionFrom")
    super.prepareForTransition(from: oldLayout)
  }

  override func finalizeLayoutTransition() {
    log.note("finalizeTransition")
    super.finalizeLayoutTransition()
  }
}
