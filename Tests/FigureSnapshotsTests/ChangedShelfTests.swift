import FigureSnapshots
import Foundation
import LayoutStage
import SnapshotCore
import Testing
import UIKit

/// A client's list of books, changed in one way at a time: what the failure's first line says.
@MainActor @Suite struct ChangedShelfTests {
  /// Everything that the tests change.
  struct Books: @unchecked Sendable {
    var titles = ["Persuasion", "Emma", "Sanditon", "The Watsons", "Evelina", "Udolpho"]
    var inset: CGFloat = 16
    var lineSpacing: CGFloat = 10
    var itemSize = CGSize(width: 150, height: 80)
    var titleColor = UIColor.black
    var titleFont = UIFont.boldSystemFont(ofSize: 16)
    var titleX: CGFloat = 10
    var cornerRadius: CGFloat = 10
    var borderWidth: CGFloat = 0
    var hidesAuthor = false
    var hasBadge = false
    var coverAlpha: CGFloat = 1
    var coverColor = UIColor.red
    var heading = "Books"
  }

  /// What the first line of a failure says when a shelf became another.
  private func told(
    _ change: (inout Books) -> Void, now: Snapshot<UIViewController, LayoutPicture>? = nil
  ) throws -> [String] {
    var changed = Books()
    change(&changed)
    let strategy = Snapshot<UIViewController, LayoutPicture>.image(on: .iPhone7)
    let golden = try strategy.convert(Shelf(Books()))
    let actual = try (now ?? strategy).convert(Shelf(changed))
    let file = try GoldenFile(GoldenFile.encode(golden, name: "shelf"), name: "shelf")
    return PictureComparison(golden: file, actual: actual).statements.map(\.headline)
  }

  @Test func `the same shelf says nothing`() throws {
    #expect(try told { _ in } == [])
  }

  /// One way to change the shelf, and the first line of the failure.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let line: String
    let change: @Sendable (inout Books) -> Void

    init(_ name: String, _ line: String, _ change: @escaping @Sendable (inout Books) -> Void) {
      self.name = name
      self.line = line
      self.change = change
    }

    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(
      "an inset",
      "section 0 inset.left 16 → 24, inset.right 16 → 24: 3 cells moved +8,0 and 3 moved -8,0"
    ) { $0.inset = 24 },
    Case("a spacing", "section 0 line spacing 10 → 14: 2 cells moved 0,+4 and 2 moved 0,+8") {
      $0.lineSpacing = 14
    },
    Case("the item size", "item size 150×80 → 150×90 (inferred): 6 cells") {
      $0.itemSize.height = 90
    },
    Case("a text", "cell [0,1] › title: text “Emma” → “Mansfield Park”") {
      $0.titles[1] = "Mansfield Park"
    },
    Case("a colour", "6 cells › title: text color #000000 → #0000FF") { $0.titleColor = .blue },
    Case("a font", "6 cells › title: font Inter Bold 16 → Inter Regular 16") {
      $0.titleFont = .systemFont(ofSize: 16)
    },
    Case("a corner radius", "6 cells: corner radius 10 → 14") { $0.cornerRadius = 14 },
    Case("a border", "6 cells: border 0 → 2 #000000") { $0.borderWidth = 2 },
    Case("a label's place", "6 cells › title: frame.x 10 → 12") { $0.titleX = 12 },
    Case("a hidden view", "cell [0,3] › author hidden") { $0.hidesAuthor = true },
    Case("a view that came", "cell [0,2] › UIView appeared") { $0.hasBadge = true },
    Case("an opacity", "6 cells › cover: alpha 1 → 0.5") { $0.coverAlpha = 0.5 },
    Case("an image", "6 cells › cover: another image of 24×24") { $0.coverColor = .green },
    Case(
      "an item that went",
      "cell [0,2] vanished: 2 cells moved -193,0 and cell [0,3] (was [0,4]) wrapped back to the "
        + "line before"
    ) { $0.titles.remove(at: 2) },
    Case(
      "an item that came",
      "cell [0,2] appeared: 2 cells moved +193,0 and 2 wrapped to the next line"
    ) { $0.titles.insert("Lady Susan", at: 2) },
    Case("two items that changed places", "cell [0,3] is now [0,0]") { $0.titles.swapAt(0, 3) },
    Case("a view beside the list", "heading: text “Books” → “Shelf”") { $0.heading = "Shelf" },
  ]

  @Test(arguments: cases)
  func `the first line of a failure names the cause`(_ one: Case) throws {
    #expect(try told(one.change).first == one.line)
  }
}

/// Shows books in a grid under a heading.
private final class Shelf: UIViewController, UICollectionViewDataSource {
  private let books: ChangedShelfTests.Books
  private let heading = UILabel(frame: CGRect(x: 16, y: 24, width: 200, height: 24))

  init(_ books: ChangedShelfTests.Books) {
    self.books = books
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = books.itemSize
    layout.minimumLineSpacing = books.lineSpacing
    layout.sectionInset = UIEdgeInsets(
      top: 10, left: books.inset, bottom: 10, right: books.inset)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 60, width: view.bounds.width, height: view.bounds.height - 60),
      collectionViewLayout: layout)
    list.register(BookCell.self, forCellWithReuseIdentifier: "book")
    list.dataSource = self
    list.backgroundColor = .white
    heading.text = books.heading
    view.addSubview(list)
    view.addSubview(heading)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    books.titles.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    (cell as? BookCell)?.show(books, at: indexPath.item)
    return cell
  }
}

private final class BookCell: UICollectionViewCell {
  private let title = UILabel(frame: .zero)
  private let author = UILabel(frame: CGRect(x: 10, y: 36, width: 90, height: 16))
  private let cover = UIImageView(frame: CGRect(x: 110, y: 8, width: 24, height: 24))

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, author, cover] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ books: ChangedShelfTests.Books, at item: Int) {
    contentView.backgroundColor = UIColor(white: 0.9, alpha: 1)
    contentView.layer.cornerRadius = books.cornerRadius
    contentView.layer.borderWidth = books.borderWidth
    title.frame = CGRect(x: books.titleX, y: 8, width: 96, height: 22)
    title.text = books.titles[item]
    title.font = books.titleFont
    title.textColor = books.titleColor
    author.text = "Jane Austen"
    author.font = .systemFont(ofSize: 12)
    author.isHidden = books.hidesAuthor && item == 3
    cover.alpha = books.coverAlpha
    cover.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      books.coverColor.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    }
    if books.hasBadge && item == 2 {
      contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)))
      contentView.subviews.last?.backgroundColor = .red
    }
  }
}
