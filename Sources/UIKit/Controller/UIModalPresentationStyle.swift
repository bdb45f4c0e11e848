// Mirrors UIModalPresentationStyle (iOS 17). Missing: sheets, popovers, the current context, custom
// presentations.

/// The way in which a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the system chooses.
  ///
  /// Differs from UIKit: it covers the whole window, as `overFullScreen`; on iOS it is a sheet. As
  /// under a sheet, the presenting controller stays in the window and is not called.
  case automatic = -2
  /// The whole window; the presenting controller's view disappears.
  case fullScreen = 0
  /// The whole window; the presenting controller's view stays behind.
  case overFullScreen = 5
}

/// The transition of a presented controller's view.
public enum UIModalTransitionStyle: Int, Sendable {
  /// See UIKit.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
