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
    var ink = [Bool](repeating: false, count: width * height)
    var our = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      for x in 0..<width where Self.pixel(ours, x, y).alpha > 0 || Self.pixel(peer, x, y).alpha > 0
      {
        Self.mark(&ink, x, y, width, height)
        if Self.pixel(ours, x, y).alpha > 8 { Self.mark(&our, x, y, width, height) }
      }
    }
    var (sum, count, strong, lost) = (0, 0, 0, 0)
    for y in 0..<height {
      for x in 0..<width where ink[y * width + x] {
        let (one, other) = (Self.pixel(ours, x, y), Self.pixel(peer, x, y))
        sum += Self.difference(one, other)
        count += 1
        if other.alpha > 64 {
          strong += 1
          if !our[y * width + x] { lost += 1 }
        }
      }
    }
    mean = count == 0 ? 0 : Double(sum) / Double(count)
    missing = strong == 0 ? 0 : Double(lost) / Double(strong)
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Pixel {
    x < bitmap.width && y < bitmap.height
      ? bitmap[x, y] : Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// Marks a pixel and its neighbours.
  private static func mark(_ marks: inout [Bool], _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) { marks[row * width + column] = true }
    }
  }

  private static func difference(_ one: Pixel, _ other: Pixel) -> Int {
    func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
    return max(
      distance(one.red, other.red), distance(one.green, other.green),
      distance(one.blue, other.blue), distance(one.alpha, other.alpha))
  }
}
