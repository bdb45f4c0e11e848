extension UIWindow {
  /// Simulates pulling the frontmost sheet down, or a tap beside the frontmost popover: dismisses
  /// it, unless its controller or its delegate prevents that.
  ///
  /// Differs from UIKit: there are no real touches, so this method replaces them.
  public func simulatePullDown() { frontmost?.activePresentation?.userDismisses() }
}
