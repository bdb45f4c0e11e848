// Mirrors CAShapeLayerLineCap (iOS 17). Missing: nothing.
import RasterCore

/// How a shape layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the end.
  public let rawValue: String
  /// Makes an end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a disc.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var value: StrokeStyle.Cap { self == .round ? .round : self == .square ? .square : .butt }
}
