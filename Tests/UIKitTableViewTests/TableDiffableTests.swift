import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A table whose rows are those of diffable snapshots.
@MainActor struct TableDiffableTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source: UITableViewDiffableDataSource<String, String>

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, word in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = word
      return cell
    }
  }

  private func apply(_ sections: KeyValuePairs<String, [String]>) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, words) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(words)
    }
    source.apply(snapshot)
  }

  private var words: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  @Test func `a table shows the state that was applied last`() {
    apply(["A": ["a", "b"], "B": ["c"]])
    #expect(words == ["a", "b", "c"])
    apply(["B": ["c", "d"]])
    #expect(words == ["c", "d"])
    #expect(table.numberOfSections == 1)
  }

  @Test func `rows are found by item, and items by row`() {
    apply(["A": ["a"], "B": ["b", "c"]])
    #expect(source.itemIdentifier(for: [1, 1]) == "c")
    #expect(source.itemIdentifier(for: [1, 2]) == nil)
    #expect(source.indexPath(for: "c") == [1, 1])
    #expect(source.sectionIdentifier(for: 1) == "B")
    #expect(source.index(for: "B") == 1)
  }

  @Test func `a selected item stays selected where it goes`() {
    apply(["A": ["a", "b"]])
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    apply(["A": ["x", "a", "b"]])
    #expect(table.indexPathForSelectedRow == [0, 2])
    apply(["A": ["x"]])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a subclass names its sections`() {
    final class Titled: UITableViewDiffableDataSource<String, String> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { sectionIdentifier(for: section) }
    }
    let titled = Titled(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Herbs"])
    snapshot.appendItems(["Basil"])
    titled.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Herbs")
  }

  @Test func `a delegate's swipe actions are there to be called`() {
    let swiped = ScriptedTableDelegate()
    swiped.trailingActions = { _ in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    table.delegate = swiped
    let actions = table.delegate?.tableView?(
      table, trailingSwipeActionsConfigurationForRowAt: [0, 0])?.actions
    #expect(actions?.map(\.title) == ["Delete"])
    #expect(actions?.first?.backgroundColor == .systemRed)
    var isDone = false
    if let first = actions?.first { first.handler(first, table) { isDone = $0 } }
    #expect(isDone)
    let leading = table.delegate?.tableView?(
      table, leadingSwipeActionsConfigurationForRowAt: [0, 0])
    #expect(leading == nil)
  }
}
