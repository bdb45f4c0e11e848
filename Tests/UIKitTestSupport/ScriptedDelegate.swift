package import UIKit

/// A delegate of a collection view whose methods are closures.
///
/// A method whose closure is nil counts as not implemented, as its default returns.
package final class ScriptedDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  package var size: ((UICollectionView, IndexPath) -> CGSize)?
  package var inset: ((Int) -> UIEdgeInsets)?
  package var lineSpacing: ((Int) -> CGFloat)?
  package var headerSize: ((UICollectionView, Int) -> CGSize)?
  package var movedOffset: ((CGPoint) -> CGPoint)?
  package var movedPath: ((IndexPath) -> IndexPath)?
  package var didScroll: ((UIScrollView) -> Void)?
  package var willEndDragging: ((UnsafeMutablePointer<CGPoint>) -> Void)?
  package var didEndDecelerating: (() -> Void)?
  package var didEndScrollingAnimation: (() -> Void)?

  /// A delegate that implements nothing.
  private final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}
  private let silent = Silent()

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size?(collectionView, indexPath)
      ?? silent.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    inset?(section)
      ?? silent.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    lineSpacing?(section)
      ?? silent.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    headerSize?(collectionView, section)
      ?? silent.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    movedOffset?(proposedContentOffset)
      ?? silent.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    movedPath?(proposedIndexPath)
      ?? silent.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?(scrollView) }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { willEndDragging?(targetContentOffset) }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didEndDecelerating?() }

  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    didEndScrollingAnimation?()
  }
}
