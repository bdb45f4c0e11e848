import Testing
import UIKit

/// A layout in columns: each item is placed in the shortest column.
final class ColumnsLayout: UICollectionViewLayout {
  var columns = 2 { didSet { invalidateLayout() } }
  var gap: CGFloat = 8
  var inset: CGFloat = 12
  var height: (Int) -> CGFloat = { CGFloat(60 + 20 * ($0 % 3)) }
  var adjust: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  private var all: [UICollectionViewLayoutAttributes] = []
  private var bottom: CGFloat = 0

  override func prepare() {
    guard let collectionView else { return }
    let inner = collectionView.bounds.width - 2 * inset
    let width = (inner - gap * CGFloat(columns - 1)) / CGFloat(columns)
    var tops = Array(repeating: inset, count: columns)
    all = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let column = tops.indices.min { tops[$0] < tops[$1] } ?? 0
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: inset + CGFloat(column) * (width + gap), y: tops[column], width: width,
        height: height(item))
      tops[column] = attributes.frame.maxY + gap
      adjust(attributes)
      return attributes
    }
    bottom = (tops.max() ?? 0) - gap + inset
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: bottom)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { all.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { all[indexPath.item] }
}

/// A cell with a number.
final class NumberCell: UICollectionViewCell {
  let number = UILabel("", 15)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(220, 230, 255)
    contentView.add(number)
    number.pinUnderTop(6)
  }

  required init?(coder: NSCoder) { nil }
}

/// Items in columns.
final class Waterfall: UIViewController, Screen, UICollectionViewDataSource {
  let layout = ColumnsLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  var texts = (0..<9).map { "Item \($0)" }
  var style: (NumberCell, IndexPath) -> Void = { _, _ in }

  override func viewDidLoad() {
    list.backgroundColor = .white
    list.dataSource = self
    list.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() { list.frame = view.bounds }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    texts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "number", for: indexPath)
    guard let cell = cell as? NumberCell else { return cell }
    cell.number.text = texts[indexPath.item]
    style(cell, indexPath)
    return cell
  }
}

@MainActor struct WaterfallTests {
  @Test(arguments: changes) func `items in columns`(change: Change<Waterfall>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Waterfall>] = [
    Change("number of columns 2 → 3 (inferred), columns 144 → 93.333: 9 cells", not: ["number"]) {
      $0.layout.columns = 3
    },
    Change("column and line gaps 8 → 20 (inferred), columns 144 → 138: 9 cells") {
      $0.layout.gap = 20
    },
    Change("left, right, top and bottom margins 12 → 24 (inferred), columns 144 → 132: 9 cells") {
      $0.layout.inset = 24
    },
    Change(
      """
      cell [0,2] resized 144×100 → 144×130: cell [0,5] moved 0,+30, cell [0,7] moved +152,+28 \
      and cell [0,8] moved -152,+2
      """
    ) {
      $0.layout.height = { item in item == 2 ? 130 : CGFloat(60 + 20 * (item % 3)) }
    },
    Change("cell [0,4] › number: text “Item 4” → “Four”") { $0.texts[4] = "Four" },
    Change("cell [0,8] vanished") { $0.texts.removeLast() },
    Change("cell [0,9] appeared") { $0.texts.append("Item 9") },
    Change("cell [0,1]: rotated 10°", not: ["resized", "moved"]) {
      $0.layout.adjust = { attributes in
        if attributes.indexPath.item == 1 {
          attributes.transform = CGAffineTransform(rotationAngle: .pi / 18)
        }
      }
    },
    Change("cell [0,1]: scaled 0.5", not: ["resized", "moved"]) {
      $0.layout.adjust = { attributes in
        if attributes.indexPath.item == 1 {
          attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
      }
    },
    Change("cell [0,3]: alpha 1 → 0.5") {
      $0.layout.adjust = { attributes in
        if attributes.indexPath.item == 3 { attributes.alpha = 0.5 }
      }
    },
    Change("cell [0,0] z-index 0 → 5") {
      $0.layout.adjust = { attributes in
        if attributes.indexPath.item == 0 { attributes.zIndex = 5 }
      }
    },
    Change("9 cells › number: constraint number.top 6 → 12") {
      $0.style = { cell, _ in
        for constraint in cell.contentView.constraints
        where constraint.firstAttribute == .top {
          constraint.constant = 12
        }
      }
    },
    Change("9 cells: background #DCE6FF → #FF0000") {
      $0.style = { cell, _ in cell.contentView.backgroundColor = .red }
    },
  ]
}
