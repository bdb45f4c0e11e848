import Foundation
import UIKit

/// Answers a flow layout with what a scene says: sizes of items, headers and footers.
class SceneDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let sections: [SceneSection]
  let metrics: FlowMetrics

  /// The size of a header or footer that has text but no size: a line high in a list of rows, a word
  /// wide in a list of columns.
  private static let textSize = CGSize(width: 100, height: 40)

  init(_ sections: [SceneSection], _ metrics: FlowMetrics) {
    self.sections = sections
    self.metrics = metrics
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sections[indexPath.section].items[indexPath.item].size ?? metrics.itemSize
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    metrics.headerReferenceSize ?? (sections[section].header == nil ? .zero : Self.textSize)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    metrics.footerReferenceSize ?? (sections[section].footer == nil ? .zero : Self.textSize)
  }
}

/// A delegate that shares the room of a line between its items.
final class ResizingSceneDelegate: SceneDelegate {
  override func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let size = sections[indexPath.section].items[indexPath.item].size { return size }
    return metrics.fit(width: collectionView.bounds.width).resizedItemSize
  }
}

extension FlowMetrics {
  /// How many items fit side by side in a collection view of some width.
  func fit(width: CGFloat) -> ColumnFit {
    ColumnFit(
      itemSize: itemSize, width: width, inset: sectionInset, spacing: minimumInteritemSpacing)
  }

  /// Gives a flow layout these numbers.
  @MainActor func apply(to layout: UICollectionViewFlowLayout) {
    layout.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
    layout.itemSize = itemSize
    layout.minimumLineSpacing = minimumLineSpacing
    layout.minimumInteritemSpacing = minimumInteritemSpacing
    layout.sectionInset = sectionInset
    layout.headerReferenceSize = headerReferenceSize ?? .zero
    layout.footerReferenceSize = footerReferenceSize ?? .zero
    layout.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    layout.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    layout.sectionInsetReference =
      switch sectionInsetReference {
      case .contentInset: .fromContentInset
      case .safeArea: .fromSafeArea
      case .layoutMargins: .fromLayoutMargins
      }
  }

  /// The section insets that center the columns in a collection view of some width.
  func centeringInset(width: CGFloat) -> UIEdgeInsets {
    let side = fit(width: width).centeringInset
    return UIEdgeInsets(top: sectionInset.top, left: side, bottom: sectionInset.bottom, right: side)
  }
}
