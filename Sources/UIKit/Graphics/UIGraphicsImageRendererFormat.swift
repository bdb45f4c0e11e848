// Mirrors UIGraphicsImageRendererFormat (iOS 17). Missing: colour ranges.
public import Foundation

/// How a renderer makes pictures.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; default the device's.
  open var scale: CGFloat = UIEnvironment.current.scale
  /// Whether pictures have a black ground instead of a clear one; default no.
  open var opaque = false

  /// Returns the format that suits the device.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the format that suits the device.
  open class func `default`() -> UIGraphicsImageRendererFormat { preferred() }

  /// Makes the format that suits some traits.
  public convenience init(for traits: UITraitCollection) {
    self.init()
    if traits.displayScale > 0 { scale = traits.displayScale }
  }

  /// Makes the format that suits the device.
  public override init() { super.init() }
}
