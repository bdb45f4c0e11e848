import UIKit

/// A list of 320 × 600 points with rows as a test sets them.
@MainActor final class HerbList: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let rows: [Int]
  private let configure: (UICollectionViewListCell) -> Void

  init(
    _ layout: UICollectionViewLayout, rows: [Int], width: CGFloat = 320,
    configure: @escaping @MainActor (UICollectionViewListCell) -> Void = HerbList.showName
  ) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: layout)
    self.rows = rows
    self.configure = configure
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  convenience init(
    _ configuration: UICollectionLayoutListConfiguration, rows: [Int], width: CGFloat = 320,
    configure: @escaping @MainActor (UICollectionViewListCell) -> Void = HerbList.showName
  ) {
    self.init(
      UICollectionViewCompositionalLayout.list(using: configuration), rows: rows, width: width,
      configure: configure)
  }

  /// Shows a text in the default content.
  static func showName(_ cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = "Basil"
    cell.contentConfiguration = content
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? UICollectionViewListCell).map(configure)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    (view as? UICollectionViewListCell).map(Self.showName)
    return view
  }

  /// The cells in their order.
  var cells: [UICollectionViewListCell] {
    view.indexPathsForVisibleItems.sorted().compactMap {
      view.cellForItem(at: $0) as? UICollectionViewListCell
    }
  }

  /// The headers in their order.
  var headers: [UIView] { edges(UICollectionView.elementKindSectionHeader) }
  /// The footers in their order.
  var footers: [UIView] { edges(UICollectionView.elementKindSectionFooter) }

  private func edges(_ kind: String) -> [UIView] {
    view.visibleSupplementaryViews(ofKind: kind).sorted { $0.frame.minY < $1.frame.minY }
  }

  /// The separators of a cell: its subviews that are no higher than a point.
  func separators(_ cell: Int) -> [UIView] {
    cells[cell].subviews.filter { $0.bounds.height > 0 && $0.bounds.height <= 1 && !$0.isHidden }
  }
}
