import Foundation
import LayoutCore
import LayoutStage
import UIKit

/// The page at which a paging collection view is, and the first item on it.
///
///     │ page 0 │ page 1 │ page 2 │      a whole page fills the view, at rest
///              ┃ offset ┃
@MainActor struct OpenPage {
  /// The number, from 0.
  private let number: Int
  private let first: IndexPath?

  /// Reads the page of a view; nil if it does not page, has one page only, or is between
  /// two.
  init?(in view: UICollectionView) {
    guard view.isPagingEnabled, let axis = view.pagingAxis, view.isOnPage(axis) else { return nil }
    number = Int((axis.along(view.contentOffset) / axis.along(view.bounds.size)).rounded())
    first = view.cellsSeen.first?.indexPath
  }

  /// Returns the offset of a view's second page; nil if it does not page, or has one page only.
  static func second(in view: UICollectionView) -> CGPoint? {
    guard view.isPagingEnabled, let axis = view.pagingAxis else { return nil }
    return axis.point(
      along: axis.along(view.bounds.size), across: axis.across(view.contentOffset))
  }

  /// Returns a finding if a view is between two pages now, or at a page without the first item of
  /// this one.
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
        \(length.hundredths) points now, the offset is \(offset.hundredths), and seen \
        \(parts.isEmpty ? "is nothing" : "are " + parts.joined(separator: " and "))
        """)
  }
}

extension UICollectionView {
  /// The axis along which pages follow each other; nil if all content is one page.
  fileprivate var pagingAxis: Axis? {
    [Axis.horizontal, .vertical].first { axis in
      let length = axis.along(bounds.size)
      return length > 0 && axis.along(contentSize) >= 2 * length
    }
  }

  /// Whether a page begins at the offset; the last one may begin where the content ends with it.
  fileprivate func isOnPage(_ axis: Axis) -> Bool {
    let (offset, length) = (axis.along(contentOffset), axis.along(bounds.size))
    let page = (offset / length).rounded() * length
    let last = axis.along(contentSize) - length
    return offset >= 0 && (abs(offset - page) <= 0.5 || abs(offset - last) <= 0.5)
  }

  /// The cells in sight, in the order of their index paths.
  fileprivate var cellsSeen: [UICollectionViewLayoutAttributes] {
    // More than half of a point: frames of pages may touch the next.
    let seen = bounds.insetBy(dx: 0.5, dy: 0.5)
    return (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.intersects(seen) }
      .sorted { $0.indexPath < $1.indexPath }
  }
}
