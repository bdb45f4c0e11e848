// Mirrors UISpringLoadedInteractionContext (iOS 17). Missing: the interaction.
public import Foundation

/// A drag that stays over a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view that is opened.
  var targetView: UIView? { get set }
  /// The item of the view that is opened.
  var targetItem: Any? { get set }
  /// Returns the position of the finger in a view.
  func location(in view: UIView?) -> CGPoint
}
