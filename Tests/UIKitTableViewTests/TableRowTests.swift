import Testing
import UIKit
import UIKitTestSupport

/// Rows of tables, on a screen of two pixels per point.
@MainActor struct TableRowTests {
  @Test func `cells are made for rows in sight, and used again (TV1)`() {
    let herbs = Herbs(rows: [1000])
    herbs.table.register(HerbCell.self, forCellReuseIdentifier: "herb")
    herbs.table.rowHeight = 40
    herbs.makeCell = { herbs.table.dequeueReusableCell(withIdentifier: "herb", for: $0) }
    herbs.layOut()
    #expect(herbs.made == 10)
    #expect(herbs.table.contentSize == CGSize(width: 375, height: 40_000))
    let first = herbs.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? HerbCell
    herbs.table.contentOffset.y = 8000
    herbs.layOut()
    #expect(herbs.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    herbs.table.contentOffset.y = 8040
    herbs.layOut()
    #expect(herbs.table.visibleCells.count == 10)
    #expect(herbs.table.indexPathsForVisibleRows?.first?.row == 201)
    #expect(first?.reuseIdentifier == "herb")
    let reuses = herbs.table.visibleCells.compactMap { ($0 as? HerbCell)?.reuses }.reduce(0, +)
    #expect(reuses == 1)
  }

  @Test func `without a class there is no cell, and the caller makes one (TV2)`() {
    let herbs = Herbs(rows: [1])
    #expect(herbs.table.dequeueReusableCell(withIdentifier: "herb") == nil)
    herbs.makeCell = { _ in UITableViewCell(style: .value1, reuseIdentifier: "herb") }
    herbs.layOut()
    herbs.table.reloadData()
    #expect(herbs.table.dequeueReusableCell(withIdentifier: "herb") != nil)
  }

