import Foundation

/// The traits of a collection as one value; `nil` is a trait left open.
struct TraitValues: Hashable, Sendable {
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var preferredContentSizeCategory: UIContentSizeCategory?

  /// Returns these traits with those that `other` decides put in their place.
  func overridden(by other: TraitValues) -> TraitValues {
    TraitValues(
      userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
      userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      displayScale: other.displayScale ?? displayScale,
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
      preferredContentSizeCategory:
        other.preferredContentSizeCategory ?? preferredContentSizeCategory)
  }
}
