import Testing
import UIKit

/// A header over a section of a grid.
final class GridHeader: UICollectionReusableView {
  let title = UILabel("", 15)

  override init(frame: CGRect) {
    super.init(frame: frame)
    add(title, 12, 4, 200, 20)
  }

  required init?(coder: NSCoder) { nil }
}

/// A flow layout of squares in two sections with headers.
final class Grid: UIViewController, Screen, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  var titles = ["Fruit", "Roots"]
  var items = [["Apple", "Pear", "Plum", "Fig", "Date"], ["Beet", "Carrot", "Radish"]]
  var style: (NumberCell, IndexPath) -> Void = { _, _ in }

  override func viewDidLoad() {
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    list.backgroundColor = .white
    list.dataSource = self
    list.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    list.register(
      GridHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() { list.frame = view.bounds }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? GridHeader)?.title.text = titles[indexPath.section]
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "number", for: indexPath)
    guard let cell = cell as? NumberCell else { return cell }
    cell.number.text = items[indexPath.section][indexPath.item]
    style(cell, indexPath)
    return cell
  }
}

@MainActor struct GridTests {
  @Test(arguments: changes) func `a grid with headers`(change: Change<Grid>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Grid>] = [
    Change(
      """
      sections 0–1 inset.left 12 → 20: 6 elements moved 0…+206,0…+70 and 3 cells wrapped to the \
      next line
      """, not: ["frame", "number"]
    ) {
      $0.layout.sectionInset.left = 20
    },
    Change("item size 90×60 → 100×60 (inferred): 9 elements", not: ["number"]) {
      $0.layout.itemSize.width = 100
    },
    Change("sections 0–1 line spacing 10 → 20: 6 elements moved 0,+10", not: ["frame"]) {
      $0.layout.minimumLineSpacing = 20
    },
    Change(
      """
      sections 0–1 interitem spacing 10 → 40: 5 elements moved 0…+206,0…+70 and 3 cells wrapped \
      to the next line
      """, not: ["frame"]
    ) {
      $0.layout.minimumInteritemSpacing = 40
    },
    Change(
      """
      sections 0–1 header size 0×30 → 0×50: 5 cells moved 0,+20, 3 moved 0,+40 and 2 headers \
      resized 320×30 → 320×50, moved 0,0…+20
      """, not: ["title"]
    ) {
      $0.layout.headerReferenceSize.height = 50
    },
    Change(
      """
      scroll axis vertical → horizontal: 6 cells moved -206…+114,-206…+131.6 and 2 wrapped back \
      to the line before
      """, not: ["number"]
    ) {
      $0.layout.scrollDirection = .horizontal
    },
    Change(
      "sections 0 and 1 swapped: 6 elements moved 0,+106 and 4 moved 0,-176",
      not: ["decoration", "text"]
    ) {
      $0.items.swapAt(0, 1)
      $0.titles.swapAt(0, 1)
    },
    Change("cell [0,1] › number: text “Pear” → “Quince”", not: ["moved"]) {
      $0.items[0][1] = "Quince"
    },
    Change(
      """
      cell [0,0] vanished: 3 cells moved -103,0 and cell [0,2] (was [0,3]) wrapped back to the \
      line before
      """, not: ["text"]
    ) {
      $0.items[0].removeFirst()
    },
    Change("cell [1,3] appeared", not: ["text"]) { $0.items[1].append("Turnip") },
    Change("header [0,0] › title: text “Fruit” → “Fruits”") { $0.titles[0] = "Fruits" },
    Change("content inset none → top 40") {
      $0.list.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
      $0.list.contentOffset = CGPoint(x: 0, y: -40)
    },
    Change("list: background #FFFFFF → #FF0000") { $0.list.backgroundColor = .red },
    Change(
      """
      direction left to right → right to left: 3 cells moved +206,0 and 2 moved -206,0; 1 view \
      changed
      """
    ) {
      $0.list.semanticContentAttribute = .forceRightToLeft
    },
  ]
}
