/// A colour in sRGB with straight alpha.
///
/// The components are from 0 to 1.
public struct Color: Sendable, Hashable {
  /// The components in sRGB, from 0 to 1.
  ///
  /// The colour components are not premultiplied.
  public var red: Double, green: Double, blue: Double, alpha: Double

  /// Makes a colour from its components.
  ///
  /// The colour is opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey.
  ///
  /// The grey is opaque by default.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)

  /// Returns the colour with a different alpha.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour as stored in a bitmap.
  ///
  /// Components outside 0…1 are clamped, and NaN becomes 0.
  package var pixel: Pixel {
    let a = Self.clamp(alpha)
    return Pixel(
      red: Self.byte(Self.clamp(red) * a), green: Self.byte(Self.clamp(green) * a),
      blue: Self.byte(Self.clamp(blue) * a), alpha: Self.byte(a))
  }

  /// Limits a component to 0…1.
  ///
  /// NaN becomes 0.
  static func clamp(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }

  /// Converts a component from 0…1 to 0…255 and rounds it.
  private static func byte(_ part: Double) -> UInt8 { UInt8(part * 255 + 0.5) }
}
