// Mirrors UICollectionViewDropCoordinator (iOS 17). Missing: nothing.
// Mirrors UICollectionViewPlaceholder (iOS 17). Missing: its cell.
public import Foundation

/// The operation and the position that a collection view proposes for a drop.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The positions of a drop relative to the items.
  public enum Intent: Int, Sendable {
    /// No particular position.
    case unspecified = 0
    /// Between items: the items are inserted at the destination.
    case insertAtDestinationIndexPath = 1
    /// Into the item at the destination; the drop state of its cell becomes `targeted`.
    case insertIntoDestinationIndexPath = 2
  }
  /// The position of the drop relative to the items.
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

/// An item that has been dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path from which the item was dragged; nil if it comes from another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the first dragged cell, in points; zero if no visible cell is dragged.
  var previewSize: CGSize { get }
}

/// The items of a drop, with methods that animate them to their new positions on iOS.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the item under the drop; nil if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the drop delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drag.
  var session: any UIDropSession { get }
  /// Inert: animates a dropped item to the cell of an item that the data source has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Inert: animates a dropped item into the cell of an item.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Inert: animates a dropped item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Returns the context of a placeholder for an item whose data are still being loaded; no cell is
  /// inserted before its method `commitInsertion(dataSourceUpdates:)` is called.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// A placeholder that is shown until the data of a dropped item are loaded.
///
/// Differs from UIKit: no cell is shown for the placeholder; the item is inserted when the
/// placeholder is committed.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The index path at which the item is inserted when the placeholder is committed.
  public let insertionIndexPath: IndexPath
  /// The reuse identifier of the placeholder's cell.
  public let reuseIdentifier: String
  /// Inert: the closure that configures the placeholder's cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  /// Makes a placeholder whose cell has a reuse identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A placeholder of a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Inert: the closure that returns the shape of the cell's preview.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a placeholder whose data are being loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item that the closure inserts into the data source; returns
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
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private weak var view: UICollectionView?

  init(
    _ items: [ListDropItem], at destination: IndexPath?, _ proposal: UICollectionViewDropProposal,
    _ session: any UIDropSession, in view: UICollectionView
  ) {
    (self.items, destinationIndexPath, self.proposal) = (items, destination, proposal)
    (self.session, self.view) = (session, view)
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    EndedDragAnimation()
  }
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { EndedDragAnimation() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    EndedDragAnimation()
  }
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    DropPlaceholder(dragItem, at: placeholder.insertionIndexPath) { [weak view] path, update in
      view?.performBatchUpdates {
        update(path)
        view?.insertItems(at: [path])
      }
    }
  }
}
