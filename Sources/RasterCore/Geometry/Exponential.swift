/// The exponential function, the same bits on every machine; see `Trigonometry`.
package enum Exponential {
  /// Returns eˣ, exact to about 2e-14 of it for |x| < 100; 0 below the smallest normal number and
  /// for NaN.
  package static func value(at x: Double) -> Double {
    guard !(x >= 710) else { return .infinity }
    let exponent = (x / ln2).rounded()
    guard exponent > -1022 else { return 0 }
    // The power series, after taking out the powers of two.
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
