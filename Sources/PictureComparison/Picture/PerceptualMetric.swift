/// A measure of how different two colours look, with the counts of pixelmatch 7.2.
///
/// The distance is Kotsarenko and Ramos' in YIQ, weighted so that brightness counts most; two
/// pixels differ when it exceeds `threshold`² of the greatest distance there is. A pixel that looks
/// like the anti-aliased edge of a shape on one of the two sides (Vyšniauskas 2009) counts as the
/// same unless `countsAntialiasing`.
///
/// The threshold is of one pixel's colour, never a share of pixels.
public struct PerceptualMetric: Sendable, Hashable {
  /// The colour under translucent pixels when they are compared.
  public enum Backdrop: String, Sendable, Hashable {
    /// A colour that changes from pixel to pixel, so that no translucent colour can hide.
    case patterned
    /// White.
    case white
  }

  /// The distance by which two colours count as the same, 0 to 1.
  public var threshold: Double
  /// Whether anti-aliased pixels count as differing.
  public var countsAntialiasing: Bool
  /// The colour under translucent pixels.
  public var backdrop: Backdrop

  /// Makes a measure.
  public init(
    threshold: Double = 0.1, countsAntialiasing: Bool = false, backdrop: Backdrop = .patterned
  ) {
    self.threshold = threshold
    self.countsAntialiasing = countsAntialiasing
    self.backdrop = backdrop
  }

  /// The squared distance beyond which two pixels differ; 35,215 is that of black and white.
  var limit: Double { 35_215 * threshold * threshold }

  /// Returns the squared distance of two pixels, negative where the first is the brighter one.
  ///
  /// - Parameters:
  ///   - first: not multiplied by alpha, red in the lowest byte.
  ///   - second: likewise.
  ///   - offset: the place of the pixel in the picture, row by row.
  /// - Returns: 0 for equal pixels.
  func distance(_ first: UInt32, _ second: UInt32, offset: Int) -> Double {
    if first == second { return 0 }
    let colors = difference(first, second, offset: offset)
    let brightness = colors.brightness
    let i = colors.red * 0.59597799 - colors.green * 0.27417610 - colors.blue * 0.32180189
    let q = colors.red * 0.21147017 - colors.green * 0.52261711 + colors.blue * 0.31114694
    let distance = 0.5053 * brightness * brightness + 0.299 * i * i + 0.1957 * q * q
    return brightness > 0 ? -distance : distance
  }

  /// Returns how much brighter the first pixel is than the second.
  func brightness(_ first: UInt32, _ second: UInt32, offset: Int) -> Double {
    first == second ? 0 : difference(first, second, offset: offset).brightness
  }

  private func difference(_ first: UInt32, _ second: UInt32, offset: Int) -> ColorDifference {
    if (first & second) >> 24 == 255 { return ColorDifference(opaque: first, second) }
    let backdrop = backdrop(at: offset)
    return ColorDifference(
      red: difference(first, second, on: backdrop.red, shift: 0),
      green: difference(first, second, on: backdrop.green, shift: 8),
      blue: difference(first, second, on: backdrop.blue, shift: 16))
  }

  /// The difference of one channel of two pixels that are on the same opaque one.
  ///
  /// All products are integers and divided last, so that what is equal differs by 0 exactly: the
  /// search for soft edges counts such neighbours.
  private func difference(
    _ first: UInt32, _ second: UInt32, on backdrop: Double, shift: UInt32
  ) -> Double {
    let (alpha, otherAlpha) = (Double(first >> 24), Double(second >> 24))
    let (channel, other) = (Double(first >> shift & 255), Double(second >> shift & 255))
    return (channel * alpha - other * otherAlpha - backdrop * (alpha - otherAlpha)) / 255
  }

  /// The pattern steps through two values a channel, by 1, by the golden ratio and by its square.
  private func backdrop(at offset: Int) -> ColorDifference {
    if backdrop == .white { return .white }
    let byte = Double(offset * 4)
    return ColorDifference(
      red: 48, green: 48 + 159 * parity(byte / 1.618033988749895),
      blue: 48 + 159 * parity(byte / 2.618033988749895))
  }

  private func parity(_ value: Double) -> Double { Double(Int(value) % 2) }
}

/// Three channels, as a colour or as the difference of two.
private struct ColorDifference {
  let red: Double
  let green: Double
  let blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The difference of two opaque pixels, which cover any backdrop.
  ///
  /// The very same as by the formula for translucent ones: 255 times a difference of two bytes,
  /// divided by 255, is that difference exactly.
  init(opaque first: UInt32, _ second: UInt32) {
    red = Double(Int32(first & 255) &- Int32(second & 255))
    green = Double(Int32(first >> 8 & 255) &- Int32(second >> 8 & 255))
    blue = Double(Int32(first >> 16 & 255) &- Int32(second >> 16 & 255))
  }

  static let white = ColorDifference(red: 255, green: 255, blue: 255)

  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
}
