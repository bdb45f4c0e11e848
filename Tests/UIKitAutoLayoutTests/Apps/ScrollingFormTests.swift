import Testing
import UIKit

/// Scroll views whose content is held by constraints, with a column of texts inside.
@MainActor @Suite(.serialized) struct ScrollingFormTests {
  /// The tie of the column to the scroll view.
  enum Tie: CaseIterable {
    case guides, edges, margins
  }

  private static let texts = (1...30).map {
    "\($0): a text that needs more than one line on a phone that is held upright"
  }

  private func height(in width: CGFloat) -> CGFloat {
    Self.texts.map {
      let label = UILabel()
      label.text = $0
      label.numberOfLines = 0
      return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }.reduce(0, +) + 29 * 10
  }

  @Test(arguments: Tie.allCases)
  func `the content is as high as the column, before and after a turn, fact AL75`(tie: Tie) {
    let form = ScrollingForm(Self.texts, tie)
    let stage = PhoneStage(form)
    let inset: CGFloat = tie == .margins ? 16 : 0
    for width in [375, 667, 375] as [CGFloat] {
      let height = height(in: width - 2 * inset)
      #expect(form.scroll.contentSize == CGSize(width: width, height: height))
      #expect(form.column.frame.minX == inset)
      #expect(form.column.frame.width == width - 2 * inset)
      stage.turn()
    }
  }

  @Test func `scrolling moves nothing, and layout keeps the place, fact AL75`() {
    let form = ScrollingForm(Self.texts, .guides)
    let stage = PhoneStage(form)
    let size = form.scroll.contentSize
    stage.run { form.scroll.contentOffset.y = 300 }
    #expect(form.column.frame.origin == .zero)
    stage.run { form.column.arrangedSubviews[0].isHidden = true }
    #expect(form.scroll.contentOffset.y == 300)
    #expect(form.scroll.contentSize.height < size.height)
  }

  @Test func `a text that grows makes the content higher`() {
    let form = ScrollingForm(["a", "b"], .edges)
    let stage = PhoneStage(form)
    let height = form.scroll.contentSize.height
    #expect(height == 51)
    stage.run { (form.column.arrangedSubviews[0] as? UILabel)?.text = "a\na" }
    #expect(form.scroll.contentSize.height == 71.5)
  }

  @Test func `a scroll view in a scroll view has a content of its own, fact AL75`() {
    let form = ScrollingForm(["a"], .guides)
    let stage = PhoneStage(form)
    let (shelf, row) = (UIScrollView(), UIStackView())
    stage.run {
      row.translatesAutoresizingMaskIntoConstraints = false
      shelf.addSubview(row)
      for _ in 0..<10 {
        let tile = UIView()
        tile.widthAnchor.constraint(equalToConstant: 100).isActive = true
        row.addArrangedSubview(tile)
      }
      let guide = shelf.contentLayoutGuide
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        row.topAnchor.constraint(equalTo: guide.topAnchor),
        row.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        row.heightAnchor.constraint(equalTo: shelf.frameLayoutGuide.heightAnchor),
        shelf.heightAnchor.constraint(equalToConstant: 120),
      ])
      form.column.addArrangedSubview(shelf)
    }
    #expect(shelf.contentSize == CGSize(width: 1000, height: 120))
    #expect(shelf.frame == CGRect(x: 0, y: 30.5, width: 375, height: 120))
    #expect(form.scroll.contentSize == CGSize(width: 375, height: 150.5))
    stage.run { shelf.contentOffset.x = 250 }
    stage.turn()
    #expect(shelf.contentSize == CGSize(width: 1000, height: 120))
    #expect(shelf.frame.width == 667)
    #expect(shelf.contentOffset.x == 250)
    #expect(row.arrangedSubviews[9].frame == CGRect(x: 900, y: 0, width: 100, height: 120))
  }
}

/// A controller as tutorials write it: a column of labels in a scroll view.
private final class ScrollingForm: UIViewController {
  let scroll = UIScrollView()
  let column = UIStackView()
  private let tie: ScrollingFormTests.Tie

  init(_ texts: [String], _ tie: ScrollingFormTests.Tie) {
    self.tie = tie
    super.init(nibName: nil, bundle: nil)
    column.axis = .vertical
    column.spacing = 10
    for text in texts {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      column.addArrangedSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentInsetAdjustmentBehavior = .never
    for (inner, outer) in [(scroll, view), (column, scroll)] as [(UIView, UIView?)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer?.addSubview(inner)
    }
    let views = ["scroll": scroll, "column": column]
    for format in ["|[scroll]|", "V:|[scroll]|"] + (tie == .edges ? ["|[column]|"] : []) {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    NSLayoutConstraint.activate(ties)
  }

  private var ties: [NSLayoutConstraint] {
    let guide = scroll.contentLayoutGuide
    switch tie {
    case .guides:
      return [
        column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        column.topAnchor.constraint(equalTo: guide.topAnchor),
        column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        guide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ]
    case .edges:
      return [
        column.topAnchor.constraint(equalTo: scroll.topAnchor),
        column.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        column.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      ]
    case .margins:
      return [
        column.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 16),
        scroll.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 16),
        column.topAnchor.constraint(equalTo: scroll.topAnchor),
        column.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        column.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor),
      ]
    }
  }
}
