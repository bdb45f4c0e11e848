import Foundation
import LayoutCore

extension UICollectionViewFlowLayout {
  /// Returns whether the origin or the size of two bounds differs at right angles to the scroll
  /// direction.
  func changesAcross(from old: CGRect, to new: CGRect) -> Bool {
    axis.across(old.origin) != axis.across(new.origin)
      || axis.across(old.size) != axis.across(new.size)
  }

  /// Limits what a context invalidates to the parts that a change of the bounds affects.
  func limit(
    _ context: UICollectionViewLayoutInvalidationContext, toBoundsChange newBounds: CGRect
  ) {
    let context = context as? UICollectionViewFlowLayoutInvalidationContext
    context?.invalidateFlowLayoutDelegateMetrics = false
    guard pinsAnything, let collectionView,
      !changesAcross(from: collectionView.bounds, to: newBounds)
    else { return }
    context?.invalidateFlowLayoutAttributes = false
    let passed = collectionView.laidOut(collectionView.bounds.union(newBounds))
    context.map { namePinned(in: passed, $0) }
  }

  /// Adds the pinned headers and footers of all sections in a rectangle to the invalid elements of
  /// a context.
  private func namePinned(
    in rect: CGRect, _ context: UICollectionViewFlowLayoutInvalidationContext
  ) {
    guard let geometry = laidOut?.geometry else { return }
    let sections = geometry.sections(in: rect).map { IndexPath(item: 0, section: $0) }
    if sectionHeadersPinToVisibleBounds {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: sections)
    }
    if sectionFootersPinToVisibleBounds {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionFooter, at: sections)
    }
  }

  /// Drops the cached values that a context invalidates (facts B7, B8, B11); a context of a class
  /// other than the flow layout's drops all of them.
  func forgetFlow(_ context: UICollectionViewLayoutInvalidationContext) {
    let flags = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole = flags == nil || context.invalidateEverything
    // A batch of updates keeps the sizes that cells have requested: they move with their items to
    // the new index paths.
    if (isWhole || context.reason == .request) && context.reason != .counts {
      measured = MeasuredSizes()
    }
    if isWhole || context.invalidateDataSourceCounts
      || flags?.invalidateFlowLayoutDelegateMetrics == true
    {
      metrics = nil
      laidOut = nil
    }
    if flags?.invalidateFlowLayoutAttributes == true { laidOut = nil }
  }

  /// Invalidates the lines if a change of insets or margins has changed the available size.
  ///
  /// An inset along the scroll direction changes, for example, when content begins to scroll and
  /// the safe area is added (fact K2). Such a change moves only pinned headers and footers, so it
  /// is ignored if there are none.
  func invalidateIfContainerChanged() {
    guard let collectionView, let laidOut else { return }
    let container = container(of: collectionView)
    let isSame =
      pinsAnything ? container == laidOut.container : container.holdsLines(as: laidOut.container)
    guard !isSame else { return }
    let context = _invalidationContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    invalidateLayout(for: context)
  }
}
