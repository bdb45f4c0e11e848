/// The exponential function, with the same bits on every machine, unlike that of the C library.
package enum Exponential {
  /// Returns eˣ with a relative error of about 2e-14 for |x| < 100.
  ///
  /// The result is 0 for NaN and below about x = -708, and infinity above about x = 709.4.
  package static func value(at x: Double) -> Double {
    guard !(x >= 710) else { return .infinity }
    let exponent = (x / ln2).rounded()
    guard exponent > -1022 else { return 0 }
    // A power of two is factored out, and the exponential of the remainder is the sum of a power
    // series.
    let rest = x - exponent * ln2
    var term = 1.0
    var sum = 1.0
    for index in 1..<20 {
      term *= rest / Double(index)
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(exponent), significand: 1)
  }

  private static let ln2 = 0.693_147_180_559_945_3
}
