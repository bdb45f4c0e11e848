import RasterCore

extension Color {
  /// Makes a colour from its components in Display P3, which has the transfer function of sRGB but
  /// more saturated primaries (fact AC16).
  ///
  /// Colours outside sRGB have components below 0 or above 1. Only basic operations are used, so
  /// that the components are the same on every machine.
  init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let light = [red, green, blue].map(Self.light)
    // The product of the matrices from Display P3 to XYZ and from XYZ to sRGB; both spaces have the
    // same white point.
    let rows = [
      [1.224_940_176_3, -0.224_940_176_3, 0], [-0.042_056_954_7, 1.042_056_954_7, 0],
      [-0.019_637_554_6, -0.078_636_045_6, 1.098_273_600_1],
    ]
    let parts = rows.map { row in
      Self.encoded(row[0] * light[0] + row[1] * light[1] + row[2] * light[2])
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Returns the linear-light value of a gamma-encoded component.
  private static func light(_ part: Double) -> Double {
    let size = part.magnitude
    guard size > 0.040_45 else { return part / 12.92 }
    // x to the power 2.4 is x² · (x to the power 1/5)².
    let base = (size + 0.055) / 1.055
    let root = Self.root(of: base, degree: 5)
    return (part < 0 ? -1 : 1) * base * base * root * root
  }

  /// Returns the gamma-encoded component for a linear-light value.
  private static func encoded(_ light: Double) -> Double {
    let size = light.magnitude
    guard size > 0.003_130_8 else { return light * 12.92 }
    // x to the power 1/2.4 is the fourth root of the cube root of x⁵.
    let fifth = size * size * size * size * size
    let power = Self.root(of: fifth, degree: 3).squareRoot().squareRoot()
    return (light < 0 ? -1 : 1) * (1.055 * power - 0.055)
  }

  /// Returns a root by Newton's method, which begins at a number above the root and decreases.
  private static func root(of number: Double, degree: Int) -> Double {
    guard number > 0, number.isFinite else { return 0 }
    var root = max(number, 1)
    for _ in 0..<200 {
      let power = (1..<degree).reduce(1.0) { product, _ in product * root }
      let next = root - (root - number / power) / Double(degree)
      if next >= root { break }
      root = next
    }
    return root
  }
}
