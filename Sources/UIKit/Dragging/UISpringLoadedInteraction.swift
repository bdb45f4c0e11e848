// Mirrors UISpringLoadedInteractionContext (iOS 17). Missing: the interaction.
public import Foundation

/// The context of a spring-loaded interaction, in which a drag that pauses over a view opens it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view that is opened.
  var targetView: UIView? { get set }
  /// The object that is opened, such as an item of the view.
  var targetItem: Any? { get set }
  /// Returns the position of the drag in a view's coordinates.
  func location(in view: UIView?) -> CGPoint
}
