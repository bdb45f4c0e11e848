/// A perceptual metric for the difference of two colours, with which as many pixels differ as in
/// pixelmatch 7.2.
///
/// The distance is that of Kotsarenko and Ramos in the YIQ colour space, in which brightness has
/// the largest weight. Two pixels differ if their distance exceeds `threshold` times the maximum
/// distance. A pixel that looks like the anti-aliased edge of a shape in one of the two pictures
/// (Vyšniauskas 2009) counts as equal unless `countsAntialiasing` is set.
///
/// The threshold applies to the colour of a single pixel; it is not a share of pixels.
public struct PerceptualMetric: Sendable, Hashable {
  /// The colour behind translucent pixels when they are compared.
  public enum Backdrop: String, Sendable, Hashable {
    /// A colour that differs from pixel to pixel, so that no translucent colour can go unnoticed.
    case patterned
    case white
  }

  /// The relative distance up to which two colours count as equal, from 0 to 1.
  public var threshold: Double
  /// Whether anti-aliased pixels count as differing.
  public var countsAntialiasing: Bool
  /// The colour behind translucent pixels.
  public var backdrop: Backdrop

  /// Creates a metric, by default with the defaults of pixelmatch.
  public init(
    threshold: Double = 0.1, countsAntialiasing: Bool = false, backdrop: Backdrop = .patterned
  ) {
    self.threshold = threshold
    self.countsAntialiasing = countsAntialiasing
    self.backdrop = backdrop
  }

  /// The squared distance beyond which two pixels differ.
  ///
  /// The number 35,215 is pixelmatch's value for the greatest squared distance.
  var limit: Double { 35_215 * threshold * threshold }

  /// Returns the squared distance between two pixels, negative if the first one is brighter.
  ///
  /// - Parameters:
  ///   - first: a pixel that is not premultiplied, with red in the lowest byte.
  ///   - second: a pixel in the same format.
  ///   - offset: the index of the pixel in the picture, row by row.
  /// - Returns: the distance; 0 for equal pixels.
  func distance(_ first: UInt32, _ second: UInt32, offset: Int) -> Double {
    if first == second { return 0 }
    let colors = difference(first, second, offset: offset)
    let brightness = colors.brightness
    let i = colors.red * 0.59597799 - colors.green * 0.27417610 - colors.blue * 0.32180189
    let q = colors.red * 0.21147017 - colors.green * 0.52261711 + colors.blue * 0.31114694
    let distance = 0.5053 * brightness * brightness + 0.299 * i * i + 0.1957 * q * q
    return brightness > 0 ? -distance : distance
  }

  /// Returns the brightness of the first pixel minus that of the second.
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

  /// Returns the difference of one channel of two pixels on the same opaque backdrop.
  ///
  /// All products are integers and the division is last, so that equal colours have a difference of
  /// exactly 0. The search for anti-aliased pixels counts neighbours with that difference.
  private func difference(
    _ first: UInt32, _ second: UInt32, on backdrop: Double, shift: UInt32
  ) -> Double {
    let (alpha, otherAlpha) = (Double(first >> 24), Double(second >> 24))
    let (channel, other) = (Double(first >> shift & 255), Double(second >> shift & 255))
    return (channel * alpha - other * otherAlpha - backdrop * (alpha - otherAlpha)) / 255
  }

  /// Returns the backdrop at a pixel.
  ///
  /// A patterned backdrop alternates between two values of green and blue, with periods based on
  /// the golden ratio and its square.
  private func backdrop(at offset: Int) -> ColorDifference {
    if backdrop == .white { return .white }
    let byte = Double(offset * 4)
    return ColorDifference(
      red: 48, green: 48 + 159 * parity(byte / 1.618033988749895),
      blue: 48 + 159 * parity(byte / 2.618033988749895))
  }

  private func parity(_ value: Double) -> Double { Double(Int(value) % 2) }
}

/// Three channels, of a colour or of the difference of two colours.
private struct ColorDifference {
  let red: Double
  let green: Double
  let blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates the difference of two opaque pixels, for which the backdrop does not matter.
  ///
  /// The difference is exactly equal to the one computed for translucent pixels, because 255 times
  /// an integer, divided by 255, is that integer.
  init(opaque first: UInt32, _ second: UInt32) {
    red = Double(Int32(first & 255) &- Int32(second & 255))
    green = Double(Int32(first >> 8 & 255) &- Int32(second >> 8 & 255))
    blue = Double(Int32(first >> 16 & 255) &- Int32(second >> 16 & 255))
  }

  static let white = ColorDifference(red: 255, green: 255, blue: 255)

  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
}
