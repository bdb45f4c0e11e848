import Foundation
import UIKit

/// A collection view of equal cells, or of cells that measure their text, in a flow layout or in a
/// compositional one that shows the same.
@MainActor
final class LayoutGrid: NSObject, UICollectionViewDataSource {
  /// The layout of the grid.
  enum Kind: Sendable { case flow, compositional }

  private let view: UICollectionView
  private var counts: [Int]
  private var turn = 0

  /// Makes the view, and lays it out once.
  ///
  /// - Parameters:
  ///   - kind: the layout.
  ///   - sections: the number of sections.
  ///   - items: the number of items in each of them.
  ///   - isMeasured: whether each cell is a row that measures its text.
  init(_ kind: Kind, sections: Int = 1, items: Int, isMeasured: Bool = false) {
    counts = Array(repeating: items, count: sections)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: kind == .flow ? Self.flow(isMeasured) : Self.compositional(isMeasured))
    super.init()
    view.register(
      isMeasured ? GridRow.self : UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  private static func flow(_ isMeasured: Bool) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    layout.itemSize = isMeasured ? CGSize(width: 375, height: 44) : CGSize(width: 75, height: 60)
    if isMeasured { layout.estimatedItemSize = CGSize(width: 375, height: 44) }
    return layout
  }

  private static func compositional(_ isMeasured: Bool) -> UICollectionViewLayout {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: isMeasured ? .estimated(44) : .absolute(60))
    let item = NSCollectionLayoutItem(
      layoutSize: isMeasured
        ? row
        : NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [item])))
  }

  /// Invalidates the layout and lays out again; returns the height of the content.
  func laidOutAnew() -> Int {
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    return Int(view.contentSize.height)
  }

  /// Scrolls by a row a hundred times.
  func scrolled() -> Int {
    for _ in 0..<100 {
      view.contentOffset.y += 60
      view.layoutIfNeeded()
    }
    if view.contentOffset.y > view.contentSize.height / 2 { view.contentOffset.y = 0 }
    return view.visibleCells.count
  }

  /// Inserts an item, and removes it again.
  func updated() -> Int {
    turn += 1
    let path = IndexPath(item: turn % 10, section: 0)
    counts[0] += 1
    view.insertItems(at: [path])
    view.layoutIfNeeded()
    counts[0] -= 1
    view.deleteItems(at: [path])
    view.layoutIfNeeded()
    return view.visibleCells.count
  }

  /// Scrolls through all rows, so that each is measured.
  func measuredThrough() -> Int {
    _ = laidOutAnew()
    view.contentOffset = .zero
    while view.contentOffset.y + view.bounds.height < view.contentSize.height {
      view.contentOffset.y += view.bounds.height
      view.layoutIfNeeded()
    }
    return Int(view.contentSize.height)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridRow)?.show(indexPath.item)
    return cell
  }
}

/// A row as high as its text.
private final class GridRow: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.widthAnchor.constraint(equalToConstant: 343),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text of one to seven sentences.
  func show(_ item: Int) {
    label.text = Array(repeating: "A row of the list.", count: 1 + item % 7).joined(separator: " ")
  }
}
