/// A premultiplied pixel: no colour component is larger than alpha.
public struct Pixel: Sendable, Hashable {
  /// The components, from 0 to 255.
  public var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

  /// Makes a pixel from its components.
  ///
  /// The pixel is opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a pixel from a word whose lowest byte is red and whose highest is alpha.
  @inlinable
  public init(word: UInt32) {
    red = UInt8(truncatingIfNeeded: word)
    green = UInt8(truncatingIfNeeded: word >> 8)
    blue = UInt8(truncatingIfNeeded: word >> 16)
    alpha = UInt8(truncatingIfNeeded: word >> 24)
  }

  /// The pixel as a word whose lowest byte is red and whose highest is alpha.
  @inlinable
  public var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
