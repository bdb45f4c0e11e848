import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Swiped rows of a list of 320 × 600 points.
@MainActor struct ListSwipeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let first = IndexPath(item: 0, section: 0)

  private func action(
    _ title: String, _ style: UIContextualAction.Style = .normal,
    _ handler: @escaping @MainActor () -> Void = {}
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { _, _, done in
      MainActor.assumeIsolated(handler)
      done(true)
    }
  }

  /// Makes a list whose rows have actions at their trailing side.
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    _ actions: UISwipeActionsConfiguration?
  ) -> HerbList {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in actions }
    let list = HerbList(configuration, rows: [3])
    window.addSubview(list.view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return list
  }

  private func swipeView(_ list: HerbList) -> SwipeActionsView? {
    list.view.subviews.compactMap { $0 as? SwipeActionsView }.first
  }

  @Test func `a swipe opens the actions of the list's provider (LI25, LI72)`() throws {
    var asked: [IndexPath] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let flag = action("Flag")
    configuration.leadingSwipeActionsConfigurationProvider = { path in
      asked.append(path)
      return UISwipeActionsConfiguration(actions: [flag])
    }
    let list = HerbList(configuration, rows: [3])
    let second = IndexPath(item: 1, section: 0)
    #expect(!list.view.simulateSwipe(onItemAt: second))
    #expect(list.view.simulateSwipe(onItemAt: second, from: .leading))
    #expect(asked == [second])
    #expect(list.cells.map(\.frame.minX) == [0, 74, 0])
    #expect(try #require(swipeView(list)).frame == CGRect(x: 0, y: 44, width: 74, height: 44))
  }

  @Test func `the end of a swipe moves the row back`() {
    let list = list(.plain, UISwipeActionsConfiguration(actions: [action("Flag")]))
    list.view.simulateSwipe(onItemAt: first)
    #expect(list.cells[0].frame.minX == -74)
    #expect(list.cells[0].configurationState.isSwiped)
    list.view.simulateEndOfSwipe()
    #expect(list.cells[0].frame.minX == 0)
    #expect(!list.cells[0].configurationState.isSwiped)
    #expect(swipeView(list) == nil)
  }

  @Test func `a tap on an action calls its handler, and closes the actions`() throws {
    var calls = 0
    let actions = [action("Delete", .destructive), action("Flag") { calls += 1 }]
    let list = list(.plain, UISwipeActionsConfiguration(actions: actions))
    list.view.simulateSwipe(onItemAt: first)
    let button = try #require(swipeView(list)?.subviews.last)
    window.simulateTap(
      at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window))
    #expect(calls == 1)
    #expect(swipeView(list) == nil)
  }

  @Test func `a full swipe on a row of a list performs the first action if it may (LI73)`() {
    var calls = 0
    let actions = UISwipeActionsConfiguration(actions: [action("Flag") { calls += 1 }])
    let list = list(.plain, actions)
    list.view.simulateSwipe(onItemAt: first, isFull: true)
    actions.performsFirstActionWithFullSwipe = false
    list.view.simulateSwipe(onItemAt: first, isFull: true)
    #expect(calls == 1)
  }

  @Test func `actions of an inset row end at its edge, with its corners (LI12)`() throws {
    let list = list(.insetGrouped, UISwipeActionsConfiguration(actions: [action("Flag")]))
    list.view.simulateSwipe(onItemAt: first)
    let view = try #require(swipeView(list))
    #expect(view.frame.maxX == 304)
    #expect(view.layer.cornerRadius == 10)
    #expect(view.layer.maskedCorners == [.layerMaxXMinYCorner])
  }

  @Test func `a reload closes the actions`() {
    let list = list(.plain, UISwipeActionsConfiguration(actions: [action("Flag")]))
    list.view.simulateSwipe(onItemAt: first)
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.frame.minX) == [0, 0, 0])
    #expect(swipeView(list) == nil)
  }
}
