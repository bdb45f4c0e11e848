/// Random numbers that are the same in every run: SplitMix64.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes the sequence that belongs to a seed.
  package init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

extension SeededGenerator {
  /// Returns a number in a range, with 32 random bits.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 32) / 4_294_967_295
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  /// Returns an integer in a range.
  package mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() >> 33) % (range.upperBound - range.lowerBound + 1)
  }
}
