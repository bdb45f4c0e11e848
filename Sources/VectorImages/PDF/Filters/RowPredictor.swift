/// The predictors for rows of samples in Flate and LZW streams.
struct RowPredictor {
  private let colors: Int, bits: Int
  /// The number of bytes in a row, and in a pixel.
  private let rowBytes: Int, pixelBytes: Int

  /// Makes a predictor; nil if its parameters are not valid.
  init?(colors: Int, bits: Int, columns: Int) {
    guard (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits),
      (1...1_000_000).contains(columns)
    else { return nil }
    (self.colors, self.bits) = (colors, bits)
    rowBytes = (colors * bits * columns + 7) / 8
    pixelBytes = max(1, colors * bits / 8)
  }

  /// Undoes PNG's filters; each row begins with the number of its filter.
  func png(_ bytes: [UInt8]) -> [UInt8] {
    let rows = (bytes.count + rowBytes) / (rowBytes + 1)
    var output = [UInt8](repeating: 0, count: rows * rowBytes)
    for row in 0..<rows {
      let start = row * (rowBytes + 1)
      let count = min(rowBytes, bytes.count - start - 1)
      for column in 0..<max(0, count) {
        let place = row * rowBytes + column
        let left = column >= pixelBytes ? output[place - pixelBytes] : 0
        let above = row > 0 ? output[place - rowBytes] : 0
        let corner = row > 0 && column >= pixelBytes ? output[place - rowBytes - pixelBytes] : 0
        let predicted = Self.prediction(bytes[start], left, above, corner)
        output[place] = bytes[start + 1 + column] &+ predicted
      }
    }
    return output
  }

  private static func prediction(
    _ filter: UInt8, _ left: UInt8, _ above: UInt8, _ corner: UInt8
  ) -> UInt8 {
    switch filter {
    case 1: return left
    case 2: return above
    case 3: return UInt8((Int(left) + Int(above)) / 2)
    case 4:
      let (a, b, c) = (Int(left), Int(above), Int(corner))
      let (distanceA, distanceB, distanceC) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
      if distanceA <= distanceB, distanceA <= distanceC { return left }
      return distanceB <= distanceC ? above : corner
    default: return 0
    }
  }

  /// Undoes TIFF's prediction, in which each sample is the difference from the sample to its left.
  func differences(_ bytes: [UInt8]) -> [UInt8] {
    var output = bytes
    for start in stride(from: 0, to: bytes.count, by: rowBytes) {
      let end = min(start + rowBytes, bytes.count)
      switch bits {
      case 8:
        for place in start..<end where place - start >= colors {
          output[place] = output[place] &+ output[place - colors]
        }
      case 16: addWide(&output, start, end)
      default: addNarrow(&output, start, end)
      }
    }
    return output
  }

  private func addWide(_ output: inout [UInt8], _ start: Int, _ end: Int) {
    for place in stride(from: start + 2 * colors, to: end - 1, by: 2) {
      func sample(_ place: Int) -> Int { Int(output[place]) << 8 | Int(output[place + 1]) }
      let sum = sample(place) + sample(place - 2 * colors)
      (output[place], output[place + 1]) = (
        UInt8(truncatingIfNeeded: sum >> 8), UInt8(truncatingIfNeeded: sum)
      )
    }
  }

  private func addNarrow(_ output: inout [UInt8], _ start: Int, _ end: Int) {
    var last = [Int](repeating: 0, count: colors)
    for index in 0..<(end - start) * 8 / bits {
      let (place, shift) = (start + index * bits / 8, 8 - bits - index * bits % 8)
      let mask = 1 << bits - 1
      let value = (Int(output[place]) >> shift + last[index % colors]) & mask
      last[index % colors] = value
      output[place] = output[place] & ~UInt8(mask << shift) | UInt8(value << shift)
    }
  }
}
