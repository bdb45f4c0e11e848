import Foundation
import LayoutCore
import LayoutStage
import UIKit

/// The current page of a paging collection view, and the first item on it.
///
///     │ page 0 │ page 1 │ page 2 │      at rest, a whole page fills the view
///              ┃ offset ┃
@MainActor struct OpenPage {
  /// The page number, starting at 0.
  private let number: Int
  private let first: IndexPath?

  /// Reads the current page of a view; nil if the view does not page, has fewer than two pages, or
  /// is between two pages.
  init?(in view: UICollectionView) {
    guard view.isPagingEnabled, let axis = view.pagingAxis, view.isOnPage(axis) else { return nil }
    number = Int((axis.along(view.contentOffset) / axis.along(view.bounds.size)).rounded())
    first = view.cellsSeen.first?.indexPath
  }

  /// Returns the offset of a view's second page; nil if the view does not page or has fewer than
  /// two pages.
  static func second(in view: UICollectionView) -> CGPoint? {
    guard view.isPagingEnabled, let axis = view.pagingAxis else { return nil }
    return axis.point(
      along: axis.along(view.bounds.size), across: axis.across(view.contentOffset))
  }

  /// Returns a finding if a view is now between two pages, or no longer shows the page's first
  /// item; nil if neither is the case, or if the view now has fewer than two pages.
  func finding(in view: UICollectionView, _ moment: String) -> LayoutFinding? {
    guard let axis = view.pagingAxis, let first else { return nil }
    let seen = view.cellsSeen
    let isSeen = seen.contains { $0.indexPath == first }
    guard !isSeen || !view.isOnPage(axis) else { return nil }
    let parts = seen.map { cell in
      let part = CGFloat(axis.along(cell.frame.intersection(view.bounds).size))
      return "\(part.hundredths) of \(cell.indexPath.words)"
    }
    let (length, offset) = (
      CGFloat(axis.along(view.bounds.size)), CGFloat(axis.along(view.contentOffset))
    )
    return LayoutFinding(
      .pageNotKept, moment: moment,
      detail: """
        page \(number + 1) with \(first.words) was shown; pages are \
        \(length.hundredths) points now, the offset is \(offset.hundredths), which shows \
        \(parts.isEmpty ? "nothing" : parts.joined(separator: " and "))
        """)
  }
}

extension UICollectionView {
  /// The axis along which the content fills at least two pages; nil if there is none.
  fileprivate var pagingAxis: Axis? {
    [Axis.horizontal, .vertical].first { axis in
      let length = axis.along(bounds.size)
      return length > 0 && axis.along(contentSize) >= 2 * length
    }
  }

  /// Returns whether a page begins at the offset.
  ///
  /// The last page may also begin so that it ends with the content.
  fileprivate func isOnPage(_ axis: Axis) -> Bool {
    let (offset, length) = (axis.along(contentOffset), axis.along(bounds.size))
    let page = (offset / length).rounded() * length
    let last = axis.along(contentSize) - length
    return offset >= 0 && (abs(offset - page) <= 0.5 || abs(offset - last) <= 0.5)
  }

  /// The visible cells, sorted by index path.
  fileprivate var cellsSeen: [UICollectionViewLayoutAttributes] {
    // A cell must be visible by more than half a point, since the frames of pages may touch the
    // next page.
    let seen = bounds.insetBy(dx: 0.5, dy: 0.5)
    return (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.intersects(seen) }
      .sorted { $0.indexPath < $1.indexPath }
  }
}
