/// Pseudo-random numbers that are the same on every machine, and in the peers' other languages.
struct FixedSequence {
  private var state: UInt32

  /// Begins a sequence; each seed has its own.
  init(_ seed: Int) { state = UInt32(truncatingIfNeeded: seed) }

  /// Returns the next number, from 0 to below a limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % limit
  }
}
