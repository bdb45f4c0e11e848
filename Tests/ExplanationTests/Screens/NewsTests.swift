import Testing
import UIKit

/// A cell that is as high as its texts.
final class NewsCell: UITableViewCell {
  let headline = UILabel("", 17)
  let summary = UILabel("", 14)
  private(set) var below: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    headline.numberOfLines = 0
    summary.numberOfLines = 2
    contentView.add(headline, summary)
    let below = summary.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 4)
    self.below = below
    headline.pinUnderTop(16)
    NSLayoutConstraint.activate([
      below, summary.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      summary.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      summary.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A header with a count.
final class NewsHeader: UITableViewHeaderFooterView {
  let count = UILabel("", 13)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.add(count, 16, 6, 200, 20)
  }

  required init?(coder: NSCoder) { nil }
}

/// A table whose rows size themselves.
final class News: UIViewController, Screen, UITableViewDataSource, UITableViewDelegate {
  let list = UITableView(frame: .zero, style: .plain)
  var sections = [
    [["Rain", "It rains in the north, and in the south, and it will rain tomorrow as well."]],
    [["Sun", "It shines."], ["Wind", "It blows."]],
  ]
  var style: (NewsCell, IndexPath) -> Void = { _, _ in }

  override func viewDidLoad() {
    list.dataSource = self
    list.delegate = self
    list.sectionHeaderTopPadding = 0
    list.sectionHeaderHeight = 32
    list.register(NewsCell.self, forCellReuseIdentifier: "news")
    list.register(NewsHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    view.add(list)
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    (header as? NewsHeader)?.count.text = "\(sections[section].count) of today"
    return header
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
    guard let cell = cell as? NewsCell else { return cell }
    cell.headline.text = sections[indexPath.section][indexPath.row][0]
    cell.summary.text = sections[indexPath.section][indexPath.row][1]
    style(cell, indexPath)
    return cell
  }
}

@MainActor struct NewsTests {
  @Test(arguments: changes) func `a table that sizes its rows`(change: Change<News>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<News>] = [
    Change("list › row [0,0] › summary: number of lines 2 → 1; 6 other views moved or resized") {
      $0.style = { cell, place in if place.section == 0 { cell.summary.numberOfLines = 1 } }
    },
    Change(
      "list › 3 rows › summary: constraint summary.top 4 → 12; 10 other views moved or resized",
      not: ["frame.height"]
    ) {
      $0.style = { cell, _ in cell.below?.constant = 12 }
    },
    Change(
      """
      list › 3 rows › headline: font Inter Regular 17 → Inter Regular 22; 13 other views moved \
      or resized
      """
    ) {
      $0.style = { cell, _ in cell.headline.font = .systemFont(ofSize: 22) }
    },
    Change("list: section header height 32 → 44; 7 other views moved or resized") {
      $0.list.sectionHeaderHeight = 44
    },
    Change("list › header 0 › count: text color #000000 → #FF0000") { screen in
      screen.list.layoutIfNeeded()
      (screen.list.headerView(forSection: 0) as? NewsHeader)?.count.textColor = .red
    },
    Change("list › row [1,0] › headline: text “Sun” → “Sun and more sun”") {
      $0.sections[1][0][0] = "Sun and more sun"
    },
    Change("list › row [1,1] › headline: alignment natural → center") {
      $0.style = { cell, place in if place.row == 1 { cell.headline.textAlignment = .center } }
    },
    Change("list: section header top padding 0 → 20; 5 other views moved") {
      $0.list.sectionHeaderTopPadding = 20
    },
  ]
}
