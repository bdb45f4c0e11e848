import Testing
import UIKit

/// A grouped table of settings: titles with values, switches and arrows.
final class Settings: UITableViewController, Screen {
  struct Row {
    var title: String
    var detail: String?
    var isOn: Bool?
    var accessory = UITableViewCell.AccessoryType.none
    var indentation = 0
  }

  var titles: [String?] = ["Network", "Privacy"]
  var footers: [String?] = [nil, "Ask prompts every time."]
  var rows = [
    [
      Row(title: "Wi-Fi", isOn: true), Row(title: "Bluetooth", isOn: false),
      Row(title: "Carrier", detail: "Able", accessory: .disclosureIndicator),
    ],
    [
      Row(title: "Location", detail: "Ask"), Row(title: "Camera", detail: "Ask"),
      Row(title: "Photos", detail: "Never"),
    ],
  ]
  var headerHeight = UITableView.automaticDimension
  var thirdHeight: CGFloat = 44

  convenience init() { self.init(style: .grouped) }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titles[section] }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { footers[section] }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { section == 1 ? headerHeight : UITableView.automaticDimension }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath == IndexPath(row: 2, section: 0) ? thirdHeight : 44 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = rows[indexPath.section][indexPath.row]
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.accessoryType = row.accessory
    cell.indentationLevel = row.indentation
    if let isOn = row.isOn {
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
    }
    return cell
  }
}

@MainActor struct SettingsTests {
  @Test(arguments: changes) func `a table of settings`(change: Change<Settings>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Settings>] = [
    Change(
      "row [1,1] › detailTextLabel: text “Ask” → “Never”, the text of row [1,2]", not: ["row [1,0]"]
    ) {
      $0.rows[1][1].detail = "Never"
    },
    Change("row [0,0] › textLabel: text “Wi-Fi” → “WLAN”") { $0.rows[0][0].title = "WLAN" },
    Change("row [0,0] › accessoryView: switched off", not: ["drawn", "text"]) {
      $0.rows[0][0].isOn = false
    },
    Change(
      "row [1,0]: accessory none → disclosureIndicator; 3 other views moved or resized",
      not: ["UIView", "drawn"]
    ) {
      $0.rows[1][0].accessory = .disclosureIndicator
    },
    Change(
      "row [0,2]: accessory disclosureIndicator → checkmark; 3 other views moved or resized",
      not: ["drawn"]
    ) {
      $0.rows[0][2].accessory = .checkmark
    },
    Change("row [0,1] vanished; 6 other views moved", not: ["texts changed", "other texts"]) {
      $0.rows[0].remove(at: 1)
    },
    Change("row [1,1] appeared; 3 other views moved", not: ["text"]) {
      $0.rows[1].insert(Settings.Row(title: "Microphone", detail: "Always"), at: 1)
    },
    Change(
      "the view: sections 0 and 1 swapped; 13 other views moved or resized",
      not: ["texts changed", "other texts", "vanished", "appeared"]
    ) {
      $0.rows.swapAt(0, 1)
      $0.titles.swapAt(0, 1)
      $0.footers.swapAt(0, 1)
    },
    Change("header 1 › textLabel: text “PRIVACY” → “SECRETS”") { $0.titles[1] = "Secrets" },
    Change("footer 1 vanished") { $0.footers[1] = nil },
    Change("header 1: frame.height 38 → 60; 6 other views moved or resized") {
      $0.headerHeight = 60
    },
    Change("row [0,2]: frame.height 44 → 60; 10 other views moved or resized") {
      $0.thirdHeight = 60
    },
    Change("the view: separator color standard → #FF0000", not: ["row"]) {
      $0.tableView.separatorColor = .red
    },
    Change("row [0,0] moved from row [0,1]; 1 other view moved", not: ["text"]) {
      $0.rows[0].swapAt(0, 1)
    },
    Change("the view: background #F2F2F7 → #FF0000", not: ["row"]) {
      $0.tableView.backgroundColor = .red
    },
    Change("row [1,1]: indentation level 0 → 2; 2 other views moved or resized") {
      $0.rows[1][1].indentation = 2
    },
    Change("row [1,3] appeared; 2 other views moved or resized", not: ["text", "separator"]) {
      $0.rows[1].append(Settings.Row(title: "Microphone", detail: "Ask"))
    },
    Change(
      "the view: separator style singleLine → none; 27 other views moved or resized",
      not: ["vanished"]
    ) {
      $0.tableView.separatorStyle = .none
    },
  ]
}
