public import Foundation

/// Sines, cosines and arctangents that are the same bits on every machine.
///
/// The C library's versions differ between systems in the last bit, which is enough to move a
/// pixel. These use additions, multiplications, divisions and square roots only. Angles are in
/// radians.
public enum Trigonometry {
  /// Returns the sine, exact to about 1e-15; zero for an angle that is not finite.
  public static func sine(_ angle: CGFloat) -> CGFloat {
    direction(at: angle).sine
  }

  /// Returns the cosine, exact to about 1e-15; one for an angle that is not finite.
  public static func cosine(_ angle: CGFloat) -> CGFloat {
    direction(at: angle).cosine
  }

  /// Returns the angle of the direction `(x, y)` between -π and π; zero for no direction.
  public static func arctangent(y: CGFloat, x: CGFloat) -> CGFloat {
    // The ratio is kept at most 1, where the series converges; a steep direction is turned.
    let steep = abs(y) > abs(x)
    let ratio = steep ? abs(x) / abs(y) : abs(y) / abs(x)
    guard ratio.isFinite else { return 0 }
    let acute = arctangent(ofUnit: ratio)
    let first = steep ? CGFloat.pi / 2 - acute : acute
    let upper = x < 0 ? CGFloat.pi - first : first
    return y < 0 ? -upper : upper
  }

  /// Returns both parts of the unit direction at an angle.
  static func direction(at angle: CGFloat) -> (cosine: CGFloat, sine: CGFloat) {
    guard angle.isFinite, abs(angle) < 1e9 else { return (1, 0) }
    // The angle is brought into ±π/4, where the series are short, by whole quarters of a turn.
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

  /// π/2 in two parts, the first with trailing zero bits so that products with small integers are
  /// exact.
  private static let halfPiHigh: CGFloat = 1.570_796_326_734_125_6
  private static let halfPiLow: CGFloat = 6.077_100_506_506_192e-11

  /// Sums the sine's Taylor series, smallest terms first; good for |x| ≤ π/4.
  private static func smallSine(_ x: CGFloat) -> CGFloat {
    let q = x * x
    var sum: CGFloat = -1.0 / 1_307_674_368_000
    for factor in sineFactors { sum = sum * q + factor }
    return x + x * q * sum
  }

  /// Sums the cosine's Taylor series; good for |x| ≤ π/4.
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

  /// Halves the angle three times, then sums the series; good for 0 ≤ x ≤ 1.
  private static func arctangent(ofUnit x: CGFloat) -> CGFloat {
    var small = x
    // atan x = 2 · atan(x / (1 + √(1 + x²))): three times leave 0.1, where nine terms are enough.
    for _ in 0..<3 { small = small / (1 + (1 + small * small).squareRoot()) }
    let q = small * small
    var sum: CGFloat = 0
    for odd in stride(from: 17, through: 1, by: -2) { sum = 1 / CGFloat(odd) - q * sum }
    return 8 * small * sum
  }
}
