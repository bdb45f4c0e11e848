import Foundation
import UIKit

/// A flow layout's delegate that answers with what a scene says of items and sections.
///
/// Where a scene says nothing it answers with the layout's own property, as if it had not been
/// asked.
class SceneDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var sections: [SceneSection]
  let metrics: SceneFlowMetrics

  /// The size of a header or footer that has text but no size: a line high in a list of rows, a
  /// word wide in a list of columns.
  private static let textSize = CGSize(width: 100, height: 40)

  init(_ sections: [SceneSection], _ metrics: SceneFlowMetrics) {
    self.sections = sections
    self.metrics = metrics
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sections[indexPath.section].items[indexPath.item].size ?? metrics.firstItemSize
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
    // Asked of the layout, since one that centers its columns changes it.
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

/// A delegate that shares the available width of a line between its items.
final class ResizingSceneDelegate: SceneDelegate {
  override func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let section = sections[indexPath.section]
    if let size = section.items[indexPath.item].size { return size }
    var metrics = metrics
    metrics.sectionInset = section.metrics.sectionInset ?? metrics.sectionInset
    metrics.minimumInteritemSpacing =
      section.metrics.minimumInteritemSpacing ?? metrics.minimumInteritemSpacing
    return metrics.fit(width: collectionView.bounds.width).resizedItemSize
  }
}
