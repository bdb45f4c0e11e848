// Mirrors NSShadow (iOS 17). Missing: `NSCoding`.
public import Foundation

/// Inert: the shadow of a text.
///
/// Differs from UIKit: the shadow is stored, but text is drawn without it.
open class NSShadow: NSObject, NSCopying {
  /// Makes a shadow with neither offset nor blur.
  public override init() { super.init() }

  /// The offset of the shadow in points.
  ///
  /// The default is zero.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow in points.
  ///
  /// The default is 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow, a `UIColor`.
  ///
  /// The default is black with an opacity of one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether `object` is an equal shadow.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// The hash value; equal shadows have equal values.
  open override var hash: Int { shadowBlurRadius.hashValue }
}
