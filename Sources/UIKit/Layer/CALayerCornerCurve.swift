// Mirrors CALayerCornerCurve (iOS 17). Missing: nothing.

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that meet the straight sides without a jump in curvature, as on app icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
