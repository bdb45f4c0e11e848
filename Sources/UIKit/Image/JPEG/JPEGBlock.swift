import Foundation
import RasterCore

/// A block of 8 × 8 numbers: the samples of one colour plane, or the coefficients of their cosine
/// transform.
struct JPEGBlock {
  private(set) var values = [Int](repeating: 0, count: 64)

  /// Returns the luminance and the two chrominance planes of a block of an image, with values
  /// around 0.
  ///
  /// Beyond the image's edges its last pixels are repeated, which needs few bytes.
  static func planes(of bitmap: Bitmap, left: Int, top: Int) -> [JPEGBlock] {
    var planes = [JPEGBlock](repeating: JPEGBlock(), count: 3)
    for row in 0..<8 {
      for column in 0..<8 {
        let pixel = bitmap[min(left + column, bitmap.width - 1), min(top + row, bitmap.height - 1)]
        let parts = components(of: pixel)
        planes[0].values[row * 8 + column] = parts.brightness
        planes[1].values[row * 8 + column] = parts.blue
        planes[2].values[row * 8 + column] = parts.red
      }
    }
    return planes
  }

  /// Returns luminance and the two components of chrominance, blue and red, of a pixel on white,
  /// from −128 to 127.
  ///
  /// The factors are JFIF's (0.299, 0.587, 0.114 and so on) times 65,536.
  private static func components(of pixel: Pixel) -> (brightness: Int, blue: Int, red: Int) {
    let white = 255 - Int(pixel.alpha)
    let (red, green, blue) = (
      Int(pixel.red) + white, Int(pixel.green) + white, Int(pixel.blue) + white
    )
    let half = 1 << 15
    return (
      brightness: ((19_595 * red + 38_470 * green + 7_471 * blue + half) >> 16) - 128,
      blue: (-11_059 * red - 21_709 * green + 32_768 * blue + half - 1) >> 16,
      red: (32_768 * red - 27_439 * green - 5_329 * blue + half - 1) >> 16
    )
  }

  /// Returns the quantised coefficients of the block's cosine transform in zigzag order.
  func transformed(by table: JPEGQuantisation) -> [Int] {
    let waves = Self.transform(Self.transform(values))
    // Each of the two passes multiplies by 8,192 = 2¹³, hence the shift by 26.
    return JPEGOrder.zigzag.map { index in
      Self.divide(waves[index], by: table.steps[index] << 26)
    }
  }

  /// Transforms every row, and transposes the block; the second call transforms the columns and
  /// transposes back.
  private static func transform(_ values: [Int]) -> [Int] {
    var turned = [Int](repeating: 0, count: 64)
    for row in 0..<8 {
      for wave in 0..<8 {
        var sum = 0
        for column in 0..<8 { sum += values[row * 8 + column] * waves[wave * 8 + column] }
        turned[wave * 8 + row] = sum
      }
    }
    return turned
  }

  /// The cosines of the transform, ½ · cos((2x + 1) · u · π / 16) times 8,192; the constant one is
  /// also divided by √2.
  private static let waves: [Int] = (0..<64).map { index in
    let (wave, column) = (index / 8, index % 8)
    return wave == 0 ? 2896 : cosine((2 * column + 1) * wave)
  }

  /// Returns half the cosine of `sixteenths` · π / 16, times 8,192.
  private static func cosine(_ sixteenths: Int) -> Int {
    let turn = sixteenths % 32
    let angle = turn > 16 ? 32 - turn : turn
    return angle > 8 ? -halfCosines[16 - angle] : halfCosines[angle]
  }

  private static let halfCosines = [4096, 4017, 3784, 3406, 2896, 2276, 1567, 799, 0]

  /// Divides and rounds to the nearest integer, with halves rounded away from zero.
  private static func divide(_ value: Int, by step: Int) -> Int {
    value < 0 ? -((step / 2 - value) / step) : (value + step / 2) / step
  }
}

/// The order of a block's coefficients in the file: from the lowest to the highest frequency.
enum JPEGOrder {
  /// The indices in the block, diagonal after diagonal, in alternating directions.
  static let zigzag: [Int] = (0..<15).flatMap { diagonal in
    let rows = Array(max(0, diagonal - 7)...min(7, diagonal))
    return (diagonal.isMultiple(of: 2) ? rows.reversed() : rows).map { row in
      row * 8 + diagonal - row
    }
  }
}
