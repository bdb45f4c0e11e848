// Mirrors CGColor (iOS 17). Missing: colour spaces, patterns drawn by callbacks, conversion.
// Mirrors CGColorSpace (iOS 17). Missing: all spaces except sRGB.
public import Foundation
package import RasterCore

/// An immutable colour in unpremultiplied sRGB with an alpha.
public final class CGColor: NSObject, Sendable {
  /// The colour as a value of the rasteriser; transparent if the colour is a pattern.
  package let value: Color
  /// The image that is repeated instead of a colour; nil for a plain colour.
  package let pattern: ColorPattern?

  /// Makes a colour from a colour of the rasteriser.
  package init(_ value: Color) {
    self.value = value
    pattern = nil
  }

  package init(_ pattern: ColorPattern) {
    value = .clear
    self.pattern = pattern
  }

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
  public var alpha: CGFloat { if let pattern { pattern.alpha } else { value.alpha } }
  /// The components of the colour: red, green, blue and alpha; for a pattern, only the alpha.
  public var components: [CGFloat]? {
    pattern.map { [$0.alpha] } ?? [value.red, value.green, value.blue, value.alpha]
  }
  /// The number of components: 4, red, green, blue and alpha; 1 for a pattern.
  public var numberOfComponents: Int { pattern == nil ? 4 : 1 }

  /// Returns the same colour with a different alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    pattern.map { CGColor($0.withAlpha(alpha)) } ?? CGColor(value.withAlpha(alpha))
  }

  /// Returns whether `object` is an equal colour.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGColor else { return false }
    return other.value == value && other.pattern == pattern
  }
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
