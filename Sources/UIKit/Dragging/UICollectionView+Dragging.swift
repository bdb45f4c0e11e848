import Foundation

// Drags that begin in a collection view, and drops on it.
extension UICollectionView {
  /// The object that returns the items of a drag; if nil, nothing can be dragged out of the view.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging.collectionDrag }
    set { dragging.collectionDrag = newValue }
  }
  /// The object that accepts drops; if nil, nothing can be dropped on the view.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging.collectionDrop }
    set { dragging.collectionDrop = newValue }
  }
  /// Whether a long press can begin a drag.
  ///
  /// The default is true on iPads, and since iOS 15 on iPhones (fact LI98).
  public var dragInteractionEnabled: Bool {
    get { dragging.begins }
    set { dragging.isEnabled = newValue }
  }
  /// Whether an item of the view is being dragged.
  public var hasActiveDrag: Bool { !dragging.sources.isEmpty }
  /// Whether a drag is over the view.
  public var hasActiveDrop: Bool { dragging.isOver }
  /// The speeds at which items move out of the way of a drag.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
  /// Inert: the speed at which items move out of the way of a drag.
  public var reorderingCadence: ReorderingCadence {
    get { dragging.cadence }
    set { dragging.cadence = newValue }
  }
}

extension UICollectionView: DragList {
  var dragging: ListDragging {
    get { editing.dragging }
    set { editing.dragging = newValue }
  }

  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func itemsForDrag(_ session: DragSession, at path: IndexPath) -> [UIDragItem] {
    guard let dragDelegate else { return [] }
    return dragDelegate.collectionView(self, itemsForBeginning: session, at: path)
  }
  func dragWillBegin(_ session: DragSession) {
    guard let dragDelegate else { return }
    session.allowsMoveOperation = OptionalMethodCall.resultOrDefault {
      dragDelegate.collectionView(self, dragSessionAllowsMoveOperation: session)
    }
    session.isRestrictedToDraggingApplication = OptionalMethodCall.resultOrDefault {
      dragDelegate.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
    }
    dragDelegate.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func dragCells(at paths: [IndexPath]) -> [UIView] { paths.compactMap { cellForItem(at: $0) } }
  func dragStateDidChange(_ changed: [UIView]) {
    let state: UICollectionViewCell.DragState =
      dragging.sources.isEmpty ? .none : dragging.hasMoved ? .dragging : .lifting
    for case let cell as UICollectionViewCell in changed { cell.dragStateDidChange(state) }
    noteStateOfCells()
  }

  func canDrop(_ session: DropSession) -> Bool {
    guard let dropDelegate else { return false }
    return OptionalMethodCall.resultOrDefault {
      dropDelegate.collectionView(self, canHandle: session)
    }
  }
  func dropDidEnter(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  func dropProposal(_ session: DropSession, at path: IndexPath?) -> UIDropProposal {
    let proposal = dropDelegate.flatMap { delegate in
      OptionalMethodCall.result {
        delegate.collectionView(
          self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      }
    }
    // If the delegate does not implement the method, dragged items of this collection view are
    // moved, and items of other views are copied.
    return proposal
      ?? UICollectionViewDropProposal(operation: dragging.sources.isEmpty ? .copy : .move)
  }
  func isInto(_ proposal: UIDropProposal) -> Bool {
    (proposal as? UICollectionViewDropProposal)?.intent == .insertIntoDestinationIndexPath
  }
  func performDrop(
    _ items: [ListDropItem], _ session: DropSession, _ proposal: UIDropProposal,
    at path: IndexPath?
  ) {
    guard let proposal = proposal as? UICollectionViewDropProposal else { return }
    let coordinator = CollectionDropCoordinator(
      items, at: path, proposal, session, in: self)
    dropDelegate?.collectionView(self, performDropWith: coordinator)
  }
}
