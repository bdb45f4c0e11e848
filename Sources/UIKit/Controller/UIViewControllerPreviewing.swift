// Mirrors UIViewControllerPreviewing, UIViewControllerPreviewingDelegate (iOS 17). Missing:
// nothing. Mirrors UIForceTouchCapability (iOS 17). Missing: nothing.
public import Foundation

/// A registration of a view that shows a preview of a controller when it is pressed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recogniser of the press, which other recognisers can require to fail.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate that provides the controller to preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that responds to the press.
  var sourceView: UIView { get }
  /// The part of the view that is not blurred during a preview.
  ///
  /// The default is the whole view.
  var sourceRect: CGRect { get set }
}

/// A delegate that provides the controller for a preview.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Inert: in UIKit, returns the controller to preview for a press at a location; nil if there is
  /// none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Inert: in UIKit, called when the user presses harder, to present the previewed controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view that shows a preview of a controller when it is pressed.
  ///
  /// Differs from UIKit: the screen does not detect pressure, so the delegate is never called.
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PressedView(delegate: delegate, sourceView: sourceView)
  }

  /// Removes the registration of a view.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    let recognizer = previewing.previewingGestureRecognizerForFailureRelationship
    previewing.sourceView.removeGestureRecognizer(recognizer)
  }
}

/// The registration of a view, with its recogniser.
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
