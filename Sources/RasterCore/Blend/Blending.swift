/// Arithmetic on premultiplied pixels, two channels at a time in one word.
///
/// A division by 255 is computed as `(t + t >> 8) >> 8` with `t = n + 128`, which is exactly `n /
/// 255`, rounded, for every product `n` of two bytes.
enum Blending {
  static let mask: UInt32 = 0x00FF_00FF

  /// Returns a pixel times a/255, with every channel rounded.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by a: UInt32) -> UInt32 {
    // One word holds red and blue, the other green and alpha. The product of two bytes plus 128
    // fits 16 bits, so no channel overflows into its neighbour.
    var low = (pixel & mask) &* a &+ 0x0080_0080
    var high = (pixel >> 8 & mask) &* a &+ 0x0080_0080
    low = (low &+ (low >> 8 & mask)) >> 8 & mask
    high = (high &+ (high >> 8 & mask)) & ~mask
    return low | high
  }

  /// Returns a source composited over a destination.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    // Premultiplied channels are at most alpha, so no sum exceeds 255.
    source &+ scaled(destination, by: 255 &- source >> 24)
  }

  /// Returns a mix of two pixels: `share`/255 of the first plus (255 − `share`)/255 of the second.
  @inline(__always)
  static func mixed(_ a: UInt32, _ share: UInt32, with b: UInt32) -> UInt32 {
    let rest = 255 &- share
    var low = (a & mask) &* share &+ (b & mask) &* rest &+ 0x0080_0080
    var high = (a >> 8 & mask) &* share &+ (b >> 8 & mask) &* rest &+ 0x0080_0080
    low = (low &+ (low >> 8 & mask)) >> 8 & mask
    high = (high &+ (high >> 8 & mask)) & ~mask
    return low | high
  }

  /// Returns a·b/255, rounded.
  @inline(__always)
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t = a &* b &+ 128
    return (t &+ t >> 8) >> 8
  }

  /// Returns the sum of two pixels, with every channel limited to 255.
  @inline(__always)
  static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let low = saturated((a & mask) &+ (b & mask))
    let high = saturated((a >> 8 & mask) &+ (b >> 8 & mask))
    return low | high << 8
  }

  private static func saturated(_ pair: UInt32) -> UInt32 {
    // If the sum of a channel overflows, its ninth bit times 255 sets all eight bits of the
    // channel.
    let over = pair >> 8 & 0x0001_0001
    return (pair | over &* 255) & mask
  }
}
