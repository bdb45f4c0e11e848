import Foundation
import Testing
import UIKit

@MainActor struct WithholdingLayoutTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    var count = 3

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  private let rows = Rows()
  private let layout = WithholdingLayout()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    view.layoutIfNeeded()
  }

  @Test func `a layout that said nil is asked again when it knows what has come`() {
    rows.count = 4
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    #expect(view.visibleCells.map(\.frame.minY).sorted() == [0, 20, 40, 60])
  }

  @Test func `cells stay where a layout has said nil`() throws {
    let last = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    rows.count = 2
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === last)
    #expect(last.frame.minY == 20)
  }

  @Test func `the content has its new size when the layout knows what has come`() {
    rows.count = 9
    view.insertItems(at: (0..<6).map { IndexPath(item: $0, section: 0) })
    #expect(view.contentSize.height == 180)
  }

  @Test func `the offset moves to what is left when the updates are done`() {
    rows.count = 20
    view.reloadData()
    view.layoutIfNeeded()
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    rows.count = 2
    view.deleteItems(at: (2..<20).map { IndexPath(item: $0, section: 0) })
    #expect(layout.boundsChanges == 0)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
    #expect(view.visibleCells.count == 2)
  }
}
