/// Rounding without the C library and without traps.
enum FixedPoint {
  /// Adding 1.5 · 2⁵² pushes a double's fraction out; what is left in its low bits is the integer.
  private static let magic = 6_755_399_441_055_744.0

  /// Returns the nearest integer, ties to even, of a value between -2⁵¹ and 2⁵¹.
  @inline(__always)
  static func round(_ value: Double) -> Int {
    Int(truncatingIfNeeded: (value + magic).bitPattern &- magic.bitPattern)
  }
}
