// Mirrors CAGradientLayerType (iOS 17). Missing: conic.

/// How the colours of a gradient layer change.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String
  /// Makes a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
