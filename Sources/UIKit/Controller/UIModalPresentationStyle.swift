// Mirrors UIModalPresentationStyle (iOS 17). Missing: the looks of sheets and popovers.

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
  /// A sheet.
  ///
  /// Differs from UIKit: it covers the whole window, as with `automatic`.
  case pageSheet = 1
  /// A sheet in the middle of a pad's screen.
  ///
  /// Differs from UIKit: it covers the whole window, as with `automatic`.
  case formSheet = 2
  /// The presented view covers the presenting controller's, which disappears.
  ///
  /// Differs from UIKit: it covers the whole window, as with `fullScreen`.
  case currentContext = 3
  /// The controller's `presentationController` shows its view (fact E27).
  case custom = 4
  /// The presented view covers the window, and the presenting controller's view stays behind it.
  case overFullScreen = 5
  /// The presented view covers the presenting controller's, which stays behind it.
  ///
  /// Differs from UIKit: it covers the whole window, as with `overFullScreen`.
  case overCurrentContext = 6
  /// A popover.
  ///
  /// Differs from UIKit: it covers the whole window, as on phones.
  case popover = 7
}

extension UIModalPresentationStyle {
  /// Whether the presenting controller's view disappears.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// The animated transition of a presented controller's view.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The transitions of UIKit: sliding up, flipping, cross-fading and curling a page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
