// Mirrors UICollectionViewDropCoordinator (iOS 17). Missing: nothing.
// Mirrors UICollectionViewPlaceholder (iOS 17). Missing: its cell.
public import Foundation

/// The way in which a collection view would accept a drop now.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The places for a drop.
  public enum Intent: Int, Sendable {
    /// No place in particular.
    case unspecified = 0
    /// Between items, at the destination.
    case insertAtDestinationIndexPath = 1
    /// Into the item at the destination, whose cell is targeted.
    case insertIntoDestinationIndexPath = 2
  }
  /// The place for the drop.
  public let intent: Intent

  /// Makes a proposal of an operation without a place in particular.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  /// Makes a proposal of an operation and a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that was dropped into a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path from which it was dragged; nil if it comes from another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the dragged view.
  var previewSize: CGSize { get }
}

/// The items of a drop, and their way to their places.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path under the finger; nil if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Moves a dropped view to an item that is there after the data source has changed.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves a dropped view into the cell of an item.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Moves a dropped view to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Inserts a placeholder until the data are loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// An item that is shown until the data of a dropped item are loaded.
///
/// Differs from UIKit: no cell is shown for it; the insertion is made when it is committed.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The index path at which the item is inserted.
  public let insertionIndexPath: IndexPath
  /// The reuse identifier of the cell.
  public let reuseIdentifier: String
  /// Inert: the closure that fills the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  /// Makes a placeholder of a reuse identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A placeholder of a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Inert: the closure that returns the shape of the cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that waits for the data of its item.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item of the data source, which a closure inserts, and returns
  /// whether the placeholder was still there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder, and returns whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Inert: fills the cell of the placeholder again.
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
