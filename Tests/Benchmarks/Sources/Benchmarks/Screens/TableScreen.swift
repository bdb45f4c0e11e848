import UIKit

/// A table of twelve rows in three sections, with some 100 views.
final class TableScreen: UIViewController, UITableViewDataSource {
  private let rows = [
    ["Name", "Mail", "Telephone", "Address"], ["Location", "Photographs", "Contacts", "Camera"],
    ["Language", "Region", "Calendar", "Keyboard"],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds, style: .insetGrouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    view.addSubview(table)
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    cell.detailTextLabel?.text = "Ask next time"
    cell.accessoryType = .disclosureIndicator
    let badge = UILabel(frame: CGRect(x: 130, y: 10, width: 28, height: 22))
    badge.text = "\(indexPath.row)"
    badge.textAlignment = .center
    badge.backgroundColor = .systemYellow
    badge.layer.cornerRadius = 11
    badge.layer.masksToBounds = true
    cell.contentView.addSubview(badge)
    return cell
  }
}
