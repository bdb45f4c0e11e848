// Mirrors UIDragSession and UIDropSession (iOS 17). Missing: nothing.
public import Foundation

/// The properties and methods that drag sessions and drop sessions have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved, not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can only be dropped in the same app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the position of the drag in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Returns whether any item has data of one of the uniform type identifiers.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be loaded from any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether a value of a type can be loaded from any item.
  public func canLoadObjects<Value>(ofClass type: Value.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// A drag from its beginning to its end.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object of the app for the whole drag; only drops in the same app can use it.
  var localContext: Any? { get set }
}

/// The session of a drag while it is over a view that may accept the drop.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The session of the drag if it began in the same app; otherwise nil.
  var localDragSession: (any UIDragSession)? { get }
  /// Inert: the style of the progress indicator while items are loaded.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the items, which here is never updated.
  var progress: Progress { get }
  /// Loads from each item an object of a class, if it has one.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads from each item a value of a type, if it has one.
  @discardableResult public func loadObjects<Value>(
    ofClass type: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress {
    var found: [Value] = []
    for item in items {
      item.itemProvider.loadObject(ofClass: type) { value, _ in value.map { found.append($0) } }
    }
    completion(found)
    return progress
  }
}

/// The styles of the progress indicator while dropped items are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// The operations of a drop: nothing is dropped, or the drop is forbidden, or the items are copied
/// or moved.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// The operation that a view proposes for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The proposed operation.
  public let operation: UIDropOperation
  /// Inert: whether the drop needs a precise position, as in text.
  open var isPrecise = false
  /// Inert: whether the preview keeps its full size over the view; the default is true.
  open var prefersFullSizePreview = true

  /// Makes a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The animation at the end of a drag or a drop, to which clients can add changes and completions.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a closure that changes animatable properties of views.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animation without a duration: closures that are added to it run immediately.
final class EndedDragAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
