// Mirrors NSShadow (iOS 17). Missing: archives.
public import Foundation

/// The shadow of a text.
///
/// Is kept, and does nothing here: text is drawn without a shadow.
open class NSShadow: NSObject, NSCopying {
  /// Makes a shadow that falls nowhere.
  public override init() { super.init() }

  /// Where the shadow falls, in points; default nowhere.
  open var shadowOffset = CGSize.zero
  /// How much the shadow is blurred, in points; default not at all.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; default black with a third of its opacity.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Returns a shadow like this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether `object` is a shadow that falls in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// Equal shadows have equal hashes.
  open override var hash: Int { shadowBlurRadius.hashValue }
}
