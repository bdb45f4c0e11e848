import Foundation
import UIKit

extension SceneFlowMetrics {
  /// Returns the number of columns, and the remaining width, in a collection view of a given width.
  func fit(width: CGFloat) -> ColumnFit {
    ColumnFit(
      itemSize: itemSize, width: width, inset: sectionInset, spacing: minimumInteritemSpacing)
  }

  /// The size of an item before its cell is measured: the estimate if it is a size other than zero,
  /// otherwise the item size.
  var firstItemSize: CGSize {
    if case .size(let size) = estimatedItemSize, size != .zero { size } else { itemSize }
  }

  /// Applies these values to a flow layout and returns the layout.
  @MainActor func applied(to layout: UICollectionViewFlowLayout) -> UICollectionViewFlowLayout {
    layout.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
    layout.itemSize = itemSize
    layout.estimatedItemSize =
      switch estimatedItemSize {
      case .automatic: UICollectionViewFlowLayout.automaticSize
      case .size(let size): size
      case nil: .zero
      }
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
    return layout
  }

  /// Returns the section insets that centre the columns in a collection view of a given width.
  func centeringInset(width: CGFloat) -> UIEdgeInsets {
    let side = fit(width: width).centeringInset
    return UIEdgeInsets(top: sectionInset.top, left: side, bottom: sectionInset.bottom, right: side)
  }
}
