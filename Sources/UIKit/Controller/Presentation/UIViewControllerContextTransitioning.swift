// Mirrors UIViewControllerContextTransitioning (iOS 17). Missing: nothing.
// Mirrors UITransitionContextViewControllerKey (iOS 17). Missing: nothing.
// Mirrors UITransitionContextViewKey (iOS 17). Missing: nothing.
public import Foundation

/// The key of one of a transition's controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String
  /// Makes a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// The key of one of a transition's views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String
  /// Makes a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that disappears in the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that appears in the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The properties of a transition between two controllers, such as a presentation or a push.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition is animated.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is controlled interactively.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` in other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Sets the completed fraction of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Finishes the interaction, so that the transition runs to its end.
  func finishInteractiveTransition()
  /// Cancels the interaction, so that the transition returns to its start.
  func cancelInteractiveTransition()
  /// Stops the animations at the current fraction, and makes the transition interactive.
  func pauseInteractiveTransition()
  /// Ends the transition; animators call it at the end of their animation.
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the transition's controllers; nil for an unknown key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the transition's views; nil if the transition does not affect the view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the interface: the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view before the transition; zero if it is not visible
  /// then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if it is not visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
