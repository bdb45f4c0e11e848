import Testing
import UIKit
import UIKitTestSupport

/// The views above and below the sections of a table, on a screen of two pixels per point.
@MainActor struct TableSectionTests {
  private func herbs(_ style: UITableView.Style, _ titles: [String?]) -> Herbs {
    let herbs = Herbs(style, rows: titles.map { _ in 5 })
    herbs.titles = titles
    herbs.table.rowHeight = 40
    return herbs
  }

  @Test func `headers have the heights of their style (TV5)`() {
    let plain = herbs(.plain, ["Herbs", "Trees"])
    #expect(plain.frame(0).minY == 50)
    #expect(plain.frame(0, 1).minY == 300)
    plain.table.sectionHeaderTopPadding = 0
    #expect(plain.frame(0, 1).minY == 256)
    let grouped = herbs(.grouped, ["Herbs", "Trees"])
    #expect(grouped.frame(0).minY == 55.5)
    #expect(grouped.frame(0, 1).minY == 311)
    grouped.layOut()
    #expect(grouped.table.headerView(forSection: 0)?.textLabel?.text == "HERBS")
  }

  @Test func `sections without titles are apart in a grouped table alone (TV5)`() {
    #expect(herbs(.plain, [nil, nil]).frame(0, 1).minY == 200)
    let grouped = herbs(.grouped, [nil, nil])
    #expect(grouped.frame(0).minY == 35)
    #expect(grouped.frame(0, 1).minY == 270)
  }

  @Test func `a plain header stays at the top until the next one pushes it (TV7)`() {
    let plain = herbs(.plain, ["Herbs", "Trees", "Ferns"])
    plain.table.contentOffset.y = 100
    plain.layOut()
    #expect(plain.table.headerView(forSection: 0)?.frame.minY == 100)
    plain.table.contentOffset.y = 240
    plain.layOut()
    // The first section ends at 250.
    #expect(plain.table.headerView(forSection: 0)?.frame.maxY == 250)
    #expect(plain.table.subviews.last is UITableViewHeaderFooterView)
  }

  @Test func `a grouped header scrolls away (TV7)`() {
    let grouped = herbs(.grouped, ["Herbs", "Trees"])
    grouped.table.contentOffset.y = 100
    grouped.layOut()
    #expect(grouped.table.headerView(forSection: 0)?.frame.minY == 0)
  }

  @Test func `the delegate's views and heights come before titles`() {
    let plain = herbs(.plain, ["Herbs", "Trees"])
    let (views, title) = (ScriptedTableDelegate(), UILabel())
    title.text = "Hello"
    views.headerView = { $0 == 0 ? title : nil }
    views.footerHeight = { _ in 7 }
    views.footerView = { table, _ in table.dequeueReusableHeaderFooterView(withIdentifier: "end") }
    plain.table.sectionHeaderTopPadding = 0
    plain.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
    plain.table.delegate = views
    plain.layOut()
    #expect(title.frame == CGRect(x: 0, y: 0, width: 375, height: 20.5))
    #expect(plain.frame(0, 1).minY == 255.5)
    #expect(plain.table.footerView(forSection: 0)?.frame.minY == 220.5)
    #expect(plain.table.headerView(forSection: 1)?.textLabel?.text == "Trees")
  }

  @Test func `the table's own header and footer are around all sections`() {
    let plain = herbs(.plain, [nil])
    plain.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    plain.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    plain.layOut()
    #expect(plain.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
    #expect(plain.frame(0).minY == 60)
    #expect(plain.table.tableFooterView?.frame.minY == 260)
    #expect(plain.table.contentSize.height == 290)
  }

  @Test func `the footer of a section that is gone leaves, with a header or without`() {
    let plain = herbs(.plain, [nil, nil])
    let footers = ScriptedTableDelegate()
    footers.footerHeight = { _ in 20 }
    footers.footerView = { _, _ in UITableViewHeaderFooterView(reuseIdentifier: nil) }
    plain.table.delegate = footers
    plain.layOut()
    let footer = plain.table.footerView(forSection: 1)
    #expect(footer?.superview === plain.table)
    plain.rows = [5]
    plain.table.endUpdates()
    plain.layOut()
    #expect(plain.table.footerView(forSection: 0) != nil)
    #expect(plain.table.footerView(forSection: 1) == nil)
    #expect(footer?.superview == nil)
  }

  @Test func `cells, headers and footers take the frame that they are made with`() {
    let frame = CGRect(x: 1, y: 2, width: 200, height: 60)
    let cell = UITableViewCell(frame: frame)
    cell.layoutIfNeeded()
    #expect(cell.frame == frame)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    let header = UITableViewHeaderFooterView(frame: frame)
    #expect(header.frame == frame)
    #expect(header.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(UITableViewCell().frame.size == CGSize(width: 320, height: 44))
    #expect(UITableViewHeaderFooterView().frame.size == CGSize(width: 320, height: 28))
  }

  @Test func `an inset section stands between margins, with round corners at its ends`() {
    let inset = herbs(.insetGrouped, [nil])
    inset.layOut()
    let cells = inset.table.visibleCells
    #expect(cells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 343 })
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 0, 0, 10])
  }
}
