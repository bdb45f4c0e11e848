// Mirrors UIDragSession and UIDropSession (iOS 17). Missing: nothing.
public import Foundation

/// The properties that a drag and its drops have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved, and not only be copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the drag cannot leave the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the position of the finger in a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item has one of some uniform type identifiers.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be loaded from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether a value of a type can be loaded from an item.
  public func canLoadObjects<Value>(ofClass type: Value.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// A drag from its beginning to its end.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object of the app, for drops in the same app.
  var localContext: Any? { get set }
}

/// A drag over a view that may accept it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, as it began in the same app.
  var localDragSession: (any UIDragSession)? { get }
  /// Inert: the style of the indicator of loading.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading.
  var progress: Progress { get }
  /// Loads all objects of a class from the items.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads all values of a type from the items.
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

/// The styles of the indicator of loading dropped items.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// The ways in which a view accepts a drop.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// The way in which a view would accept a drop now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation.
  public let operation: UIDropOperation
  /// Inert: whether the finger aims more precisely, as in text.
  open var isPrecise = false
  /// Inert: whether the preview keeps its size over the view; the default is true.
  open var prefersFullSizePreview = true

  /// Makes a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The animation at the end of a drag or a drop.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes to the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animation that is at its end already.
final class EndedDragAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
