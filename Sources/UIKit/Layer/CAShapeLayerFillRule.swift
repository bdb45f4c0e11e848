// Mirrors CAShapeLayerFillRule (iOS 17). Missing: nothing.

/// Which points a shape layer's path encloses.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Contours that run alike fill together.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A contour inside another is a hole.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
