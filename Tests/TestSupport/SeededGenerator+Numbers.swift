extension SeededGenerator {
  /// Returns a number in a range, with 32 random bits.
  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 32) / 4_294_967_295
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  /// Returns an integer in a range.
  public mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() >> 33) % (range.upperBound - range.lowerBound + 1)
  }
}
