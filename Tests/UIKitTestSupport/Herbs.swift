package import UIKit

/// A table of 375 × 400 points with rows as a test sets them, and the calls.
@MainActor package final class Herbs: NSObject, UITableViewDataSource {
  package let table: UITableView
  package var rows: [Int] = [30]
  package var titles: [String?] = []
  package var made = 0
  package var makeCell: (IndexPath) -> UITableViewCell = { _ in UITableViewCell() }

  package init(_ style: UITableView.Style = .plain, rows: [Int] = [30]) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: style)
    super.init()
    self.rows = rows
    table.dataSource = self
  }

  package func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section]
  }
  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    made += 1
    return makeCell(indexPath)
  }
  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    titles.indices.contains(section) ? titles[section] : nil
  }

  package func layOut() { table.layoutIfNeeded() }
  package func frame(_ row: Int, _ section: Int = 0) -> CGRect {
    table.rectForRow(at: IndexPath(row: row, section: section))
  }
}

/// A cell whose label of several lines is pinned to the content view, with 10 points around it.
package final class HerbCell: UITableViewCell {
  package let label = UILabel()
  package private(set) var reuses = 0

  package override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 10),
      label.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -10),
    ])
  }
  package required init?(coder: NSCoder) { nil }
  package override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
