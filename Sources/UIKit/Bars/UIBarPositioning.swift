// Mirrors UIBarPositioning and UIBarPositioningDelegate (iOS 17). Missing: nothing.

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The delegate of a bar, which returns the bar's position.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Inert: in UIKit, returns the position of a bar.
  ///
  /// Differs from UIKit: it is never called, because bars are where the app places them.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `UIBarPosition.any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
