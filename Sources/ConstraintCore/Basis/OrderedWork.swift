/// Numbers by their place in an order, visited from one end to the other.
///
/// A bit says that a place holds something. While places are visited, others further on may be
/// filled; finding the next one reads a word for 64 places, so a vector with few entries costs
/// nearly nothing in a long order.
struct OrderedWork: Sendable {
  var values: [Double] = []
  private var bits: [UInt64] = []

  mutating func grow(to count: Int) {
    if count <= values.count { return }
    values.append(contentsOf: repeatElement(0, count: count - values.count))
    let words = (count + 63) / 64
    bits.append(contentsOf: repeatElement(0, count: words - bits.count))
  }

  @inline(__always)
  mutating func add(_ value: Double, at place: Int) {
    values[place] += value
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }

  /// Marks a place that was filled directly.
  mutating func mark(_ place: Int) {
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }

  /// Returns and empties the first place in a range that holds something.
  @inline(__always)
  mutating func takeFirst(from low: Int, below high: Int) -> (place: Int, value: Double)? {
    if low >= high { return nil }
    var word = low >> 6
    var rest = bits[word] & (~0 << UInt64(low & 63))
    while rest == 0 {
      word += 1
      if word << 6 >= high { return nil }
      rest = bits[word]
    }
    let place = word << 6 + rest.trailingZeroBitCount
    return place < high ? take(place) : nil
  }

  /// Returns and empties the last place in a range that holds something.
  @inline(__always)
  mutating func takeLast(from low: Int, below high: Int) -> (place: Int, value: Double)? {
    if low >= high { return nil }
    var word = (high - 1) >> 6
    var rest = bits[word] & (~0 >> UInt64(63 - (high - 1) & 63))
    while rest == 0 {
      word -= 1
      if word < low >> 6 { return nil }
      rest = bits[word]
    }
    let place = word << 6 + 63 - rest.leadingZeroBitCount
    return place >= low ? take(place) : nil
  }

  @inline(__always)
  private mutating func take(_ place: Int) -> (place: Int, value: Double) {
    bits[place >> 6] &= ~(1 << UInt64(place & 63))
    let value = values[place]
    values[place] = 0
    return (place, value)
  }
}
