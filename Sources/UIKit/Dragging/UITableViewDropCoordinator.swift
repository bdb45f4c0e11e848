// Mirrors UITableViewDropCoordinator (iOS 17). Missing: nothing.
// Mirrors UITableViewPlaceholder (iOS 17). Missing: its cell.
public import Foundation

/// The operation and the position that a table proposes for a drop.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The positions of a drop relative to the rows.
  public enum Intent: Int, Sendable {
    /// No particular position.
    case unspecified = 0
    /// Between rows: the items are inserted at the destination.
    case insertAtDestinationIndexPath = 1
    /// Into the row at the destination; the drop state of its cell becomes `targeted`.
    case insertIntoDestinationIndexPath = 2
    /// Into a row or between rows, depending on the position of the drag.
    case automatic = 3
  }
  /// The position of the drop relative to the rows.
  public let intent: Intent

  /// Makes a proposal without a particular position.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  /// Makes a proposal with an operation and a position.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that has been dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path from which the item was dragged; nil if it comes from another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the first dragged cell, in points; zero if no visible cell is dragged.
  var previewSize: CGSize { get }
}

/// The items of a drop, with methods that animate them to their new positions on iOS.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path of the row under the drop; nil if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the drop delegate.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drag.
  var session: any UIDropSession { get }
  /// Inert: animates a dropped item to a row that the data source has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Inert: animates a dropped item into the cell of a row.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Inert: animates a dropped item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Returns the context of a placeholder for an item whose data are still being loaded; no cell is
  /// inserted before its method `commitInsertion(dataSourceUpdates:)` is called.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// A placeholder that is shown until the data of a dropped item are loaded.
///
/// Differs from UIKit: no cell is shown for the placeholder; the row is inserted when the
/// placeholder is committed.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// The index path at which the row is inserted when the placeholder is committed.
  public let insertionIndexPath: IndexPath
  /// The reuse identifier of the placeholder's cell.
  public let reuseIdentifier: String
  /// Inert: the closure that configures the placeholder's cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  /// The height of the placeholder, in points.
  public let rowHeight: CGFloat
  /// Makes a placeholder whose cell has a reuse identifier and a height.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A placeholder of a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Inert: the closure that returns the shape of the cell's preview.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a placeholder whose data are being loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by a row that the closure inserts into the data source; returns
  /// whether the placeholder was still there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder, and returns whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Inert: configures the cell of the placeholder again.
  func setNeedsCellUpdate()
}

/// The coordinator of a simulated drop.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private weak var view: UITableView?

  init(
    _ items: [ListDropItem], at destination: IndexPath?, _ proposal: UITableViewDropProposal,
    _ session: any UIDropSession, in view: UITableView
  ) {
    (self.items, destinationIndexPath, self.proposal) = (items, destination, proposal)
    (self.session, self.view) = (session, view)
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    EndedDragAnimation()
  }
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { EndedDragAnimation() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    EndedDragAnimation()
  }
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    DropPlaceholder(dragItem, at: placeholder.insertionIndexPath) { [weak view] path, update in
      view?.performBatchUpdates {
        update(path)
        view?.insertRows(at: [path], with: .automatic)
      }
    }
  }
}
