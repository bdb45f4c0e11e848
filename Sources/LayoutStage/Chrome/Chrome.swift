/// The system's bars that are drawn over an app.
///
/// By default, none is drawn.
public struct Chrome: Sendable, Hashable {
  /// Whether the status bar is drawn in orientations in which the device shows one.
  public var statusBar: Bool
  /// The title of the navigation bar; nil for no bar.
  ///
  /// The height of a bar is added to the top safe area inset.
  public var navigationBar: String?
  /// Whether the home indicator is drawn, on devices that have one.
  public var homeIndicator: Bool

  /// Makes a selection of bars; by default, none is drawn.
  public init(statusBar: Bool = false, navigationBar: String? = nil, homeIndicator: Bool = false) {
    self.statusBar = statusBar
    self.navigationBar = navigationBar
    self.homeIndicator = homeIndicator
  }
}
