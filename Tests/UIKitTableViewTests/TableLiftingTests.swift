import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Rows that the user moves, and primary actions, in a table of 375 × 400 points.
@MainActor struct TableLiftingTests {
  /// A source of two sections of five rows of 40 points, which notes its calls.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var limit: IndexPath?

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) { calls.append("move \(source.row) to \(destination.section) \(destination.row)") }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { limit.map { min($0, proposed) } ?? proposed }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      calls.append("perform \(indexPath.row)")
    }
  }

  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let source = Source()

  init() {
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    table.isEditing = true
    window.layoutIfNeeded()
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func top(_ row: Int, _ section: Int = 0) -> CGFloat? {
    table.cellForRow(at: path(row, section))?.frame.minY
  }

  @Test func `a lifted row is over a shadow where the finger holds it (TV16)`() throws {
    let cell = try #require(table.cellForRow(at: path(1)))
    #expect(cell.layer.shadowOpacity == 0)
    #expect(table.simulateLift(ofRowAt: path(1), by: 50))
    #expect(cell.frame.minY == 90)
    #expect(cell.layer.shadowOpacity == 0.25 && !cell.clipsToBounds)
    #expect(cell.separatorColor == nil)
    #expect(table.subviews.last === cell)
  }

  private nonisolated static let moves: [(Double, [Double])] = [
    (15, [0, 55, 80, 120, 160]), (50, [0, 90, 40, 120, 160]), (90, [0, 130, 40, 80, 160]),
    (-30, [40, 10, 80, 120, 160]),
  ]

  @Test(arguments: moves)
  func `rows make way for a lifted row (TV16)`(by distance: Double, tops: [Double]) {
    table.simulateLift(ofRowAt: path(1), by: distance)
    #expect((0..<5).map { top($0).map(Double.init) } == tops)
  }

  @Test func `a row that is moved to the next section leaves its own shorter`() {
    table.simulateLift(ofRowAt: path(4), by: 90)
    #expect(top(0, 1) == 160)
    #expect(top(1, 1) == 240)
  }

  @Test func `a dropped row takes the place that the delegate chooses (TV16)`() {
    source.limit = path(2)
    table.simulateLift(ofRowAt: path(0), by: 150)
    table.simulateDrop()
    #expect(source.calls == ["move 0 to 0 2"])
  }

  @Test func `a dropped row is no longer over a shadow`() throws {
    table.simulateLift(ofRowAt: path(1), by: 5)
    table.simulateDrop()
    let cell = try #require(table.cellForRow(at: path(1)))
    #expect(source.calls.isEmpty && cell.layer.shadowOpacity == 0 && cell.frame.minY == 40)
  }

  @Test func `a row outside of editing mode is not lifted`() {
    table.isEditing = false
    #expect(!table.simulateLift(ofRowAt: path(1), by: 5))
  }

  @Test func `a tap performs the primary action after the selection (TV15)`() {
    table.isEditing = false
    table.simulateTap(onRowAt: path(3))
    #expect(source.calls == ["select 3", "perform 3"])
  }

  @Test func `a row in editing mode has no primary action (TV15)`() {
    table.allowsSelectionDuringEditing = true
    table.simulateTap(onRowAt: path(3))
    #expect(!source.calls.contains("perform 3"))
  }

  @Test func `a tap that adds to a selection performs no action`() {
    table.isEditing = false
    table.allowsMultipleSelection = true
    table.simulateTap(onRowAt: path(3))
    table.simulateTap(onRowAt: path(4))
    #expect(source.calls == ["select 3", "perform 3", "select 4"])
  }
}
