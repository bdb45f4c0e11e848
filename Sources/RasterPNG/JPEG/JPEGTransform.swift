/// The inverse cosine transform of blocks of 8 × 8 coefficients.
///
/// The two passes multiply by ½ cos(kπ/16) × 8192 and round once, at the end.
enum JPEGTransform {
  /// The index in row order of each coefficient in zigzag order, the order of files.
  static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  /// Converts a table in zigzag order to row order.
  static func inRows(_ table: [Int]) -> [Int] {
    var rows = [Int](repeating: 0, count: 64)
    for (index, value) in table.prefix(64).enumerated() { rows[zigzag[index]] = value }
    return rows
  }

  /// ½ cos(kπ/16) × 8192 for k from 0 to 8.
  private static let quarter = [4096, 4017, 3784, 3406, 2896, 2276, 1567, 799, 0]

  /// The factor of coefficient u in sample x, at index 8u + x; that of the first coefficient is
  /// multiplied by √½.
  private static let factors: [Int] = (0..<64).map { place in
    let (u, x) = (place / 8, place % 8)
    if u == 0 { return quarter[4] }
    let angle = (2 * x + 1) * u % 32
    let half = angle > 16 ? 32 - angle : angle
    return half > 8 ? -quarter[16 - half] : quarter[half]
  }

  /// Writes the samples of a block.
  ///
  /// - Parameters:
  ///   - coefficients: the coefficients of a plane.
  ///   - first: the index of the block's first coefficient.
  ///   - quantisation: the factors of the coefficients.
  ///   - samples: the samples of the plane.
  ///   - place: the index of the block's first sample.
  ///   - stride: the distance between two rows of samples.
  static func write(
    _ coefficients: UnsafeBufferPointer<Int16>, from first: Int, _ quantisation: [Int],
    to samples: UnsafeMutableBufferPointer<UInt8>, at place: Int, stride: Int
  ) {
    // A block of a single colour has only the first coefficient.
    guard (1..<64).contains(where: { coefficients[first + $0] != 0 }) else {
      let level = sample(Int(coefficients[first]) * quantisation[0] * quarter[4] * quarter[4])
      for y in 0..<8 { for x in 0..<8 { samples[place + y * stride + x] = level } }
      return
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { rows in
      factors.withUnsafeBufferPointer { factors in
        for v in 0..<8 {
          for x in 0..<8 {
            var sum = 0
            for u in 0..<8 {
              let value = Int(coefficients[first + v * 8 + u])
              if value != 0 { sum += value * quantisation[v * 8 + u] * factors[u * 8 + x] }
            }
            rows[v * 8 + x] = sum
          }
        }
        for y in 0..<8 {
          for x in 0..<8 {
            var sum = 0
            for v in 0..<8 { sum += rows[v * 8 + x] * factors[v * 8 + y] }
            samples[place + y * stride + x] = sample(sum)
          }
        }
      }
    }
  }

  /// Converts a sum to a sample from 0 to 255: the sum is 2²⁶ times as large, and its zero
  /// corresponds to 128.
  private static func sample(_ sum: Int) -> UInt8 {
    UInt8(min(max(((sum + 1 << 25) >> 26) + 128, 0), 255))
  }
}
