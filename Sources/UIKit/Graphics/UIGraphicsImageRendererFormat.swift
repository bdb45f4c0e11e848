// Mirrors UIGraphicsImageRendererFormat (iOS 17). Missing: high dynamic range.
public import Foundation

/// The scale and opacity of a renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point; the default is the device's scale.
  open var scale: CGFloat = UIEnvironment.current.scale
  /// Whether images have a black background instead of a transparent one; the default is `false`.
  open var opaque = false
  /// Inert: the range of the colour components; the default is automatic.
  open var preferredRange = Range.automatic
  /// Inert: whether colour components may be less than 0 or greater than 1; the default is false.
  open var prefersExtendedRange = false

  /// The range of the components of an image's colours.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Returns a format with the device's scale, without a background.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a format with the device's scale, without a background.
  open class func `default`() -> UIGraphicsImageRendererFormat { preferred() }

  /// Makes a format with the display scale of some traits; if unspecified, the device's scale.
  public convenience init(for traits: UITraitCollection) {
    self.init()
    if traits.displayScale > 0 { scale = traits.displayScale }
  }

  /// Makes the default format for the device.
  public override init() { super.init() }
}
