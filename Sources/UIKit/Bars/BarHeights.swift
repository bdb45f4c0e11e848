import Foundation

/// The heights of bars on a device (fact E16).
///
/// Traits that controllers override have no effect on them (fact E26).
struct BarHeights {
  private let isPad: Bool
  private let isLow: Bool
  /// Whether the bar is in a sheet that is lower than the screen.
  private let isInSheet: Bool
  /// Whether bars on iPads are higher than on iPhones, as they are since iOS 12.
  private let isHighOnPads = UIEnvironment.current.systemVersion >= 12

  /// Reads the traits of the device that shows a view; outside a window, of the current device.
  @MainActor init(for view: UIView?) {
    let traits = view?.window?.screenTraits ?? UIEnvironment.currentTraits
    isPad = traits.userInterfaceIdiom == .pad
    // Large phones have a regular width in landscape, and keep the bar height of portrait.
    isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
    isInSheet = view?.enclosingSheet?.isCard == true
  }

  /// The height of a navigation bar without a large title, in points; in a sheet on a phone it is
  /// higher (fact LI95).
  var navigation: CGFloat { isInSheet && !isPad && !isLow ? 56 : toolbar }
  /// The height of a toolbar without the safe area below it, in points.
  var toolbar: CGFloat { isPad && isHighOnPads ? 50 : isLow ? 32 : Self.standard }
  /// Returns the distance between the upper edges of a screen and its navigation bar, in points.
  ///
  /// On iOS 16 the bar begins at the end of the status bar, which is above the safe area on devices
  /// with a Dynamic Island (fact E32).
  func navigationTop(safeArea: CGFloat) -> CGFloat {
    let hasIsland = safeArea == Self.islandSafeArea
    return hasIsland && UIEnvironment.current.systemVersion == 16 ? Self.islandStatusBar : safeArea
  }
  private static let islandSafeArea: CGFloat = 59
  private static let islandStatusBar: CGFloat = 53 + 2 / 3

  /// The height of a navigation bar on a phone in portrait, in points.
  static let standard: CGFloat = 44
  /// The additional height of a large title, in points.
  static let largeTitle: CGFloat = 52
  /// The height of a tab bar without the safe area below it, in points.
  var tab: CGFloat { isLow ? 32 : 49 }
}

extension UIView {
  /// The sheet that contains the view; nil if there is none.
  fileprivate var enclosingSheet: SheetView? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? SheetView }.first
  }
}
