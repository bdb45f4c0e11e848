import RasterCore

/// Which pixels of two pictures differ: red on a faint copy of the expected one.
struct PixelDifference: CustomStringConvertible {
  /// The picture of the difference, as large as both together.
  private(set) var bitmap: Bitmap
  private var count = 0
  private let sizes: String?

  /// Compares two pictures.
  init(_ expected: Bitmap, _ actual: Bitmap) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    bitmap = Bitmap(width: width, height: height)
    sizes =
      expected.width == actual.width && expected.height == actual.height
      ? nil
      : "\(expected.width) × \(expected.height) is now \(actual.width) × \(actual.height), "
    for y in 0..<height {
      for x in 0..<width { compare(expected.pixel(x, y), actual.pixel(x, y), x, y) }
    }
  }

  private mutating func compare(_ expected: Pixel?, _ actual: Pixel?, _ x: Int, _ y: Int) {
    if expected == actual, let pixel = expected {
      bitmap[x, y] = pixel.faint
    } else {
      count += 1
      bitmap[x, y] = Pixel(red: 255, green: 0, blue: 64, alpha: 255)
    }
  }

  var description: String { "\(sizes ?? "")\(count) pixels" }
}

extension Bitmap {
  /// The pixel at a place, or nil outside.
  fileprivate func pixel(_ x: Int, _ y: Int) -> Pixel? {
    x < width && y < height ? self[x, y] : nil
  }
}

extension Pixel {
  /// The pixel a quarter as strong on white.
  fileprivate var faint: Pixel {
    func mix(_ part: UInt8) -> UInt8 { UInt8(191 + (Int(part) + 255 - Int(alpha)) / 4) }
    return Pixel(red: mix(red), green: mix(green), blue: mix(blue), alpha: 255)
  }
}
