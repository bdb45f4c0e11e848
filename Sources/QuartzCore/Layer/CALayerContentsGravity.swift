// Mirrors CALayerContentsGravity (iOS 17). Missing: nothing.

/// The placement of a layer's image in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the placement.
  public let rawValue: String

  /// Makes a placement from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }

  /// Unscaled in the centre.
  public static let center = CALayerContentsGravity("center")
  /// Unscaled at the top.
  public static let top = CALayerContentsGravity("top")
  /// Unscaled at the bottom.
  public static let bottom = CALayerContentsGravity("bottom")
  /// Unscaled at the left.
  public static let left = CALayerContentsGravity("left")
  /// Unscaled at the right.
  public static let right = CALayerContentsGravity("right")
  /// Unscaled in the corner.
  public static let topLeft = CALayerContentsGravity("topLeft")
  /// Unscaled in the corner.
  public static let topRight = CALayerContentsGravity("topRight")
  /// Unscaled in the corner.
  public static let bottomLeft = CALayerContentsGravity("bottomLeft")
  /// Unscaled in the corner.
  public static let bottomRight = CALayerContentsGravity("bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity("resize")
  /// The largest size that fits without distortion.
  public static let resizeAspect = CALayerContentsGravity("resizeAspect")
  /// The smallest size that fills without distortion.
  public static let resizeAspectFill = CALayerContentsGravity("resizeAspectFill")
}
