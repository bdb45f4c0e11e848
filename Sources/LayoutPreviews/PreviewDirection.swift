package import UIKit

/// A reading direction.
package enum PreviewDirection: String, Codable, CaseIterable, Sendable {
  /// From left to right.
  case ltr
  /// From right to left.
  case rtl

  /// The direction as a trait.
  package var trait: UITraitEnvironmentLayoutDirection {
    self == .rtl ? .rightToLeft : .leftToRight
  }
}
