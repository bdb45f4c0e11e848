import Foundation

/// Drags that begin in a table, and drops on it.
extension UITableView: DragList {
  var dragging: ListDragging {
    get { editState.dragging }
    set { editState.dragging = newValue }
  }

  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func itemsForDrag(_ session: DragSession, at path: IndexPath) -> [UIDragItem] {
    guard let dragDelegate else { return [] }
    return dragDelegate.tableView(self, itemsForBeginning: session, at: path)
  }
  func dragWillBegin(_ session: DragSession) {
    guard let dragDelegate else { return }
    session.allowsMoveOperation = OptionalMethodCall.resultOrDefault {
      dragDelegate.tableView(self, dragSessionAllowsMoveOperation: session)
    }
    session.isRestrictedToDraggingApplication = OptionalMethodCall.resultOrDefault {
      dragDelegate.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
    }
    dragDelegate.tableView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  func dragCells(at paths: [IndexPath]) -> [UIView] { paths.compactMap { cellForRow(at: $0) } }
  func dragStateDidChange(_ changed: [UIView]) {
    let state: UITableViewCell.DragState =
      dragging.sources.isEmpty ? .none : dragging.hasMoved ? .dragging : .lifting
    for case let cell as UITableViewCell in changed { cell.dragStateDidChange(state) }
    for cell in cells.values { cell.noteStateChange() }
  }

  func canDrop(_ session: DropSession) -> Bool {
    guard let dropDelegate else { return false }
    return OptionalMethodCall.resultOrDefault {
      dropDelegate.tableView(self, canHandle: session)
    }
  }
  func dropDidEnter(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
  func dropProposal(_ session: DropSession, at path: IndexPath?) -> UIDropProposal {
    let proposal = dropDelegate.flatMap { delegate in
      OptionalMethodCall.result {
        delegate.tableView(
          self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      }
    }
    // If the delegate does not implement the method, dragged rows of this table are moved, and
    // items of other views are copied.
    return proposal
      ?? UITableViewDropProposal(operation: dragging.sources.isEmpty ? .copy : .move)
  }
  func isInto(_ proposal: UIDropProposal) -> Bool {
    (proposal as? UITableViewDropProposal)?.intent == .insertIntoDestinationIndexPath
  }
  func performDrop(
    _ items: [ListDropItem], _ session: DropSession, _ proposal: UIDropProposal,
    at path: IndexPath?
  ) {
    guard let proposal = proposal as? UITableViewDropProposal else { return }
    let coordinator = TableDropCoordinator(
      items, at: path, proposal, session, in: self)
    dropDelegate?.tableView(self, performDropWith: coordinator)
  }
}
