import Foundation
import Testing

@testable import UIKit

@MainActor struct ContextMenuTests {
  /// A delegate that notes its calls.
  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var configuration: UIContextMenuConfiguration?
    var calls: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("configuration at \(Int(location.x)) \(Int(location.y))")
      return configuration
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("display")
      animator?.addCompletion { [weak self] in self?.calls.append("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { calls.append("commit") }
  }

  private let stage = MenuStage()
  private let delegate = Delegate()
  private let view = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    stage.root.view.addSubview(view)
    let menu = UIMenu(children: [stage.action("Share")])
    delegate.configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  private func press() -> Bool { stage.window.simulateLongPress(at: CGPoint(x: 50, y: 260)) }

  @Test func `the touched view is hidden while its preview is shown`() {
    view.alpha = 0.5
    #expect(press())
    #expect(view.alpha == 0)
    interaction.dismissMenu()
    #expect(view.alpha == 0.5)
  }

  @Test func `a long press opens the delegate's menu and its end is reported`() {
    #expect(press())
    #expect(stage.rows == ["Share"])
    #expect(interaction.menuAppearance == .rich)
    interaction.dismissMenu()
    #expect(delegate.calls == ["configuration at 30 60", "display", "displayed", "end"])
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test func `without a configuration nothing opens`() {
    delegate.configuration = nil
    #expect(!press())
    #expect(stage.window.openMenu == nil)
  }

  @Test func `a tap on the preview commits, and closes the menu`() {
    #expect(press())
    stage.window.simulateTap(at: CGPoint(x: 60, y: 240))
    #expect(delegate.calls.suffix(2) == ["commit", "end"])
    #expect(stage.window.openMenu == nil)
  }

  @Test func `a controller of the configuration is the preview, in the size that it prefers`() {
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 200, height: 150)
    delegate.configuration = UIContextMenuConfiguration(previewProvider: { controller })
    #expect(press())
    #expect(controller.view.window === stage.window)
    #expect(controller.view.bounds.size == CGSize(width: 200, height: 150))
  }

  @Test func `the visible menu can be replaced`() {
    #expect(press())
    interaction.updateVisibleMenu { [stage] in $0.replacingChildren([stage.action("Other")]) }
    stage.window.layoutIfNeeded()
    #expect(stage.rows == ["Other"])
  }

  /// A table's delegate with a menu for its second row.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var ended = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row == 1 else { return nil }
      let menu = UIMenu(children: [UIAction(title: "Row \(indexPath.row)") { _ in }])
      return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { ended += 1 }
  }

  @Test func `a table's delegate has the menus of its rows`() {
    let (rows, table) = (Rows(), UITableView(frame: stage.window.bounds))
    (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 50)
    stage.root.view.addSubview(table)
    stage.window.layoutIfNeeded()
    let second = table.rectForRow(at: IndexPath(row: 1, section: 0))
    let point = table.convert(CGPoint(x: 100, y: second.midY), to: nil)
    #expect(stage.window.simulateLongPress(at: point))
    #expect(stage.rows == ["Row 1"])
    stage.window.closeMenu()
    #expect(rows.ended == 1)
    #expect(!stage.window.simulateLongPress(at: CGPoint(x: 100, y: point.y + 50)))
  }

  /// A collection view's delegate with a menu for each item.
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let actions = indexPaths.map { path in UIAction(title: "Item \(path.item)") { _ in } }
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })
    }
  }

  @Test func `a collection view's delegate has the menus of its items`() {
    let (items, layout) = (Items(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate) = (items, items)
    stage.root.view.addSubview(list)
    stage.window.layoutIfNeeded()
    #expect(stage.window.simulateLongPress(at: CGPoint(x: 100, y: 180)))
    #expect(stage.rows == ["Item 1"])
  }
}
