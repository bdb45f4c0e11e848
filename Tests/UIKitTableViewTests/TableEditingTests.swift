import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Rows in editing mode, swiped rows, and the section index, in a table of 375 × 400 points.
@MainActor struct TableEditingTests {
  /// A data source and delegate with editing, which notes its calls.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var style = UITableViewCell.EditingStyle.delete
    var edits = true
    var moves = false
    var trailing: UISwipeActionsConfiguration?

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Tea"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { edits }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { calls.append("commit \(editingStyle) \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) { calls.append("move \(source.row) \(destination.row)") }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
  }

  /// A data source with a section index.
  private final class Indexed: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let source = Source()
  private let first = IndexPath(row: 0, section: 0)

  init() {
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func cell() throws -> UITableViewCell {
    table.layoutIfNeeded()
    return try #require(table.cellForRow(at: first))
  }

  @Test func `editing moves the content aside for a minus (LI71)`() throws {
    let start = try cell().contentView.frame.minX
    table.setEditing(true, animated: false)
    #expect(try cell().contentView.frame.minX == start + 38)
    let control = try #require(try cell().parts.editControl)
    #expect(control.frame == CGRect(x: 16, y: 11, width: 22, height: 22))
    table.setEditing(false, animated: false)
    #expect(try cell().contentView.frame.minX == start)
    #expect(try cell().parts.editControl == nil)
  }

  @Test func `a row that cannot be edited has no control`() throws {
    source.edits = false
    table.isEditing = true
    #expect(try cell().rowEditing == nil && cell().isEditing == false)
  }

  @Test func `a row that can be moved has a reorder control of 44 (LI71)`() throws {
    source.moves = true
    table.isEditing = true
    #expect(try cell().parts.grip?.frame == CGRect(x: 331, y: 0, width: 44, height: 43.5))
    #expect(try cell().contentView.frame.maxX <= 331)
    #expect(table.simulateMove(ofRowAt: first, to: IndexPath(row: 3, section: 0)))
    #expect(source.calls == ["move 0 3"])
  }

  @Test func `the accessory of editing mode replaces the other one`() throws {
    #expect(try !cell().parts.accessory.isHidden)
    table.isEditing = true
    #expect(try cell().parts.accessory.isHidden)
    let cell = try cell()
    cell.editingAccessoryType = .checkmark
    #expect(try self.cell().parts.accessory.type == .checkmark)
  }

  @Test func `a tap on a plus commits the row, one on a minus shows the delete button`() throws {
    source.style = .insert
    table.isEditing = true
    _ = try cell()
    window.simulateTap(at: CGPoint(x: 27, y: 42))
    #expect(source.calls == ["commit insert 0"])
    source.style = .delete
    table.reloadData()
    _ = try cell()
    window.simulateTap(at: CGPoint(x: 27, y: 42))
    window.simulateTap(at: CGPoint(x: 340, y: 42))
    #expect(source.calls.last == "commit delete 0")
  }

  @Test func `a swipe shows an action of an image as 74 wide (LI72)`() throws {
    let action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    action.image = UIImage(systemName: "flag")
    source.trailing = UISwipeActionsConfiguration(actions: [action])
    #expect(table.simulateSwipe(onRowAt: first))
    #expect(try cell().frame.minX == -74)
    let view = try #require(table.subviews.compactMap { $0 as? SwipeActionsView }.first)
    #expect(view.frame == CGRect(x: 301, y: 0, width: 74, height: 44))
    table.simulateEndOfSwipe()
    #expect(try cell().frame.minX == 0)
  }

  @Test func `the first action is at the edge (LI72)`() throws {
    let actions = ["Delete", "Flag"].map {
      UIContextualAction(style: .destructive, title: $0) { _, _, done in done(true) }
    }
    source.trailing = UISwipeActionsConfiguration(actions: actions)
    table.simulateSwipe(onRowAt: first)
    let view = try #require(table.subviews.compactMap { $0 as? SwipeActionsView }.first)
    #expect(view.subviews[0].frame.maxX == view.bounds.width)
    #expect(view.subviews[1].frame.maxX == view.subviews[0].frame.minX)
  }

  @Test func `a full swipe performs the first action if it may (LI73)`() {
    var calls = 0
    let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
      calls += 1
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    source.trailing = configuration
    table.simulateSwipe(onRowAt: first, isFull: true)
    #expect(calls == 1)
    configuration.performsFirstActionWithFullSwipe = false
    table.simulateSwipe(onRowAt: first, isFull: true)
    #expect(calls == 1)
  }

  @Test func `a row without actions cannot be swiped`() {
    #expect(!table.simulateSwipe(onRowAt: first, from: .leading))
    #expect(!table.simulateSwipe(onRowAt: first))
  }

  @Test func `an index takes 15 points from rows, and a tap scrolls to its section (LI71)`() throws
  {
    let indexed = Indexed()
    table.delegate = nil
    table.dataSource = indexed
    table.layoutIfNeeded()
    let index = try #require(table.subviews.compactMap { $0 as? SectionIndexView }.first)
    #expect(index.frame == CGRect(x: 360, y: 0, width: 15, height: 380))
    #expect(try cell().contentView.frame.maxX == 360)
    // The titles are 14 apart and in the middle below the status bar: the third one is at 217 to
    // 231.
    window.simulateTap(at: CGPoint(x: 368, y: 224))
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == table.rect(forSection: 2).minY - 20)
    table.sectionIndexMinimumDisplayRowCount = 31
    table.layoutIfNeeded()
    #expect(index.superview == nil)
  }

  @Test func `a table controller passes editing mode to its table`() {
    let controller = UITableViewController(style: .plain)
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
  }
}
