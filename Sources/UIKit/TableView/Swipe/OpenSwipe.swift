import Foundation

/// The row of a table or a list whose swipe actions are revealed.
@MainActor struct OpenSwipe {
  let path: IndexPath
  let isTrailing: Bool
  let actions: UISwipeActionsConfiguration
  let view: SwipeActionsView

  /// Makes the view with the swipe actions of a row; nil if there are none.
  ///
  /// - Parameters:
  ///   - actions: the actions and their settings.
  ///   - path: the index path of the row.
  ///   - isTrailing: whether the actions are at the trailing side.
  ///   - close: the closure called when an action has been performed.
  init?(
    _ actions: UISwipeActionsConfiguration?, at path: IndexPath, isTrailing: Bool,
    close: @escaping @MainActor () -> Void
  ) {
    guard let actions, !actions.actions.isEmpty else { return nil }
    self.path = path
    self.isTrailing = isTrailing
    self.actions = actions
    weak var source: SwipeActionsView?
    let view = SwipeActionsView(actions.actions, isTrailing: isTrailing) { index in
      source.map { Self.perform(actions.actions[index], from: $0, close) }
    }
    source = view
    self.view = view
    self.close = close
  }

  private let close: @MainActor () -> Void

  /// Performs the first action, as a swipe over the whole row does, if the configuration allows
  /// full swipes (fact LI73).
  func swipeFully() {
    guard actions.performsFirstActionWithFullSwipe, let first = actions.actions.first else {
      return
    }
    Self.perform(first, from: view, close)
  }

  /// Calls the handler of an action; the actions are hidden when the handler calls the completion
  /// closure that is passed to it.
  private static func perform(
    _ action: UIContextualAction, from view: SwipeActionsView, _ close: @escaping () -> Void
  ) {
    action.handler(action, view) { _ in close() }
  }

  /// Returns the horizontal distance by which the row is moved to reveal the actions, positive to
  /// the right.
  func shift(isRightToLeft: Bool) -> CGFloat {
    isTrailing != isRightToLeft ? -view.width : view.width
  }

  /// Sets the frame of the actions at the leading or trailing edge of a row.
  func place(in row: CGRect, isRightToLeft: Bool) {
    view.frame = CGRect(
      x: isTrailing != isRightToLeft ? row.maxX - view.width : row.minX, y: row.minY,
      width: view.width, height: row.height)
  }
}
