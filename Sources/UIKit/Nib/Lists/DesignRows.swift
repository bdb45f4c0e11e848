import Foundation
import InterfaceBuilder

/// The data source of a table that is drawn without its app.
///
/// It shows the rows in the document, or each prototype cell once.
final class DesignRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  // The content owns this object, so the reference must not retain it.
  private unowned let content: StaticTable

  init(_ content: StaticTable) {
    self.content = content
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int { content.sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.section(section)?.cells.count ?? 0
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    content.cell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    content.section(section)?.header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    content.section(section)?.footer
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    content.height(at: indexPath) ?? tableView.rowHeight
  }
}

/// The data source of a collection view that is drawn without its app.
///
/// It shows each prototype cell once, in one section.
final class DesignItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The reuse identifiers of the cells.
  private let cells: [String]
  /// The reuse identifiers of the supplementary views, by their kinds.
  private let supplementaryViews: [String: String]

  init(_ cells: [String], _ supplementaryViews: [String: String]) {
    (self.cells, self.supplementaryViews) = (cells, supplementaryViews)
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cells.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: cells[indexPath.item], for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: supplementaryViews[kind] ?? "", for: indexPath)
  }
}
