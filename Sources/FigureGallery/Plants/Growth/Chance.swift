/// A sequence of numbers that looks random and is the same for the same seed everywhere.
///
/// A 64-bit linear congruential generator with Knuth's MMIX constants; its upper bits are used.
struct Chance: Sendable {
  private var state: UInt64

  /// Begins the sequence of a seed.
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// The next number, somewhere in the range.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let unit = Double(state >> 40) / Double(1 << 24)
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}
