import RasterCore

/// Powers with the same bits on every machine.
enum Power {
  /// Returns x to the power of an exponent; if x is 0 or negative, 1 for the exponent 0 and 0 for
  /// any other.
  static func value(_ x: Double, _ exponent: Double) -> Double {
    guard x > 0 else { return exponent == 0 ? 1 : 0 }
    return Exponential.value(at: exponent * logarithm(x))
  }

  /// Returns the natural logarithm of a positive number, with an error of about 1e-15; 0 for any
  /// other number.
  static func logarithm(_ x: Double) -> Double {
    guard x.isFinite, x > 0 else { return 0 }
    var (exponent, significand) = (Double(x.exponent), x.significand)
    // The significand is halved if it is large, because the series converges fast near 1.
    if significand > 1.414 {
      significand /= 2
      exponent += 1
    }
    // ln x = 2 · artanh((x − 1) / (x + 1)), a series of odd powers.
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    for odd in stride(from: 23, through: 1, by: -2) { sum = sum * square + 1 / Double(odd) }
    return 2 * ratio * sum + exponent * 0.693_147_180_559_945_3
  }
}
