/// Rounding to integers by one addition: without the C library, without a trap and without a
/// branch.
///
/// Between 2⁵² and 2⁵³ neighbouring doubles are 1 apart. So adding 1.5 · 2⁵² makes the processor
/// round a value to the nearest integer, which then is in the sum's low bits.
enum FixedPoint {
  private static let magic = 6_755_399_441_055_744.0

  /// Returns the nearest integer, ties to even, of a value between -2⁵¹ and 2⁵¹.
  @inline(__always)
  static func round(_ value: Double) -> Int {
    Int(truncatingIfNeeded: (value + magic).bitPattern &- magic.bitPattern)
  }

  /// Returns the same as a floating-point number.
  static func rounded(_ value: Double) -> Double { (value + magic) - magic }
}
