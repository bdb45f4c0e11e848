/// Numbers by their place in an order, visited from one end to the other.
///
/// A bit says that a place holds something. While places are visited, others further on may be
/// filled; finding the next one reads a word for 64 places, so a vector with few entries costs
/// nearly nothing in a long order.
struct OrderedWork: Sendable {
  private(set) var values: [Double] = []
  private var bits: [UInt64] = []
  /// How many places hold something, and between which words they lie.
  private var count = 0
  private var lowest = Int.max
  private var highest = 0

  mutating func grow(to size: Int) {
    if size <= values.count { return }
    values.append(contentsOf: repeatElement(0, count: size - values.count))
    bits.append(contentsOf: repeatElement(0, count: (size + 63) / 64 - bits.count))
  }

  @inline(__always)
  mutating func add(_ value: Double, at place: Int) {
    values[place] += value
    let word = place >> 6
    let bit: UInt64 = 1 << UInt64(place & 63)
    if bits[word] & bit != 0 { return }
    bits[word] |= bit
    count += 1
    lowest = min(lowest, word)
    highest = max(highest, word)
  }

  /// Returns and empties the first place in a range that holds something.
  @inline(__always)
  mutating func takeFirst(from low: Int, below high: Int) -> (place: Int, value: Double)? {
    if count == 0 { return nil }
    var word = max(low >> 6, lowest)
    let last = min((high - 1) >> 6, highest)
    var mask: UInt64 = word == low >> 6 ? ~0 << UInt64(low & 63) : ~0
    while word <= last {
      let rest = bits[word] & mask
      if rest != 0 {
        let place = word << 6 + rest.trailingZeroBitCount
        return place < high ? take(place) : nil
      }
      mask = ~0
      word += 1
    }
    return nil
  }

  /// Returns and empties the last place in a range that holds something.
  @inline(__always)
  mutating func takeLast(from low: Int, below high: Int) -> (place: Int, value: Double)? {
    if count == 0 || high == 0 { return nil }
    let first = max(low >> 6, lowest)
    var word = min((high - 1) >> 6, highest)
    var mask: UInt64 = word == (high - 1) >> 6 ? ~0 >> UInt64(63 - (high - 1) & 63) : ~0
    while word >= first {
      let rest = bits[word] & mask
      if rest != 0 {
        let place = word << 6 + 63 - rest.leadingZeroBitCount
        return place >= low ? take(place) : nil
      }
      mask = ~0
      word -= 1
    }
    return nil
  }

  @inline(__always)
  private mutating func take(_ place: Int) -> (place: Int, value: Double) {
    bits[place >> 6] &= ~(1 << UInt64(place & 63))
    count -= 1
    if count == 0 {
      lowest = Int.max
      highest = 0
    }
    let value = values[place]
    values[place] = 0
    return (place, value)
  }
}
