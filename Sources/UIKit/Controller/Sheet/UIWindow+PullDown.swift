extension UIWindow {
  /// Simulates a finger that pulls the frontmost sheet down, or a tap beside the frontmost popover:
  /// dismisses it, unless its controller or its delegate prevents that.
  ///
  /// Differs from UIKit: there are no real touches, so this method takes their place.
  public func simulatePullDown() { frontmost?.activePresentation?.userDismisses() }
}
