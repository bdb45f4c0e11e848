/// The system's bars over an app: none unless set.
public struct Chrome: Sendable, Hashable {
  /// Whether the status bar is drawn, where the device shows one.
  public var statusBar: Bool
  /// The title of the navigation bar, or nil for no bar.
  ///
  /// A bar takes its height from the safe area.
  public var navigationBar: String?
  /// Whether the home indicator is drawn, on devices that have one.
  public var homeIndicator: Bool

  /// Makes a choice of bars.
  public init(statusBar: Bool = false, navigationBar: String? = nil, homeIndicator: Bool = false) {
    self.statusBar = statusBar
    self.navigationBar = navigationBar
    self.homeIndicator = homeIndicator
  }
}
