import RasterCore

/// Conversions from CIE colour spaces to sRGB.
enum ColorConversion {
  /// Returns the colour for XYZ relative to the white point of ICC profiles, which is 5,000 kelvin.
  static func color(x: Double, y: Double, z: Double) -> Color {
    // The inverse of sRGB's matrix, adapted to that white point by Bradford's method.
    Color(
      red: encoded(3.134_051_34 * x - 1.617_027_71 * y - 0.490_652_21 * z),
      green: encoded(-0.978_762_73 * x + 1.916_142_23 * y + 0.033_449_63 * z),
      blue: encoded(0.071_942_58 * x - 0.228_971_18 * y + 1.405_218_31 * z))
  }

  /// Returns the colour of L*a*b*.
  ///
  /// `white`, the white point of the space, is not used.
  static func lab(_ light: Double, _ a: Double, _ b: Double, white: [Double]) -> Color {
    let middle = (light + 16) / 116
    func stretched(_ value: Double) -> Double {
      value >= 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29)
    }
    // The white point of the space is mapped to that of ICC profiles by scaling, so its value is
    // not needed. The mapping is exact if both white points are equal.
    return color(
      x: 0.9642 * stretched(middle + a / 500), y: stretched(middle),
      z: 0.8249 * stretched(middle - b / 200))
  }

  /// Returns the sRGB encoding of a linear component.
  static func encoded(_ light: Double) -> Double {
    if !(light > 0) { return 0 }
    if light >= 1 { return 1 }
    return light <= 0.003_130_8 ? 12.92 * light : 1.055 * Power.value(light, 1 / 2.4) - 0.055
  }
}
