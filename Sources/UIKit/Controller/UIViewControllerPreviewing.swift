// Mirrors UIViewControllerPreviewing, UIViewControllerPreviewingDelegate (iOS 17). Missing:
// nothing. Mirrors UIForceTouchCapability (iOS 17). Missing: nothing.
public import Foundation

/// A view that shows another controller when it is pressed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recogniser of the press, for others that should wait for it.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate that returns the shown controller.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp; at first the whole view.
  var sourceRect: CGRect { get set }
}

/// A delegate that returns the controller for a press.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Inert: returns the controller that a press at a place shows, or nil.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Inert: is called when a finger presses harder, to show the controller on the whole screen.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Lets a press on a view show another controller.
  ///
  /// Differs from UIKit: the screen feels no pressure, so the delegate is never called.
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PressedView(delegate: delegate, sourceView: sourceView)
  }

  /// Removes the preview of a press on the view.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    let recognizer = previewing.previewingGestureRecognizerForFailureRelationship
    previewing.sourceView.removeGestureRecognizer(recognizer)
  }
}

/// The view that was registered, and its recogniser.
private final class PressedView: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
    sourceView.addGestureRecognizer(previewingGestureRecognizerForFailureRelationship)
  }
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

extension UITraitCollection {
  /// Whether the screen feels pressure: it does not, as on a simulator (fact K18).
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
