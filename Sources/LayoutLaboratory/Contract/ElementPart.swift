import Foundation
import UIKit

/// A view in a cell, header or footer, identified by its position in the view tree, which is the
/// same in all elements of a class.
///
///     cell HerbCell 0.1      the second view in the first view of the cell
@MainActor struct ElementPart {
  /// The kind of the element: `cell`, `header` or `footer`.
  let kind: String
  let path: IndexPath
  /// The cell, header or footer that contains the view.
  let element: UIView
  /// The kind and class of the element, and the path from it to the view, as text.
  let way: String

  /// Finds the cell, header or footer that contains a view; nil if there is none, or if it has no
  /// index path.
  init?(of view: UIView) {
    var (outer, steps) = (view, [Int]())
    while !(outer is UICollectionReusableView || outer is UITableViewCell) {
      guard let around = outer.superview else { return nil }
      steps.append(around.subviews.firstIndex(of: outer) ?? 0)
      outer = around
    }
    guard let place = Self.place(of: outer) else { return nil }
    (kind, path) = place
    element = outer
    let way = steps.reversed().map { "\($0)" }.joined(separator: ".")
    self.way = "\(kind) \(type(of: outer)) \(way)"
  }

  private static func place(of element: UIView) -> (kind: String, path: IndexPath)? {
    let around = sequence(first: element, next: \.superview).dropFirst()
    if let cell = element as? UITableViewCell {
      let table = around.lazy.compactMap { $0 as? UITableView }.first
      return table?.indexPath(for: cell).map { ("cell", $0) }
    }
    guard let view = around.lazy.compactMap({ $0 as? UICollectionView }).first else { return nil }
    if let cell = element as? UICollectionViewCell {
      return view.indexPath(for: cell).map { ("cell", $0) }
    }
    let kinds = [
      ("header", UICollectionView.elementKindSectionHeader),
      ("footer", UICollectionView.elementKindSectionFooter),
    ]
    return kinds.lazy.compactMap { name, kind in
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        .first { view.supplementaryView(forElementKind: kind, at: $0) === element }
        .map { (name, $0) }
    }.first
  }
}
