import Foundation
import UIKit

/// Single changes of a table.
extension ViewCauseTests {
  nonisolated static let tableChanges: [TableChange] = [
    .init("list › row [1,1] › detail: text “Off” → “Never”, the text of row [0,1]") {
      $0.sections[1].rows[1].detail = "Never"
    },
    .init("list › row [0,0] › title: text “Mail” → “Post”") {
      $0.sections[0].rows[0].title = "Post"
    },
    .init("list › header 1: frame.height 32 → 44; 5 other views moved or resized") {
      $0.headerHeight = 44
    },
    .init("list › row [0,1] vanished; 5 other views moved") { $0.sections[0].rows.remove(at: 1) },
    .init("list › row [0,2] vanished; 4 other views moved") { $0.sections[0].rows.remove(at: 2) },
    .init("list › row [1,0] appeared; 3 other views moved") {
      $0.sections[1].rows.insert(("Bluetooth", "On"), at: 0)
    },
    .init("list: sections 0 and 1 swapped; 8 other views moved") { $0.sections.swapAt(0, 1) },
    .init("list: section 2 appeared") {
      $0.sections.append(.init(header: "Third", rows: [("One", "1"), ("Two", "2")]))
    },
    .init("list: section 1 appeared; 4 other views moved") {
      $0.sections.insert(.init(header: "Third", rows: [("One", "1"), ("Two", "2")]), at: 1)
    },
    .init("list: section 0 vanished; 4 other views moved") { $0.sections.remove(at: 0) },
    .init("list › row [0,2] moved from row [0,0]; 2 other views moved") {
      let row = $0.sections[0].rows.remove(at: 0)
      $0.sections[0].rows.append(row)
    },
    .init("list: rows [1,0]–[1,1] moved from [0,0]–[0,1]; 4 other views moved") {
      let rows = $0.sections[0].rows.prefix(2)
      $0.sections[0].rows.removeFirst(2)
      $0.sections[1].rows.insert(contentsOf: rows, at: 0)
    },
    .init("list › row [0,1]: frame.height 50 → 80; 9 other views moved or resized") {
      $0.heights[[0, 1]] = 80
    },
    .init("list: row height 50 → 60; 31 other views moved or resized") {
      $0.table = { $0.rowHeight = 60 }
    },
    .init("list: separator style singleLine → none; …") {
      $0.table = { $0.separatorStyle = .none }
    },
    .init("list: separator inset automatic → top 0, left 40, bottom 0, right 0; …") {
      $0.table = { $0.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0) }
    },
    .init("list: separator color standard → #FF0000") {
      $0.table = { $0.separatorColor = .red }
    },
    .init("list: style plain → grouped; …") { $0.style = .grouped },
    .init("list: style plain → insetGrouped; …") { $0.style = .insetGrouped },
    .init("list › row [0,1]: selected") {
      $0.table = { $0.selectRow(at: [0, 1], animated: false, scrollPosition: .none) }
    },
    .init("list › row [1,2]: accessory none → disclosureIndicator; …") {
      $0.cell = { if $1 == [1, 2] { $0.accessoryType = .disclosureIndicator } }
    },
    .init("list › 6 rows: accessory none → checkmark; …") {
      $0.cell = { cell, _ in cell.accessoryType = .checkmark }
    },
    .init("list › 6 rows › title: font Inter Regular 17 → Inter Bold 17") {
      $0.cell = { cell, _ in cell.title.font = .boldSystemFont(ofSize: 17) }
    },
    .init("list › row [0,0] › title: text color #000000 → #FF0000") {
      $0.cell = { if $1 == [0, 0] { $0.title.textColor = .red } }
    },
    .init("list › row [0,0]: background none → #FFFF00") {
      $0.cell = { if $1 == [0, 0] { $0.contentView.backgroundColor = .yellow } }
    },
    .init("list › header 0 › textLabel: text “Ask” → “Always”") {
      $0.sections[0].header = "Always"
    },
    .init("list: content inset none → top 20, left 0, bottom 0, right 0") {
      $0.table = { $0.contentInset.top = 20 }
    },
    .init("list › table header appeared; 8 other views moved") {
      $0.table = { table in
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        header.backgroundColor = .red
        table.tableHeaderView = header
      }
    },
  ]
}