  @Test func `the margins of a row beside an accessory are mirrored from right to left (TV6)`() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let herbs = Herbs(rows: [1])
      herbs.makeCell = { _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      herbs.table.traitOverrides.layoutDirection = direction
      herbs.layOut()
      let margins = herbs.table.visibleCells.first?.contentView.layoutMargins
      let (left, right) = (margins?.left, margins?.right)
      #expect((direction == .leftToRight ? [left, right] : [right, left]) == [16, 8])
    }
  }

  @Test func `heights come from the delegate, the table, or the content (TV3)`() {
    let herbs = Herbs(rows: [3])
    herbs.makeCell = { path in
      let cell = HerbCell(style: .default, reuseIdentifier: nil)
      cell.label.text = path.row == 1 ? "one" : "one\ntwo"
      return cell
    }
    herbs.layOut()
    #expect((0..<3).map { herbs.frame($0).height } == [61.5, 41, 61.5])
    #expect(herbs.frame(2) == CGRect(x: 0, y: 102.5, width: 375, height: 61.5))
    let heights = ScriptedTableDelegate()
    heights.height = { $0.row == 0 ? 70 : UITableView.automaticDimension }
    herbs.table.delegate = heights
    herbs.layOut()
    #expect((0..<3).map { herbs.frame($0).height } == [70, 41, 61.5])
    herbs.table.delegate = nil
    herbs.table.rowHeight = 50
    herbs.layOut()
    #expect((0..<3).map { herbs.frame($0).height } == [50, 50, 50])
    #expect(herbs.table.contentSize.height == 150)
  }

  @Test func `rows out of sight are estimated (TV3)`() {
    let herbs = Herbs(rows: [100])
    herbs.table.estimatedRowHeight = 100
    herbs.makeCell = { _ in
      let cell = HerbCell(style: .default, reuseIdentifier: nil)
      cell.label.text = "one\ntwo"
      return cell
    }
    herbs.layOut()
    let shown = herbs.table.visibleCells.count
    #expect(shown == 7)
    // 7 rows are measured, 61.5 high, and 93 are estimated, 100 high.
    #expect(herbs.table.contentSize.height == 9730.5)
  }

  @Test func `the delegate estimates single rows (TV3)`() {
    let herbs = Herbs(rows: [100])
    let estimates = ScriptedTableDelegate()
    estimates.estimatedHeight = { $0.row < 50 ? 100 : UITableView.automaticDimension }
    herbs.table.delegate = estimates
    herbs.layOut()
    let shown = herbs.table.visibleCells.count
    // 10 visible rows are 44 high, 40 are 100 high as the delegate estimates, and 50 are 44 high.
    #expect(shown == 10)
    #expect(herbs.table.contentSize.height == 6640)
  }

  @Test func `the delegate indents the content of rows`() {
    let herbs = Herbs(rows: [3])
    herbs.makeCell = { _ in
      let cell = UITableViewCell()
      cell.indentationLevel = 1
      cell.textLabel?.text = "Basil"
      return cell
    }
    herbs.layOut()
    #expect(herbs.table.visibleCells.compactMap { $0.textLabel?.frame.minX } == [26, 26, 26])
    let steps = ScriptedTableDelegate()
    steps.indentation = \.row
    herbs.table.delegate = steps
    herbs.table.reloadData()
    herbs.layOut()
    #expect(herbs.table.visibleCells.compactMap { $0.textLabel?.frame.minX } == [16, 26, 36])
  }

  @Test func `a cell whose text changes is measured again (TV3)`() throws {
    let herbs = Herbs(rows: [2])
    herbs.makeCell = { _ in
      let cell = HerbCell(style: .default, reuseIdentifier: nil)
      cell.label.text = "one"
      return cell
    }
    herbs.layOut()
    let cell = try #require(
      herbs.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? HerbCell)
    cell.label.text = "one\ntwo"
    herbs.layOut()
    #expect(cell.frame.height == 61.5)
    #expect(herbs.frame(1).minY == 61.5)
  }

  @Test func `constraints to the cell's own edges do not make its row higher (TV3)`() {
    let herbs = Herbs(rows: [1])
    herbs.makeCell = { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let plate = UIView()
      plate.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(plate)
      let height = plate.heightAnchor.constraint(equalToConstant: 80)
      height.priority = .defaultHigh
      NSLayoutConstraint.activate([
        plate.topAnchor.constraint(equalTo: cell.topAnchor),
        plate.bottomAnchor.constraint(equalTo: cell.bottomAnchor), height,
      ])
      return cell
    }
    herbs.layOut()
    #expect(herbs.frame(0).height == 44)
  }

  @Test func `a narrower table measures its rows again`() {
    let herbs = Herbs(rows: [1])
    herbs.makeCell = { _ in
      let cell = HerbCell(style: .default, reuseIdentifier: nil)
      cell.label.text = "Rosemary grows into a bush"
      return cell
    }
    herbs.layOut()
    #expect(herbs.frame(0).height == 41)
    herbs.table.frame.size.width = 180
    herbs.layOut()
    #expect(herbs.frame(0).height == 61.5)
    #expect(herbs.table.visibleCells.first?.frame.width == 180)
  }

  @Test func `a row of a style is 44 high, a subtitle's higher (TV4)`() {
    let herbs = Herbs(rows: [2])
    herbs.makeCell = { path in
      let style: UITableViewCell.CellStyle = path.row == 0 ? .value1 : .subtitle
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Basil"
      cell.detailTextLabel?.text = "Ocimum"
      return cell
    }
    herbs.layOut()
    #expect(herbs.frame(0).height == 44)
    #expect(herbs.frame(1).height == 60.5)
    let labels = herbs.table.visibleCells.compactMap { $0.textLabel?.frame.minX }
    #expect(labels == [16, 16])
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func `the content view leaves room for separator and accessory (TV6)`() {
    let herbs = Herbs(rows: [2])
    herbs.makeCell = { path in
      let cell = UITableViewCell()
      if path.row == 1 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
    herbs.layOut()
    let sizes = herbs.table.visibleCells.map(\.contentView.frame.size)
    #expect(sizes == [CGSize(width: 375, height: 43.5), CGSize(width: 342, height: 43.5)])
    herbs.table.separatorStyle = .none
    herbs.layOut()
    #expect(herbs.table.visibleCells.first?.contentView.frame.height == 44)
  }

  @Test func `rows are measured again on a screen of another scale, without a conflict (TV3)`() {
    let herbs = Herbs(rows: [1])
    herbs.makeCell = { _ in
      let cell = HerbCell(style: .default, reuseIdentifier: nil)
      cell.label.text = "one"
      return cell
    }
    var device = UIEnvironment.phone
    device.scale = 3
    let log = ConsoleLog()
    let heights = log.recording {
      let shown = UIEnvironment.with(device) {
        let controller = UIViewController()
        controller.view = herbs.table
        let stage = ControllerStage(controller)
        stage.layOut()
        defer { stage.window.rootViewController = nil }
        return separators(of: herbs.table)
      }
      // Outside of the window the scale is that of the usual screen.
      return shown + separators(of: herbs.table)
    }
    #expect(heights == [1 / 3, 1 / 2] && log.lines == [])
  }

  /// The distances by which the content views of the rows in sight are lower than the rows.
  private func separators(of table: UITableView) -> [CGFloat] {
    table.visibleCells.map { cell in
      ((cell.frame.height - cell.contentView.frame.height) * 6).rounded() / 6
    }
  }

  @Test func `rows are found by place, and scrolled to`() {
    let herbs = Herbs(rows: [5, 0, 30])
    herbs.table.rowHeight = 40
    #expect(herbs.table.indexPathForRow(at: CGPoint(x: 5, y: 210)) == IndexPath(row: 0, section: 2))
    #expect(herbs.table.indexPathForRow(at: CGPoint(x: 5, y: 5000)) == nil)
    let rows = herbs.table.indexPathsForRows(in: CGRect(x: 0, y: 150, width: 9, height: 60))
    #expect(rows?.map { [$0.section, $0.row] } == [[0, 3], [0, 4], [2, 0]])
    herbs.table.scrollToRow(at: IndexPath(row: 20, section: 2), at: .top, animated: false)
    #expect(herbs.table.contentOffset.y == 1000)
    herbs.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
    #expect(herbs.table.contentOffset.y == 0)
    herbs.table.scrollToRow(at: IndexPath(row: 29, section: 2), at: .middle, animated: false)
    #expect(herbs.table.contentOffset.y == 1000)
  }

  @Test func `rows are found between others of every height`() {
    let heights = ScriptedTableDelegate()
    heights.height = { CGFloat(($0.row * 7 + $0.section) % 5) * 10 }
    let herbs = Herbs(.grouped, rows: [13, 0, 1, 30])
    herbs.table.delegate = heights
    var top: CGFloat = 35
    for (section, count) in herbs.rows.enumerated() {
      for row in 0..<count {
        let height = CGFloat((row * 7 + section) % 5) * 10
        #expect(herbs.frame(row, section) == CGRect(x: 0, y: top, width: 375, height: height))
        let path = IndexPath(row: row, section: section)
        let found = herbs.table.indexPathForRow(at: CGPoint(x: 1, y: top))
        #expect((found == path) == (height > 0))
        top += height
      }
      // The footer of a section and the header of the next.
      #expect(herbs.table.indexPathForRow(at: CGPoint(x: 1, y: top)) == nil)
      top += 35
    }
    herbs.layOut()
    #expect(herbs.table.contentSize.height == top - 17.5)
  }

  @Test func `rows far down are placed below all that is estimated and measured (TV3)`() {
    let herbs = Herbs(rows: [100_000])
    herbs.table.estimatedRowHeight = 50
    herbs.layOut()
    for step in 1...20 {
      herbs.table.contentOffset.y = CGFloat(step) * 200_000
      herbs.layOut()
    }
    // Each row whose cell was made is 44 high, and not 50 as estimated.
    let end = 100_000 * 50 - CGFloat(herbs.made) * 6
    #expect(herbs.made > 180)
    #expect(herbs.table.contentSize.height == end)
    #expect(herbs.frame(99_999) == CGRect(x: 0, y: end - 50, width: 375, height: 50))
  }

  @Test func `what is not there has the zero rectangle`() {
    let herbs = Herbs(.grouped, rows: [2])
    #expect(herbs.frame(0).height == 44)
    for (row, section) in [(2, 0), (-1, 0), (0, 1), (0, -1)] {
      #expect(herbs.frame(row, section) == .zero)
    }
    #expect(herbs.table.rectForRow(at: IndexPath(index: 0)) == .zero)
    for section in [-1, 1] {
      #expect(herbs.table.rect(forSection: section) == .zero)
      #expect(herbs.table.rectForHeader(inSection: section) == .zero)
      #expect(herbs.table.rectForFooter(inSection: section) == .zero)
    }
  }

  @Test func `a section that does not exist has no number of rows`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let herbs = Herbs(rows: [2])
        withExtendedLifetime(herbs) { _ = herbs.table.numberOfRows(inSection: 7) }
      }
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      error.contains(
        "request for number of rows in section 7 when there are only 1 sections in the table view"))
  }

  @Test func `rows that come and go are asked for`() {
    let herbs = Herbs(rows: [2])
    herbs.table.rowHeight = 40
    herbs.layOut()
    herbs.rows = [3]
    herbs.table.performBatchUpdates {
      herbs.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    herbs.layOut()
    #expect(herbs.table.visibleCells.count == 3)
    herbs.rows = [1, 1]
    herbs.table.reloadData()
    herbs.layOut()
    #expect(herbs.table.numberOfSections == 2)
    #expect(herbs.table.subviews.filter { $0 is UITableViewCell }.count == 2)
  }
}
