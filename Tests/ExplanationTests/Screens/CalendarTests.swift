import Testing
import UIKit

/// A month: seven columns, and as many lines as the days need.
final class MonthLayout: UICollectionViewLayout {
  var firstColumn = 2
  var side: CGFloat = 40
  var step: CGFloat = 44
  var origin = CGPoint(x: 8, y: 20)
  var tilt: CGFloat = 0
  private var days: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    days = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { day in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: day, section: 0))
      let place = day + firstColumn
      attributes.frame = CGRect(
        x: origin.x + CGFloat(place % 7) * step, y: origin.y + CGFloat(place / 7) * step,
        width: side, height: side)
      if tilt != 0 { attributes.transform3D = CATransform3DMakeRotation(tilt, 0, 1, 0) }
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    collectionView?.bounds.size ?? .zero
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { days }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { days[indexPath.item] }
}

/// The days of a month.
final class Month: UIViewController, Screen, UICollectionViewDataSource {
  let layout = MonthLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  var count = 30
  var chosen = 11
  var style: (NumberCell, IndexPath) -> Void = { _, _ in }

  override func viewDidLoad() {
    list.backgroundColor = .white
    list.dataSource = self
    list.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() { list.frame = view.bounds }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "number", for: indexPath)
    guard let cell = cell as? NumberCell else { return cell }
    cell.number.text = "\(indexPath.item + 1)"
    cell.contentView.layer.borderWidth = indexPath.item == chosen ? 2 : 0
    style(cell, indexPath)
    return cell
  }
}

@MainActor struct CalendarTests {
  @Test(arguments: changes) func `a month`(change: Change<Month>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Month>] = [
    Change("column and line gaps 4 → 5 (inferred), right margin 8 → 2: 30 cells") {
      $0.layout.step = 45
    },
    Change("column and line gaps 4 → 8 (inferred), columns 40 → 36: 30 cells", not: ["number"]) {
      $0.layout.side = 36
    },
    Change("left margin 8 → 12 (inferred), right margin 8 → 4: 30 cells", not: ["number"]) {
      $0.layout.origin.x = 12
    },
    Change("first column 2 → 3 (inferred): 30 cells", not: ["number"]) {
      $0.layout.firstColumn = 3
    },
    Change("30 cells: rotated 30° around y", not: ["resized"]) { $0.layout.tilt = .pi / 6 },
    Change("cell [0,30] appeared", not: ["moved"]) { $0.count = 31 },
    Change("cell [0,11]: border width 2 → 0", not: ["number"]) { $0.chosen = -1 },
    Change("30 cells › number: alignment natural → center") {
      $0.style = { cell, _ in cell.number.textAlignment = .center }
    },
    Change("30 cells: corner radius 0 → 8") {
      $0.style = { cell, _ in cell.contentView.layer.cornerRadius = 8 }
    },
  ]
}
