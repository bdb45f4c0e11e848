import Foundation

/// The heights of bars (fact E16).
struct BarHeights {
  private let isPad: Bool
  private let isLow: Bool
  /// Whether pads have higher bars than phones, which came with iOS 12.
  private let isHighOnPads = UIEnvironment.current.systemVersion >= 12

  /// Reads the traits on which heights depend.
  init(_ traits: UITraitCollection) {
    isPad = traits.userInterfaceIdiom == .pad
    // Large phones have a regular width on their side, and keep the height of those in portrait.
    isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
  }

  /// The height of a navigation bar without a large title.
  var navigation: CGFloat { isPad && isHighOnPads ? 50 : isLow ? 32 : Self.standard }
  /// The height of the navigation bar of a phone in portrait.
  static let standard: CGFloat = 44
  /// The height of a large title.
  static let largeTitle: CGFloat = 52
  /// The height of a tab bar above the home indicator.
  var tab: CGFloat { isLow ? 32 : 49 }
}
