import Testing
import UIKit
import UIKitTestSupport

@MainActor private final class Listener: NSObject, UITableViewDelegate {
  var calls: [String] = []
  var meant: (IndexPath) -> IndexPath? = { $0 }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("may \(indexPath.row)")
    return indexPath.row != 3
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("will \(indexPath.row)")
    return meant(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("did \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("not \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { calls.append("accessory \(indexPath.row)") }
}

@MainActor struct TableSelectionTests {
  private let herbs = Herbs(rows: [4])
  private let listener = Listener()

  init() { herbs.table.delegate = listener }

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `a tap asks and tells in order (TV8)`() {
    herbs.table.simulateTap(onRowAt: row(0))
    herbs.table.simulateTap(onRowAt: row(1))
    #expect(listener.calls == ["may 0", "will 0", "did 0", "may 1", "will 1", "not 0", "did 1"])
    #expect(herbs.table.indexPathForSelectedRow == row(1))
    listener.calls = []
    herbs.table.simulateTap(onRowAt: row(3))
    listener.meant = { _ in nil }
    herbs.table.simulateTap(onRowAt: row(2))
    #expect(listener.calls == ["may 3", "may 2", "will 2"])
    listener.meant = { _ in IndexPath(row: 0, section: 0) }
    herbs.table.simulateTap(onRowAt: row(2))
    #expect(herbs.table.indexPathsForSelectedRows == [row(0)])
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.detailButton, ["accessory 1"]),
    (.detailDisclosureButton, ["accessory 1"]), (.disclosureIndicator, []), (.checkmark, []),
  ])
  func `a tap on a detail button selects nothing and calls the delegate`(
    type: UITableViewCell.AccessoryType, calls: [String]
  ) {
    herbs.makeCell = { _ in
      let cell = UITableViewCell()
      cell.accessoryType = type
      return cell
    }
    herbs.table.simulateTap(onAccessoryOfRowAt: row(1))
    #expect(listener.calls == calls)
    #expect(herbs.table.indexPathForSelectedRow == nil)
  }

  @Test func `several rows are selected where it is allowed`() {
    herbs.table.allowsMultipleSelection = true
    herbs.table.simulateTap(onRowAt: row(0))
    herbs.table.simulateTap(onRowAt: row(1))
    #expect(herbs.table.indexPathsForSelectedRows == [row(0), row(1)])
    herbs.table.simulateTap(onRowAt: row(0))
    #expect(herbs.table.indexPathsForSelectedRows == [row(1)])
    #expect(listener.calls.last == "not 0")
  }

  @Test func `code selects without a word to the delegate (TV8)`() {
    herbs.layOut()
    herbs.table.selectRow(at: row(2), animated: false, scrollPosition: .none)
    #expect(herbs.table.cellForRow(at: row(2))?.isSelected == true)
    herbs.table.deselectRow(at: row(2), animated: true)
    #expect(herbs.table.cellForRow(at: row(2))?.isSelected == false)
    #expect(listener.calls == [])
    herbs.table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    herbs.table.reloadData()
    #expect(herbs.table.indexPathForSelectedRow == nil)
  }

  @Test func `a selected row shows its background, unless its style is none`() {
    herbs.layOut()
    let cell = herbs.table.cellForRow(at: row(0))
    let plane = UIView()
    cell?.selectedBackgroundView = plane
    #expect(plane.isHidden)
    cell?.setSelected(true, animated: false)
    #expect(!plane.isHidden)
    cell?.selectionStyle = .none
    #expect(plane.isHidden)
  }

  @Test func `a controller answers for its table, and takes its selection back`() {
    final class Shelf: UITableViewController {
      var tapped: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tapped.append(indexPath.row)
      }
    }
    let shelf = Shelf(style: .grouped)
    shelf.loadViewIfNeeded()
    #expect(shelf.tableView.style == .grouped)
    shelf.tableView.layoutIfNeeded()
    #expect(shelf.tableView.rectForRow(at: row(0)).height == 44)
    shelf.tableView.simulateTap(onRowAt: row(1))
    #expect(shelf.tapped == [1])
    shelf.viewWillAppear(false)
    #expect(shelf.tableView.indexPathForSelectedRow == nil)
  }
}
