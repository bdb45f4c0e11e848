// Mirrors CGColor (iOS 17). Missing: colour spaces, patterns, conversion.
// Mirrors CGColorSpace (iOS 17). Missing: every space but sRGB.
public import Foundation
package import RasterCore

/// An immutable colour: unpremultiplied sRGB with opacity.
public final class CGColor: NSObject, Sendable {
  /// The rasteriser's colour.
  package let value: Color

  /// Makes a colour from the rasteriser's.
  package init(_ value: Color) { self.value = value }

  /// Makes a colour from its parts in sRGB, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour from its parts in sRGB, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey, from 0 (black) to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: gray, alpha: alpha))
  }

  /// The opacity.
  public var alpha: CGFloat { value.alpha }
  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }
  /// 4: every colour here is red, green, blue and opacity.
  public var numberOfComponents: Int { 4 }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.withAlpha(alpha)) }

  /// Returns whether `object` is the same colour.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.value == value }
  /// Equal colours have equal hashes.
  public override var hash: Int { value.hashValue }
}

/// A colour space: here always sRGB.
public final class CGColorSpace: NSObject, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// Makes the space of a name, or `nil` for any but sRGB.
  public init?(name: String) { if name != Self.sRGB { return nil } }

  override init() { super.init() }
}

/// Returns the colour space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
