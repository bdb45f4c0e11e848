// Mirrors CAShapeLayerLineJoin (iOS 17). Missing: nothing.
import RasterCore

/// How two lines of a shape layer meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the corner.
  public let rawValue: String
  /// Makes a corner from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a disc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var value: StrokeStyle.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
