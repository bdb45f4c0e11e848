// Mirrors CACornerMask (iOS 17). Missing: nothing.
// Mirrors CALayerCornerCurve (iOS 17). Missing: nothing.
public import Foundation
import RasterCore

/// A set of corners of a layer, each named by its minimum or maximum coordinate along each axis.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  /// Every corner.
  static let all = CACornerMask(rawValue: 15)
}

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Corners that are quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature changes gradually from the straight sides, like those of app icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// The radius of the corners in points; the default is 0.
  public var cornerRadius: CGFloat {
    get { state.corners.radius }
    set { animate(.cornerRadius) { state.corners.radius = newValue } }
  }

  /// The shape of the corners; the default is `circular`.
  public var cornerCurve: CALayerCornerCurve {
    get { state.corners.curve }
    set { state.corners.curve = newValue }
  }

  /// The corners that are rounded; by default all.
  public var maskedCorners: CACornerMask {
    get { state.corners.masked }
    set { state.corners.masked = newValue }
  }

  /// Returns the path of the rounded bounds, with the sides moved inwards by `inset` points.
  func outline(insetBy inset: CGFloat = 0) -> Path {
    var path = Path()
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return path }
    // The radius is limited first and then reduced by the inset, so that the inner outline of a
    // border is concentric.
    let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2) - inset)
    path.addRoundedRect(
      in: rect, radii: CornerRadii(maskedCorners, radius: radius), style: cornerStyle)
    return path
  }

  private var cornerStyle: CornerStyle { cornerCurve == .continuous ? .continuous : .circular }
}

extension CornerRadii {
  /// Makes radii that are equal at some corners and 0 at the others.
  init(_ corners: CACornerMask, radius: CGFloat) {
    self.init(
      topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0)
  }
}
