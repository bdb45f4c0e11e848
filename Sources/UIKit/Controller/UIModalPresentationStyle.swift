// Mirrors UIModalPresentationStyle (iOS 17). Missing: nothing.

/// The way in which a presented controller covers the presenting one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style chosen by the system: `pageSheet`.
  case automatic = -2
  /// No adaptation of a presentation; a controller with this style is presented as with
  /// `overFullScreen`.
  case none = -1
  /// The presented view covers the window, and the presenting controller's view disappears.
  case fullScreen = 0
  /// A sheet, behind which the presenting controller stays in the window (fact LI88).
  case pageSheet = 1
  /// A smaller sheet in the centre of an iPad's screen; on phones the same as `pageSheet`.
  case formSheet = 2
  /// The presented view covers the presenting controller's view, which disappears.
  ///
  /// Differs from UIKit: it covers the whole window, as with `fullScreen`.
  case currentContext = 3
  /// The controller's `presentationController` shows its view (fact E27).
  case custom = 4
  /// The presented view covers the window, and the presenting controller's view stays behind it.
  case overFullScreen = 5
  /// The presented view covers the presenting controller's view, which stays behind the presented
  /// one.
  ///
  /// Differs from UIKit: it covers the whole window, as with `overFullScreen`.
  case overCurrentContext = 6
  /// A popover with an arrow; in a compact width a sheet.
  case popover = 7
}

extension UIModalPresentationStyle {
  /// Whether the presenting controller's view disappears.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// Whether a presentation controller shows the view in a container.
  var usesContainer: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover, .custom: true
    case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: false
    }
  }
}

/// The animated transition of a presented controller's view.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The transitions of UIKit: sliding up, flipping, cross-fading and curling a page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
