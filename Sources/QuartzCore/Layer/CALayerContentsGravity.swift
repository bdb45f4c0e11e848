// Mirrors CALayerContentsGravity (iOS 17). Missing: nothing.

/// The scaling and alignment of a layer's image in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String

  /// Makes a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }

  /// The unscaled image in the centre.
  public static let center = CALayerContentsGravity("center")
  /// The unscaled image in the middle of the top.
  public static let top = CALayerContentsGravity("top")
  /// The unscaled image in the middle of the bottom.
  public static let bottom = CALayerContentsGravity("bottom")
  /// The unscaled image in the middle of the left side.
  public static let left = CALayerContentsGravity("left")
  /// The unscaled image in the middle of the right side.
  public static let right = CALayerContentsGravity("right")
  /// The unscaled image in the top left corner.
  public static let topLeft = CALayerContentsGravity("topLeft")
  /// The unscaled image in the top right corner.
  public static let topRight = CALayerContentsGravity("topRight")
  /// The unscaled image in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity("bottomLeft")
  /// The unscaled image in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity("bottomRight")
  /// The image stretched to the bounds.
  public static let resize = CALayerContentsGravity("resize")
  /// The image scaled to the largest size that fits without distortion.
  public static let resizeAspect = CALayerContentsGravity("resizeAspect")
  /// The image scaled to the smallest size that fills the bounds without distortion.
  public static let resizeAspectFill = CALayerContentsGravity("resizeAspectFill")
}
