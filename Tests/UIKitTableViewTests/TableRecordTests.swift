import Foundation
import LayoutCore
import Testing
import UIKit

/// The record of a table: the places of its views, and its settings.
@MainActor struct TableRecordTests {
  private final class Source: NSObject, UITableViewDataSource {
    var style = UITableViewCell.CellStyle.default

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section + 1
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { table.dataSource = source }

  private var record: LayoutRecord.View {
    table.layoutIfNeeded()
    return table.viewRecord
  }

  private var look: [LayoutRecord.ViewProperty: String] {
    var look = record.properties
    for property in [LayoutRecord.ViewProperty.background, .clips] {
      look[property] = nil
    }
    return look
  }

  @Test func `rows, headers and the views above and below have their places`() {
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(
      Set(record.views.compactMap { $0.properties[.place] }) == [
        "table header", "header 0", "row [0,0]", "header 1", "row [1,0]", "row [1,1]",
        "table footer",
      ])
  }

  @Test func `the parts of a row and of a header have names`() {
    let row = record.views.first { $0.properties[.place] == "row [0,0]" }
    let content = row?.views.first { $0.name == "contentView" }
    #expect(content?.views.map(\.name) == ["textLabel"])
    let header = record.views.first { $0.properties[.place] == "header 0" }
    #expect(
      header?.views.first { $0.name == "contentView" }?.views.map(\.name) == ["textLabel"])
  }

  @Test func `a table has the settings that were changed`() {
    #expect(look.isEmpty)
    table.rowHeight = 50
    table.sectionHeaderHeight = 30
    table.separatorStyle = .none
    table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    table.separatorColor = nil
    table.isEditing = true
    #expect(
      look == [
        .rowHeight: "50", .headerHeight: "30", .separators: "none",
        .separatorInset: "top 0, left 40, bottom 0, right 0", .separatorColor: "none",
        .editing: "yes",
      ])
  }

  @Test func `a table has its style`() {
    let grouped = UITableView(frame: .zero, style: .insetGrouped)
    #expect(grouped.viewRecord.properties[.listStyle] == "insetGrouped")
  }

  @Test func `a row has its style, accessory, selection and indentation`() {
    source.style = .subtitle
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [1, 1])
    cell?.accessoryType = .checkmark
    cell?.indentationLevel = 2
    cell?.selectionStyle = .none
    table.selectRow(at: [1, 1], animated: false, scrollPosition: .none)
    let row = record.views.first { $0.properties[.place] == "row [1,1]" }
    #expect(
      row?.properties.filter { $0.key != .background } == [
        .place: "row [1,1]", .cellStyle: "subtitle", .accessory: "checkmark",
        .selectionStyle: "none", .selected: "yes", .indentation: "2",
      ])
  }

  @Test func `the inset of a scroll view is recorded`() {
    table.contentInset.top = 20
    #expect(look == [.contentInset: "top 20, left 0, bottom 0, right 0"])
  }
}
