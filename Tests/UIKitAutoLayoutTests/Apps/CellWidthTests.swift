import Testing
import UIKit
import UIKitTestSupport

/// A cell whose constraints and layout disagree, and headers that are fitted.
@MainActor @Suite(.serialized) struct CellWidthTests {
  /// A list with cells of 100 × 50 points, in which something is 120 wide and required.
  private func conflict() -> (view: UICollectionView, texts: [String]) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let shelf = Shelf(layout, counts: [1], size: CGSize(width: 320, height: 480))
    let log = ConsoleLog()
    log.recording {
      shelf.laidOut()
      guard let cell = shelf.view.cellForItem(at: [0, 0]) else { return }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.widthAnchor.constraint(equalToConstant: 120),
      ])
      shelf.laidOut()
    }
    return (shelf.view, log.lines)
  }

  @Test func `a cell's width is never broken, facts AL50, AL83 and AL84`() throws {
    let (view, texts) = conflict()
    let text = try #require(texts.first { $0.hasPrefix("Unable") })
    #expect(text.contains("'UIView-Encapsulated-Layout-Width' UIView:"))
    #expect(text.contains(".width == 100   (active)"))
    // As in UIKit's messages, no line is about the cell's own frame.
    #expect(!text.contains("NSAutoresizingMaskLayoutConstraint"))
    let broken = text.components(separatedBy: "breaking constraint ").last ?? ""
    #expect(broken.contains(".width == 120   (active)"))
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(cell.contentView.subviews[0].frame.width == 100)
  }

  @Test func `a height at 999 lets a cell's estimate pass without a word, fact AL50`() {
    let log = ConsoleLog()
    let height: CGFloat = log.recording {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 100, height: 50)
      let stage = Shelf.ofBoxes(layout)
      stage.view.layoutIfNeeded()
      return stage.view.cellForItem(at: [0, 0])?.frame.height ?? 0
    }
    #expect(height == 90)
    #expect(log.lines == [])
  }

  @Test func `K16 a cell under the status bar has the margins of the others`() {
    let list = TextList(["One", "Two"])
    let stage = PhoneStage(list)
    var margins: [UIEdgeInsets?] = []
    stage.run {
      list.list.frame = list.view.bounds
      list.list.contentInsetAdjustmentBehavior = .never
      margins = (0...1).map { list.cell($0)?.contentView.layoutMargins }
    }
    let plain = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(list.cell(0)?.convert(CGPoint.zero, to: list.view).y == 0)
    #expect(margins == [plain, plain])
  }

  @Test(arguments: [(320, 3), (568, 2)] as [(CGFloat, Int)])
  func `a header that is fitted is as high as its text, fact AL61`(width: CGFloat, lines: Int) {
    let header = FittedHeader()
    header.label.text =
      "A header whose text takes three lines on a narrow phone and two when "
      + "that is turned to its long side"
    let size = header.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let line = header.label.font.lineHeight
    #expect(size.width == width)
    #expect(abs(size.height - 16 - CGFloat(lines) * line) < 0.5)
    header.frame.size = size
    header.layoutIfNeeded()
    #expect(header.label.frame == CGRect(x: 8, y: 8, width: width - 16, height: size.height - 16))
  }

  @Test func `K15 a text that has changed since is measured anew`() {
    let header = FittedHeader(frame: CGRect(x: 0, y: 0, width: 116, height: 300))
    header.label.text = "Some words that take two lines"
    let oneLine = header.label.intrinsicContentSize
    header.layoutIfNeeded()
    let twoLines = header.label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(twoLines.height > oneLine.height)
    func fitting() -> CGSize {
      let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return CGSize(width: size.width - 16, height: size.height - 16)
    }
    #expect(fitting() == twoLines)
    header.label.text = "Some words that take one line in a wide header"
    #expect(fitting() == header.label.intrinsicContentSize)
    header.layoutIfNeeded()
    #expect(fitting().width <= 100)
  }

  @Test func `a width of 0 is one that is not known: the text has one line, fact AL57`() {
    let header = FittedHeader()
    header.label.text = "Some words that would take many lines in no width at all"
    let size = ConsoleLog().recording {
      header.systemLayoutSizeFitting(
        UIView.layoutFittingCompressedSize, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(size.height == 36.5)
  }
}

/// A header with a text, 8 points from every side.
private final class FittedHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension Shelf {
  /// A list of two cells with a box of 60 × 90 points from edge to edge.
  fileprivate static func ofBoxes(_ layout: UICollectionViewLayout) -> Shelf {
    let shelf = Shelf(layout, counts: [2], size: CGSize(width: 320, height: 480))
    shelf.fill = { cell, _ in
      guard cell.contentView.subviews.isEmpty else { return }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 90)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        height,
        box.widthAnchor.constraint(equalToConstant: 60),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
    }
    return shelf
  }
}
