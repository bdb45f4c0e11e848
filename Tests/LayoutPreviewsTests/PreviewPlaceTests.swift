import Foundation
import LayoutStage
import Testing
import UIKit

@testable import LayoutPreviews

@MainActor struct PreviewPlaceTests {
  /// A table view of rows that are 60 high.
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  /// A collection view of items that are 60 high.
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let screen = CGRect(x: 0, y: 0, width: 320, height: 480)

  /// The upper sides of the views of a class, in the order in which they are listed.
  private func tops<Cell: UIView>(of cell: Cell.Type, in view: UIView) -> [CGFloat] {
    view.layoutIfNeeded()
    return PreviewPlace.places(of: view, in: view).filter { $0.what == "\(cell)" }.map(\.frame.minY)
  }

  @Test func `rows are listed in the order of their index paths`() {
    let rows = Rows()
    let table = UITableView(frame: screen)
    table.rowHeight = 60
    table.dataSource = rows
    #expect(tops(of: UITableViewCell.self, in: table) == [0, 60, 120, 180])
    // A row that was brought to the front is still listed in the order of the rows.
    table.visibleCells.first.map(table.bringSubviewToFront)
    #expect(tops(of: UITableViewCell.self, in: table) == [0, 60, 120, 180])
  }

  @Test func `items are listed in the order of their index paths`() {
    let (items, layout) = (Items(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 320, height: 60)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: screen, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    view.visibleCells.first.map(view.bringSubviewToFront)
    #expect(tops(of: UICollectionViewCell.self, in: view) == [0, 60, 120, 180])
  }

  @Test func `what a control does not show is not in words, and an empty label of one's own is`() {
    let (view, field, label) = (UIView(frame: screen), UITextField(), UILabel())
    field.placeholder = "Basil"
    view.addSubview(field)
    view.addSubview(label)
    view.layoutIfNeeded()
    let shown = ShownPreview(
      name: "Herb", orientation: .portrait, path: "Herb.png",
      places: PreviewPlace.places(of: view, in: view), lint: nil)
    let labels = shown.words.split(separator: "\n").filter { $0.contains("UILabel") }
    #expect(labels.count == 2)
    #expect(labels.first?.hasSuffix("\"Basil\"") == true)
    #expect(labels.last?.hasPrefix("    UILabel 0,0 0×0") == true)
  }

  @Test func `notes are told below the frames`() {
    let shown = ShownPreview(
      name: "Herb", orientation: .portrait, path: "Herb.png", places: [], notes: ["as wide"],
      lint: nil)
    #expect(shown.words == "Herb · portrait: Herb.png\n  note: as wide")
  }
}
