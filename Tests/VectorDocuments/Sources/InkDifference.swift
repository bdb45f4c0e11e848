import RasterCore

/// The difference of two pictures of one document.
///
/// Pixels are compared where either picture has ink, and one pixel around it, so that white space
/// does not dilute a difference. The difference of a pixel is that of its most different
/// premultiplied channel.
struct InkDifference {
  /// The mean difference, of 255.
  private(set) var mean = 0.0
  /// The share of the other picture's ink near which ours has none.
  private(set) var missing = 0.0

  /// Compares two pictures, whose upper left corners are the same.
  init(_ ours: Bitmap, _ peer: Bitmap) {
    let (width, height) = (max(ours.width, peer.width), max(ours.height, peer.height))
    let (one, other) = (Self.padded(ours, width, height), Self.padded(peer, width, height))
    let near = Self.grown(zip(one, other).map { ($0 | $1) >> 24 > 0 }, width, height)
    let inked = Self.grown(one.map { $0 >> 24 > 8 }, width, height)
    var (sum, count, strong, lost) = (0, 0, 0, 0)
    for index in near.indices where near[index] {
      sum += Self.difference(one[index], other[index])
      count += 1
      guard other[index] >> 24 > 64 else { continue }
      strong += 1
      if !inked[index] { lost += 1 }
    }
    mean = count == 0 ? 0 : Double(sum) / Double(count)
    missing = strong == 0 ? 0 : Double(lost) / Double(strong)
  }

  /// The pixels of a bitmap in a larger one.
  private static func padded(_ bitmap: Bitmap, _ width: Int, _ height: Int) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: width * height)
    bitmap.withUnsafePixels { pixels in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width { result[y * width + x] = pixels[y * bitmap.width + x] }
      }
    }
    return result
  }

  /// Marks the neighbours of marked pixels too.
  private static func grown(_ marks: [Bool], _ width: Int, _ height: Int) -> [Bool] {
    var result = marks
    for y in 0..<height {
      for x in 0..<width where marks[y * width + x] {
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          for column in max(0, x - 1)...min(width - 1, x + 1) {
            result[row * width + column] = true
          }
        }
      }
    }
    return result
  }

  private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    func channel(_ shift: UInt32) -> Int {
      abs(Int(one >> shift & 255) - Int(other >> shift & 255))
    }
    return max(max(channel(0), channel(8)), max(channel(16), channel(24)))
  }
}
