import Foundation

/// The drag and drop state of a collection view or a table: the items dragged out of it, and the
/// drag that is over it; for a collection view also the delegates.
struct ListDragging {
  weak var collectionDrag: (any UICollectionViewDragDelegate)?
  weak var collectionDrop: (any UICollectionViewDropDelegate)?
  /// Whether drags may begin; nil means the default of the device.
  var isEnabled: Bool?
  var cadence = UICollectionView.ReorderingCadence.immediate
  /// The index paths of the items dragged out of the list, and whether the drag has moved.
  var sources: [IndexPath] = []
  var hasMoved = false
  /// Whether a drag is over the list, and the item into which it would be dropped; nil if the drop
  /// is not into an item.
  var isOver = false
  var target: IndexPath?

  /// Whether drags may begin; by default true on iPads, and since iOS 15 on iPhones (fact LI98).
  @MainActor var begins: Bool { isEnabled ?? UIDragInteraction.isEnabledByDefault }

  /// Sets the drag state and the drop state of a cell's configuration state.
  func show(at path: IndexPath?, in state: inout UICellConfigurationState) {
    if let path, sources.contains(path) {
      state.cellDragState = hasMoved ? .dragging : .lifting
    }
    if isOver { state.cellDropState = path != nil && path == target ? .targeted : .notTargeted }
  }
}

/// An item that has been dropped on a list.
final class ListDropItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from source: IndexPath?, size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    super.init()
  }
}

/// The placeholder of a dropped item; the item is inserted when the placeholder is committed.
final class DropPlaceholder: NSObject, UICollectionViewDropPlaceholderContext,
  UITableViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let path: IndexPath
  private var insert: ((IndexPath, (IndexPath) -> Void) -> Void)?

  init(
    _ item: UIDragItem, at path: IndexPath,
    insert: @escaping (IndexPath, (IndexPath) -> Void) -> Void
  ) {
    (dragItem, self.path, self.insert) = (item, path, insert)
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let insert else { return false }
    self.insert = nil
    insert(path, dataSourceUpdates)
    return true
  }
  func deletePlaceholder() -> Bool {
    defer { insert = nil }
    return insert != nil
  }
  func setNeedsCellUpdate() {}
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}

/// A collection view or table whose cells can be dragged and on which items can be dropped.
@MainActor protocol DragList: UIScrollView {
  var dragging: ListDragging { get set }
  /// Returns the index path at a point of the content.
  func dragPath(at point: CGPoint) -> IndexPath?
  func itemsForDrag(_ session: DragSession, at path: IndexPath) -> [UIDragItem]
  func dragWillBegin(_ session: DragSession)
  func dragDidEnd(_ session: DragSession)
  func dragCells(at paths: [IndexPath]) -> [UIView]
  /// Updates the states of all cells, and calls `dragStateDidChange(_:)` of the given cells.
  func dragStateDidChange(_ changed: [UIView])
  func canDrop(_ session: DropSession) -> Bool
  func dropDidEnter(_ session: DropSession)
  func dropDidExit(_ session: DropSession)
  func dropDidEnd(_ session: DropSession)
  func dropProposal(_ session: DropSession, at path: IndexPath?) -> UIDropProposal
  /// Returns whether a proposal is to drop the items into a cell, instead of between cells.
  func isInto(_ proposal: UIDropProposal) -> Bool
  func performDrop(
    _ items: [ListDropItem], _ session: DropSession, _ proposal: UIDropProposal,
    at path: IndexPath?)
}
