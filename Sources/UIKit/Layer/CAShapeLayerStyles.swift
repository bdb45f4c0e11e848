// Mirrors CAShapeLayerFillRule, CAShapeLayerLineCap and CAShapeLayerLineJoin (iOS 17). Missing: nothing.
import RasterCore

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
