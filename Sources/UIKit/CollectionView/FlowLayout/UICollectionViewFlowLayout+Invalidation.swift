import Foundation
import LayoutCore

extension UICollectionViewFlowLayout {
  /// Returns whether bounds differ across the direction of scrolling, in origin or in size.
  func changesAcross(from old: CGRect, to new: CGRect) -> Bool {
    axis.across(old.origin) != axis.across(new.origin)
      || axis.across(old.size) != axis.across(new.size)
  }

  /// Restricts a context to the parts that a change of the bounds makes invalid.
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

  /// Adds the pinned headers and footers of all sections in a rectangle to a context.
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

  /// Drops the parts that a context makes invalid (facts B7, B8, B11); a context of another class
  /// invalidates everything.
  func forgetFlow(_ context: UICollectionViewLayoutInvalidationContext) {
    let flags = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole = flags == nil || context.invalidateEverything
    // During a batch of updates the sizes requested by cells are kept, and move with their items.
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

  /// Lays the lines out again if insets or margins have changed the available size.
  ///
  /// Without pinned views, a change of the inset along the axis, such as the one that the safe area
  /// makes when content begins to scroll (fact K2), does not matter: it moves only pinned views.
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
