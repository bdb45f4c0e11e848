import LayoutStage
import Testing
import UIKit

/// The actions of rows, which a swipe reveals.
@MainActor @Suite struct SimulatorSwipeTests {
  @Test func `a swipe on a table's row reveals its actions, from the side that has some (LI72)`() {
    let simulator = Simulator(.iPhone7) { HerbTable() }
    #expect(!simulator.openSwipeActions(at: CGPoint(x: 100, y: 30), from: .leading))
    #expect(simulator.openSwipeActions(at: CGPoint(x: 100, y: 30)))
    let cell = (simulator.rootViewController as? HerbTable)?.tableView.visibleCells.first
    #expect((cell?.frame.minX ?? 0) < 0)
  }

  @Test func `a swipe below the last row reveals nothing, although the table's middle is a row`() {
    let controller = HerbTable()
    controller.rows = 10
    let simulator = Simulator(.iPhone7) { controller }
    #expect(!simulator.openSwipeActions(at: CGPoint(x: 100, y: 600)))
    #expect(controller.tableView.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(simulator.openSwipeActions(of: controller.tableView))
  }

  @Test func `a full swipe performs the first action (LI73)`() throws {
    let controller = HerbTable()
    let simulator = Simulator(.iPhone7) { controller }
    simulator.layoutIfNeeded()
    let cell = try #require(controller.tableView.visibleCells.first)
    #expect(simulator.openSwipeActions(of: cell.contentView, isFull: true))
    #expect(controller.performed == ["Delete"])
  }

  @Test func `a swipe on an item of a list reveals the actions of its provider (LI25)`() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Dry") { _, _, end in end(true) }
      ])
    }
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: controller.collectionView
    ) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["basil"])
    source.apply(snapshot)
    let simulator = Simulator(.iPhone7) { controller }
    #expect(simulator.openSwipeActions(at: CGPoint(x: 100, y: 30)))
    #expect((controller.collectionView.visibleCells.first?.frame.minX ?? 0) < 0)
    #expect(!simulator.openSwipeActions(at: CGPoint(x: 100, y: 600)))
  }
}

/// A table whose rows have the action Delete at their trailing side.
private final class HerbTable: UITableViewController {
  var rows = 1
  var performed: [String] = []

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  override func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] action, _, end in
        self?.performed.append(action.title ?? "")
        end(true)
      }
    ])
  }
}
