/// Four adjacent pixels, with 16 bits for every channel, so that products of two bytes do not
/// overflow.
///
/// Red and blue share one vector, green and alpha the other, so only masks and shifts are needed to
/// separate a pixel's channels:
///
/// ```
///  a b g r  a b g r  …      →      0 b 0 r  0 b 0 r  …      and      0 a 0 g  0 a 0 g  …
/// ```
///
/// The results equal those of `Blending`.
struct PixelQuad {
  /// A vector of eight 16-bit numbers (lanes), two for each pixel.
  typealias Lanes = SIMD8<UInt16>

  var redBlue: Lanes
  var greenAlpha: Lanes

  @inline(__always)
  init(redBlue: Lanes, greenAlpha: Lanes) {
    self.redBlue = redBlue
    self.greenAlpha = greenAlpha
  }

  /// Splits four words into lanes.
  @inline(__always)
  init(_ words: SIMD4<UInt32>) {
    redBlue = unsafeBitCast(words & Self.mask, to: Lanes.self)
    greenAlpha = unsafeBitCast((words &>> Self.eight) & Self.mask, to: Lanes.self)
  }

  /// Reads four pixels.
  @inline(__always)
  init(_ pixels: UnsafePointer<UInt32>) {
    self.init(UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self))
  }

  /// Repeats one pixel four times.
  @inline(__always)
  init(repeating word: UInt32) { self.init(Self.words(UInt64(word) << 32 | UInt64(word))) }

  /// Returns a vector that repeats 64 bits.
  ///
  /// In tests, which are built without optimisation, `SIMD4(repeating:)` is a slow loop, and a
  /// stored constant would be accessed through a check of its lazy initialisation.
  @inline(__always)
  private static func words(_ bits: UInt64) -> SIMD4<UInt32> {
    unsafeBitCast((bits, bits), to: SIMD4<UInt32>.self)
  }

  /// Returns lanes that all contain the same number.
  @inline(__always)
  static func lanes(repeating value: UInt32) -> Lanes {
    let bits = UInt64(value) &* 0x0001_0001_0001_0001
    return unsafeBitCast((bits, bits), to: Lanes.self)
  }

  @inline(__always)
  private static var mask: SIMD4<UInt32> { words(0x00FF_00FF_00FF_00FF) }
  @inline(__always)
  private static var eight: SIMD4<UInt32> { words(0x0000_0008_0000_0008) }

  /// The four pixels as one vector of 32-bit words.
  @inline(__always)
  var words: SIMD4<UInt32> {
    unsafeBitCast(redBlue, to: SIMD4<UInt32>.self)
      | (unsafeBitCast(greenAlpha, to: SIMD4<UInt32>.self) &<< Self.eight)
  }

  /// Writes the pixels.
  @inline(__always)
  func store(to pixels: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: words, as: SIMD4<UInt32>.self)
  }

  /// 255 minus each pixel's alpha, in both lanes of the pixel.
  @inline(__always)
  var transparency: Lanes {
    let words = unsafeBitCast(greenAlpha, to: SIMD4<UInt32>.self)
    let sixteen = Self.words(0x0000_0010_0000_0010)
    let alpha = words &>> sixteen
    return Self.lanes(repeating: 255)
      &- unsafeBitCast(alpha | (alpha &<< sixteen), to: Lanes.self)
  }

  /// Returns every channel times its pixel's factor, divided by 255 and rounded.
  @inline(__always)
  func scaled(by factors: Lanes) -> PixelQuad {
    PixelQuad(
      redBlue: Self.divided(redBlue &* factors), greenAlpha: Self.divided(greenAlpha &* factors))
  }

  /// Returns these pixels composited over others.
  @inline(__always)
  func over(_ below: PixelQuad) -> PixelQuad {
    let rest = below.scaled(by: transparency)
    return PixelQuad(
      redBlue: redBlue &+ rest.redBlue, greenAlpha: greenAlpha &+ rest.greenAlpha)
  }

  /// Returns a mix with other pixels: `share`/255 of these plus (255 − `share`)/255 of the others.
  @inline(__always)
  func mixed(_ share: Lanes, with other: PixelQuad) -> PixelQuad {
    let rest = Self.lanes(repeating: 255) &- share
    return PixelQuad(
      redBlue: Self.divided(redBlue &* share &+ other.redBlue &* rest),
      greenAlpha: Self.divided(greenAlpha &* share &+ other.greenAlpha &* rest))
  }

  /// Divides products by 255 and rounds.
  @inline(__always)
  private static func divided(_ products: Lanes) -> Lanes {
    // The result is exactly the rounded quotient for every product of two bytes, as in `Blending`,
    // and every intermediate result fits in 16 bits.
    let (sum, eight) = (products &+ lanes(repeating: 128), lanes(repeating: 8))
    return (sum &+ (sum &>> eight)) &>> eight
  }

  /// Returns lanes in which each of four bytes, one per pixel, is in both lanes of its pixel.
  @inline(__always)
  static func lanes(_ bytes: UInt32) -> Lanes {
    // Each byte is moved to the first of its pixel's two lanes; then all first lanes are copied to
    // the second lanes.
    let wide = UInt64(bytes)
    let low = (wide & 0xFF) | (wide & 0xFF00) << 24
    let high = (wide >> 16 & 0xFF) | (wide & 0xFF00_0000) << 8
    return unsafeBitCast((low | low << 16, high | high << 16), to: Lanes.self)
  }
}
