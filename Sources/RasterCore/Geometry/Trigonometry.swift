package import Foundation

/// Sines, cosines and arctangents with the same bits on every machine.
///
/// The C library's results differ between systems in the last bit, which is enough to change a
/// pixel. These functions use only additions, multiplications, divisions and square roots. Angles
/// are in radians.
package enum Trigonometry {
  /// Returns the sine with an error of about 1e-15, or zero if the angle is not finite or its
  /// magnitude is 1e9 or more.
  package static func sine(_ angle: CGFloat) -> CGFloat {
    direction(at: angle).sine
  }

  /// Returns the cosine with an error of about 1e-15, or one if the angle is not finite or its
  /// magnitude is 1e9 or more.
  package static func cosine(_ angle: CGFloat) -> CGFloat {
    direction(at: angle).cosine
  }

  /// Returns the angle of the direction `(x, y)` between -π and π, or zero if the direction is
  /// undefined: both are zero, both are infinite, or one is NaN.
  package static func arctangent(y: CGFloat, x: CGFloat) -> CGFloat {
    // The ratio is kept at 1 or below, where the series converges, by swapping the axes of a steep
    // direction.
    let steep = abs(y) > abs(x)
    let ratio = steep ? abs(x) / abs(y) : abs(y) / abs(x)
    guard ratio.isFinite else { return 0 }
    let acute = arctangent(ofUnit: ratio)
    let first = steep ? CGFloat.pi / 2 - acute : acute
    let upper = x < 0 ? CGFloat.pi - first : first
    return y < 0 ? -upper : upper
  }

  static func direction(at angle: CGFloat) -> (cosine: CGFloat, sine: CGFloat) {
    guard angle.isFinite, abs(angle) < 1e9 else { return (1, 0) }
    // The angle is reduced to ±π/4, where the series are short, by subtracting quarter turns.
    let quarters = CGFloat(FixedPoint.rounded(Double(angle * (2 / CGFloat.pi))))
    let rest = (angle - quarters * halfPiHigh) - quarters * halfPiLow
    let (c, s) = (smallCosine(rest), smallSine(rest))
    switch Int(quarters) & 3 {
    case 0: return (c, s)
    case 1: return (-s, c)
    case 2: return (-c, -s)
    default: return (s, -c)
    }
  }

  /// π/2 as the sum of two numbers.
  ///
  /// The first has trailing zero bits, so that its products with small integers are exact.
  private static let halfPiHigh: CGFloat = 1.570_796_326_734_125_6
  private static let halfPiLow: CGFloat = 6.077_100_506_506_192e-11

  /// Returns the sum of the sine's Taylor series, added from the smallest term up, for |x| ≤ π/4.
  private static func smallSine(_ x: CGFloat) -> CGFloat {
    let q = x * x
    var sum: CGFloat = -1.0 / 1_307_674_368_000
    for factor in sineFactors { sum = sum * q + factor }
    return x + x * q * sum
  }

  /// Returns the sum of the cosine's Taylor series for |x| ≤ π/4.
  private static func smallCosine(_ x: CGFloat) -> CGFloat {
    let q = x * x
    var sum: CGFloat = -1.0 / 87_178_291_200
    for factor in cosineFactors { sum = sum * q + factor }
    return 1 - q / 2 + q * q * sum
  }

  private static let sineFactors: [CGFloat] = [
    1.0 / 6_227_020_800, -1.0 / 39_916_800, 1.0 / 362_880, -1.0 / 5_040, 1.0 / 120, -1.0 / 6,
  ]
  private static let cosineFactors: [CGFloat] = [
    1.0 / 479_001_600, -1.0 / 3_628_800, 1.0 / 40_320, -1.0 / 720, 1.0 / 24,
  ]

  /// Returns the arctangent for 0 ≤ x ≤ 1.
  ///
  /// The angle is halved three times before the series is summed.
  private static func arctangent(ofUnit x: CGFloat) -> CGFloat {
    var small = x
    // Because atan x = 2 · atan(x / (1 + √(1 + x²))), three steps leave at most 0.1, where nine
    // terms are enough.
    for _ in 0..<3 { small = small / (1 + (1 + small * small).squareRoot()) }
    let q = small * small
    var sum: CGFloat = 0
    for odd in stride(from: 17, through: 1, by: -2) { sum = 1 / CGFloat(odd) - q * sum }
    return 8 * small * sum
  }
}
