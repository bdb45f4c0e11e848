// Mirrors UIMenuLeaf (iOS 17). Missing: popovers at the element.
public import Foundation

/// An element of a menu that has an effect when it is chosen: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title of the element.
  var title: String { get set }
  /// The image of the element; nil if it has none.
  var image: UIImage? { get set }
  /// The style and the behaviour of the element.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state, shown by the mark beside the title.
  var state: UIMenuElement.State { get set }
  /// Inert: the longer title with which users can search for the element.
  var discoverabilityTitle: String? { get set }
  /// The object for which an action is performed, such as a button; nil except while the action is
  /// performed, and always nil for a command.
  var sender: Any? { get }
  /// Performs the element on behalf of a sender.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuLeaf {
  /// Inert: the item at which the element presents a popover: always nil.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { nil }
}

extension UIAction: UIMenuLeaf {
  /// Performs the action on behalf of a sender.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }
}

extension UICommand: UIMenuLeaf {
  /// The object that triggers the command: always nil.
  public var sender: Any? { nil }
  /// Calls the command's method on a target; does nothing if the target is nil.
  public func performWithSender(_ sender: Any?, target: Any?) {
    if let target { UIControl().sendAction(action, to: target, for: nil) }
  }
}
