import Testing
import UIKit

/// An article whose paragraphs are in a stack view.
final class Article: UIViewController, Screen {
  let heading = UILabel("Heading", 28)
  let byline = UILabel("By Ada", 13)
  let lead = UILabel("A lead that is longer than one line of such a narrow screen")
  let figure = UIImageView(image: .square(60, .red))
  let caption = UILabel("A caption", 13)
  let tags = UIStackView()
  let red = UILabel("red")
  let green = UILabel("green")
  let blue = UILabel("blue")
  let rows = UIStackView()

  override func viewDidLoad() {
    view.backgroundColor = .white
    rows.axis = .vertical
    rows.spacing = 8
    rows.isLayoutMarginsRelativeArrangement = true
    rows.directionalLayoutMargins = .zero
    for row in [heading, byline, lead, figure, caption, tags] { rows.addArrangedSubview(row) }
    tags.spacing = 4
    for tag in [red, green, blue] { tags.addArrangedSubview(tag) }
    blue.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    view.add(rows)
    rows.pinUnderTop(16)
  }
}

@MainActor struct ArticleTests {
  @Test(arguments: changes) func `an article in a stack view`(change: Change<Article>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Article>] = [
    Change("rows: spacing 8 → 12; 5 other views moved", not: ["UISV", "constraint"]) {
      $0.rows.spacing = 12
    },
    Change(
      "rows: custom spacing none → 30 after heading; 5 other views moved",
      not: ["UISV", "constraint"]
    ) {
      $0.rows.setCustomSpacing(30, after: $0.heading)
    },
    Change("rows: alignment fill → leading; 6 other views resized", not: ["UISV", "constraint"]) {
      $0.rows.alignment = .leading
    },
    Change("rows: alignment fill → center; 6 other views resized", not: ["UISV", "constraint"]) {
      $0.rows.alignment = .center
    },
    Change("rows › tags: spacing 4 → 16; 2 other views moved or resized", not: ["UISV"]) {
      $0.tags.spacing = 16
    },
    Change("rows › tags: axis horizontal → vertical; 4 other views resized", not: ["UISV"]) {
      $0.tags.axis = .vertical
    },
    Change(
      "rows › tags: distribution fill → fillEqually; 3 other views resized",
      not: ["UISV", "constraint"]
    ) {
      $0.tags.distribution = .fillEqually
    },
    Change(
      "rows › tags: order red, green, blue → green, blue, red; 3 other views moved",
      not: ["UISV", "constraint"]
    ) {
      $0.tags.addArrangedSubview($0.red)
    },
    Change(
      """
      rows: order heading, byline, lead, figure, caption, tags → byline, heading, lead, figure, \
      caption, tags; 2 other views moved
      """, not: ["UISV"]
    ) {
      $0.rows.insertArrangedSubview($0.byline, at: 0)
    },
    Change("rows › byline hidden; 5 other views moved or resized", not: ["UISV", "constraint"]) {
      $0.byline.isHidden = true
    },
    Change("rows › figure vanished; 3 other views moved or resized", not: ["UISV"]) {
      $0.figure.removeFromSuperview()
    },
    Change("rows › footer appeared; 3 other views moved or resized", not: ["UISV"]) {
      let footer = UILabel("Footer")
      footer.accessibilityIdentifier = "footer"
      $0.rows.insertArrangedSubview(footer, at: 4)
    },
    Change(
      """
      rows: layout margins standard → top 10, leading 20, bottom 10, trailing 20; 7 other views \
      resized
      """, not: ["UISV", "constraint"]
    ) {
      $0.rows.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 10, trailing: 20)
    },
    Change("rows › heading: text “Heading” → “Another heading”", not: ["UISV"]) {
      $0.heading.text = "Another heading"
    },
    Change("rows › lead: number of lines 1 → 0; 4 other views moved or resized", not: ["drawn"]) {
      $0.lead.numberOfLines = 0
    },
    Change(
      "rows › heading: font Inter Regular 28 → Inter Regular 34; 6 other views moved or resized",
      not: ["UISV"]
    ) {
      $0.heading.font = .systemFont(ofSize: 34)
    },
  ]
}
