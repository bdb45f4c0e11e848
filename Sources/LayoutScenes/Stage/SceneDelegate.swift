import Foundation
import UIKit

/// A flow layout's delegate that returns a scene's values for items and sections.
///
/// If an item or a section has no value of its own, the delegate returns that of the variant's
/// metrics.
class SceneDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var sections: [SceneSection]
  let metrics: SceneFlowMetrics

  /// The size of a header or footer that has a text but no size.
  ///
  /// A vertical layout uses only the height, and a horizontal one only the width.
  private static let textSize = CGSize(width: 100, height: 40)

  init(_ sections: [SceneSection], _ metrics: SceneFlowMetrics) {
    self.sections = sections
    self.metrics = metrics
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let size = sections[indexPath.section].items[indexPath.item].size { return size }
    return metrics.fillsPage
      ? pageSize(of: collectionView, in: indexPath.section) : metrics.firstItemSize
  }

  /// Returns the size of an item that fills a page: as long as the collection view along the scroll
  /// axis and, across it, as wide as the collection view without its adjusted content inset; the
  /// section inset is subtracted from both.
  private func pageSize(of collectionView: UICollectionView, in section: Int) -> CGSize {
    let inset = sections[section].metrics.sectionInset ?? metrics.sectionInset
    // Pages are as long as the bounds (fact F1), so insets along the scroll axis are ignored. The
    // insets would also be unreliable here: a view includes the safe area along its axis only once
    // its content can scroll, which is after the first call of this method.
    var covered = collectionView.adjustedContentInset
    switch metrics.scrollDirection {
    case .horizontal: (covered.left, covered.right) = (0, 0)
    case .vertical: (covered.top, covered.bottom) = (0, 0)
    }
    let page = collectionView.bounds.inset(by: covered).inset(by: inset)
    return CGSize(width: max(0, page.width), height: max(0, page.height))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    sections[section].metrics.headerReferenceSize ?? metrics.headerReferenceSize
      ?? (sections[section].header == nil ? .zero : Self.textSize)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    sections[section].metrics.footerReferenceSize ?? metrics.footerReferenceSize
      ?? (sections[section].footer == nil ? .zero : Self.textSize)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    // The inset is read from the layout because the view controller changes it if columns are
    // centred.
    let usual = (layout as? UICollectionViewFlowLayout)?.sectionInset
    return sections[section].metrics.sectionInset ?? usual ?? metrics.sectionInset
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    sections[section].metrics.minimumLineSpacing ?? metrics.minimumLineSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    sections[section].metrics.minimumInteritemSpacing ?? metrics.minimumInteritemSpacing
  }
}

/// A delegate that divides the available width of a line among its items.
final class ResizingSceneDelegate: SceneDelegate {
  override func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let section = sections[indexPath.section]
    guard section.items[indexPath.item].size == nil, !metrics.fillsPage else {
      return super.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
    }
    var metrics = metrics
    metrics.sectionInset = section.metrics.sectionInset ?? metrics.sectionInset
    metrics.minimumInteritemSpacing =
      section.metrics.minimumInteritemSpacing ?? metrics.minimumInteritemSpacing
    return metrics.fit(width: collectionView.bounds.width).resizedItemSize
  }
}
