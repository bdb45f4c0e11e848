package import UIKit

/// A reading direction in which previews are shown.
package enum PreviewDirection: String, Codable, CaseIterable, Sendable {
  /// From left to right.
  case ltr
  /// From right to left.
  case rtl

  /// The direction as a layout direction of UIKit's traits.
  package var trait: UITraitEnvironmentLayoutDirection {
    self == .rtl ? .rightToLeft : .leftToRight
  }
}
