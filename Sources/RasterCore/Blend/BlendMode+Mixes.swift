extension BlendMode {
  /// Returns the result of blending two premultiplied pixels, for the PDF modes whose formulas use
  /// colours that are not premultiplied.
  func mixed(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let (a, b) = (source >> 24, destination >> 24)
    // If one of the two colours is transparent, the result is the other colour.
    guard a > 0, b > 0 else { return a > 0 ? source : destination }
    let (s, d) = (MixedColor(source), MixedColor(destination))
    let mix = MixedColor(mix(s.parts, d.parts))
    let (alpha, below) = (Double(a) / 255, Double(b) / 255)
    let result =
      s.parts * (alpha * (1 - below)) + d.parts * (below * (1 - alpha))
      + mix.parts * (alpha * below)
    let total = a + b - Blending.product(a, b)
    var word = total << 24
    for channel in 0..<3 {
      let byte = UInt32(min(max(result[channel], 0), 1) * 255 + 0.5)
      word |= min(byte, total) << UInt32(8 * channel)
    }
    return word
  }

  private func mix(_ s: SIMD3<Double>, _ d: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .hue: MixedColor.color(MixedColor.saturated(s, like: d), luminosityOf: d)
    case .saturation: MixedColor.color(MixedColor.saturated(d, like: s), luminosityOf: d)
    case .color: MixedColor.color(s, luminosityOf: d)
    case .luminosity: MixedColor.color(d, luminosityOf: s)
    default: SIMD3(mix(s[0], d[0]), mix(s[1], d[1]), mix(s[2], d[2]))
    }
  }

  /// Returns the result of the mode's formula for one channel of two colours that are not
  /// premultiplied.
  func mix(_ s: Double, _ d: Double) -> Double {
    switch self {
    case .overlay: BlendMode.hardLight.mix(d, s)
    case .darken: min(s, d)
    case .lighten: max(s, d)
    case .colorDodge: d == 0 ? 0 : d >= 1 - s ? 1 : d / (1 - s)
    case .colorBurn: d == 1 ? 1 : 1 - d >= s ? 0 : 1 - (1 - d) / s
    case .hardLight: s <= 0.5 ? 2 * s * d : 2 * s + d - 2 * s * d - (1 - d)
    case .softLight:
      s <= 0.5
        ? d - (1 - 2 * s) * d * (1 - d)
        : d + (2 * s - 1) * ((d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()) - d)
    case .difference: abs(s - d)
    case .exclusion: s + d - 2 * s * d
    default: s
    }
  }
}

/// A colour that is not premultiplied, with components from 0 to 1, and the functions for hue,
/// saturation and luminosity (ISO 32000-1, 11.3.5.3).
private struct MixedColor {
  var parts: SIMD3<Double>

  init(_ parts: SIMD3<Double>) { self.parts = parts }

  init(_ pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    parts =
      SIMD3(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255)) / alpha
  }

  private static func luminosity(_ c: SIMD3<Double>) -> Double {
    0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]
  }

  /// Returns a colour whose luminosity is changed to that of another one, with components limited
  /// to 0…1.
  static func color(_ c: SIMD3<Double>, luminosityOf other: SIMD3<Double>) -> SIMD3<Double> {
    let light = luminosity(other)
    let moved = c + (light - luminosity(c))
    let (low, high) = (moved.min(), moved.max())
    let lifted = low < 0 ? light + (moved - light) * (light / (light - low)) : moved
    return high > 1 ? light + (lifted - light) * ((1 - light) / (high - light)) : lifted
  }

  /// Returns a colour with the saturation of another one, or black if the colour is grey.
  static func saturated(_ c: SIMD3<Double>, like other: SIMD3<Double>) -> SIMD3<Double> {
    let range = c.max() - c.min()
    guard range > 0 else { return .zero }
    return (c - c.min()) * ((other.max() - other.min()) / range)
  }
}
