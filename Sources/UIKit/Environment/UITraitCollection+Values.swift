// Mirrors UIUserInterfaceIdiom (iOS 17). Missing: nothing.
// Mirrors UIUserInterfaceStyle (iOS 17). Missing: nothing.
// Mirrors UIUserInterfaceLevel (iOS 17). Missing: nothing.
// Mirrors UITraitEnvironmentLayoutDirection (iOS 17). Missing: nothing.
// Mirrors UIUserInterfaceSizeClass (iOS 17). Missing: nothing.
// Mirrors UIAccessibilityContrast (iOS 17). Missing: nothing.
// Mirrors UIDisplayGamut (iOS 17). Missing: nothing.
import Foundation

/// The values of a collection's traits; nil means that a trait is not specified.
struct TraitValues: Hashable, Sendable {
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var accessibilityContrast: UIAccessibilityContrast?
  var displayGamut: UIDisplayGamut?
  /// The values of traits without a property above, such as those defined by clients.
  var custom = CustomTraits()

  /// Returns a copy in which the values that `other` specifies replace these.
  func overridden(by other: TraitValues) -> TraitValues {
    TraitValues(
      userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
      userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
      userInterfaceLevel: other.userInterfaceLevel ?? userInterfaceLevel,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      displayScale: other.displayScale ?? displayScale,
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
      preferredContentSizeCategory:
        other.preferredContentSizeCategory ?? preferredContentSizeCategory,
      accessibilityContrast: other.accessibilityContrast ?? accessibilityContrast,
      displayGamut: other.displayGamut ?? displayGamut,
      custom: custom.overridden(by: other.custom))
  }
}

extension TraitValues {
  /// The number of specified traits, without those in `custom`.
  var specifiedCount: Int {
    let values: [Any?] = [
      userInterfaceIdiom, userInterfaceStyle, userInterfaceLevel, layoutDirection, displayScale,
      horizontalSizeClass, verticalSizeClass, preferredContentSizeCategory, accessibilityContrast,
      displayGamut,
    ]
    return values.filter { $0 != nil }.count
  }
}

/// The kind of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The level of an interface: elevated for a sheet or a popover, otherwise base.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The reading direction of an interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The size class of the environment along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Whether the user has increased the contrast of interfaces.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The range of colours that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}
