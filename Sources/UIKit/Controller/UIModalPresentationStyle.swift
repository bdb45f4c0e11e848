// Mirrors UIModalPresentationStyle (iOS 17). Missing: sheets, popovers, the current context.

/// The way in which a presented controller covers the presenting one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style chosen by the system.
  ///
  /// Differs from UIKit: it covers the whole window like `overFullScreen`, while on iOS it is a
  /// sheet. As under a sheet, the presenting controller stays in the window and its appearance
  /// methods are not called.
  case automatic = -2
  /// No adaptation of a presentation; a controller with this style is presented as with
  /// `automatic`.
  case none = -1
  /// The presented view covers the window, and the presenting controller's view disappears.
  case fullScreen = 0
  /// The controller's `presentationController` shows its view (fact E27).
  case custom = 4
  /// The presented view covers the window, and the presenting controller's view stays behind it.
  case overFullScreen = 5
}

/// The animated transition of a presented controller's view.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The transitions of UIKit: sliding up, flipping, cross-fading and curling a page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
