import Foundation

/// The heights of bars for a trait collection (fact E16).
struct BarHeights {
  private let isPad: Bool
  private let isLow: Bool
  /// Whether bars on iPads are higher than on iPhones, as they are since iOS 12.
  private let isHighOnPads = UIEnvironment.current.systemVersion >= 12

  /// Reads the traits that determine the heights.
  init(_ traits: UITraitCollection) {
    isPad = traits.userInterfaceIdiom == .pad
    // Large phones have a regular width in landscape, and keep the bar height of portrait.
    isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
  }

  /// The height of a navigation bar without a large title, in points.
  var navigation: CGFloat { isPad && isHighOnPads ? 50 : isLow ? 32 : Self.standard }
  /// The height of a navigation bar on a phone in portrait, in points.
  static let standard: CGFloat = 44
  /// The additional height of a large title, in points.
  static let largeTitle: CGFloat = 52
  /// The height of a tab bar without the safe area below it, in points.
  var tab: CGFloat { isLow ? 32 : 49 }
}
