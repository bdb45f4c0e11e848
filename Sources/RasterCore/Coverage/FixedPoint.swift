/// Rounding to integers by a single addition, without the C library, traps or branches.
///
/// Between 2⁵² and 2⁵³ adjacent doubles are 1 apart. So adding 1.5 · 2⁵² makes the processor round
/// a value to the nearest integer, which is then in the low bits of the sum.
enum FixedPoint {
  private static let magic = 6_755_399_441_055_744.0

  /// Returns the integer nearest to a value between -2⁵¹ and 2⁵¹.
  ///
  /// Ties round to even.
  @inline(__always)
  static func round(_ value: Double) -> Int {
    Int(truncatingIfNeeded: (value + magic).bitPattern &- magic.bitPattern)
  }

  /// Returns the nearest integer as a floating-point number.
  static func rounded(_ value: Double) -> Double { (value + magic) - magic }
}
