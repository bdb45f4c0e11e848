/// A sparse vector whose entries are visited in order, in either direction.
///
/// A bit for each place records whether it has an entry, and a bit in the summary records whether a
/// 64-bit word has any. While the vector is visited, entries may be added at places that are yet to
/// be visited. One summary word covers 4,096 places, so visiting a few entries of a long vector
/// costs almost nothing.
struct OrderedWork: Sendable {
  private(set) var values: [Double] = []
  private var bits: [UInt64] = []
  private var summary: [UInt64] = []
  /// The number of places with an entry.
  private var count = 0

  mutating func grow(to size: Int) {
    if size <= values.count { return }
    values.append(contentsOf: repeatElement(0, count: size - values.count))
    bits.append(contentsOf: repeatElement(0, count: (size + 63) / 64 - bits.count))
    summary.append(contentsOf: repeatElement(0, count: (bits.count + 63) / 64 - summary.count))
  }

  @inline(__always)
  mutating func add(_ value: Double, at place: Int) {
    values[place] += value
    let word = place >> 6
    let bit: UInt64 = 1 << UInt64(place & 63)
    if bits[word] & bit != 0 { return }
    if bits[word] == 0 { summary[word >> 6] |= 1 << UInt64(word & 63) }
    bits[word] |= bit
    count += 1
  }

  /// Removes and returns the first entry in a range of places; returns nil if there is none.
  @inline(__always)
  mutating func takeFirst(from low: Int, below high: Int) -> (place: Int, value: Double)? {
    if count == 0 || low >= high { return nil }
    let word = low >> 6
    let rest = bits[word] & (~0 << UInt64(low & 63))
    if rest != 0 { return take(word << 6 + rest.trailingZeroBitCount, below: high) }
    guard let next = firstWord(after: word) else { return nil }
    return take(next << 6 + bits[next].trailingZeroBitCount, below: high)
  }

  private func firstWord(after word: Int) -> Int? {
    var group = (word + 1) >> 6
    var mask: UInt64 = ~0 << UInt64((word + 1) & 63)
    while group < summary.count {
      let rest = summary[group] & mask
      if rest != 0 { return group << 6 + rest.trailingZeroBitCount }
      mask = ~0
      group += 1
    }
    return nil
  }

  @inline(__always)
  private mutating func take(_ place: Int, below high: Int) -> (place: Int, value: Double)? {
    place < high ? take(place) : nil
  }

  /// Removes and returns the last entry in a range of places; returns nil if there is none.
  @inline(__always)
  mutating func takeLast(from low: Int, below high: Int) -> (place: Int, value: Double)? {
    if count == 0 || low >= high { return nil }
    let word = (high - 1) >> 6
    let rest = bits[word] & (~0 >> UInt64(63 - (high - 1) & 63))
    if rest != 0 { return take(word << 6 + 63 - rest.leadingZeroBitCount, from: low) }
    guard let next = lastWord(before: word) else { return nil }
    return take(next << 6 + 63 - bits[next].leadingZeroBitCount, from: low)
  }

  private func lastWord(before word: Int) -> Int? {
    if word == 0 { return nil }
    var group = (word - 1) >> 6
    var mask: UInt64 = ~0 >> UInt64(63 - (word - 1) & 63)
    while group >= 0 {
      let rest = summary[group] & mask
      if rest != 0 { return group << 6 + 63 - rest.leadingZeroBitCount }
      mask = ~0
      group -= 1
    }
    return nil
  }

  @inline(__always)
  private mutating func take(_ place: Int, from low: Int) -> (place: Int, value: Double)? {
    place >= low ? take(place) : nil
  }

  @inline(__always)
  private mutating func take(_ place: Int) -> (place: Int, value: Double) {
    let word = place >> 6
    bits[word] &= ~(1 << UInt64(place & 63))
    if bits[word] == 0 { summary[word >> 6] &= ~(1 << UInt64(word & 63)) }
    count -= 1
    let value = values[place]
    values[place] = 0
    return (place, value)
  }
}
