// Mirrors CGColor (iOS 17). Missing: colour spaces, patterns, conversion.
// Mirrors CGColorSpace (iOS 17). Missing: every space but sRGB.
public import Foundation
package import RasterCore

/// An immutable colour in unpremultiplied sRGB with an alpha.
public final class CGColor: NSObject, Sendable {
  /// The rasteriser's colour.
  package let value: Color

  /// Makes a colour from a colour of the rasteriser.
  package init(_ value: Color) { self.value = value }

  /// Makes a colour from its components in sRGB, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour from its components in sRGB, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: gray, alpha: alpha))
  }

  /// The alpha of the colour, from 0 (transparent) to 1 (opaque).
  public var alpha: CGFloat { value.alpha }
  /// The components of the colour: red, green, blue and alpha.
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }
  /// The number of components, which is always 4: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// Returns the colour with a different alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.withAlpha(alpha)) }

  /// Returns whether `object` is an equal colour.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.value == value }
  /// The hash value, which is the same for equal colours.
  public override var hash: Int { value.hashValue }
}

/// A colour space; sRGB is the only one available.
public final class CGColorSpace: NSObject, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// Makes a colour space from its name; nil if the name is not that of sRGB.
  public init?(name: String) { if name != Self.sRGB { return nil } }

  override init() { super.init() }
}

/// Returns the colour space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
