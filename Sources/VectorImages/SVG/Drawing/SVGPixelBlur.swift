import Foundation
import RasterCore

/// A blurred picture of a drawing in several colours.
///
/// The side of a pixel is an eighth of the blur's standard deviation, so that the pixels are not
/// visible at any size; it is longer if the picture would have too many pixels.
struct SVGPixelBlur {
  /// The pixels of the blurred drawing.
  let image: Bitmap
  /// The rectangle of the image in the drawing's coordinates.
  let frame: CGRect

  /// The approximate maximum number of pixels in a picture.
  private static let limit: CGFloat = 4_194_304
  private static let pixelsPerDeviation: CGFloat = 8

  /// Blurs the part of a drawing in a region; returns nil if the region is empty, infinite or very
  /// long, or if the deviation is 0.
  init?(of drawing: Drawing, in region: CGRect, deviation: CGFloat) {
    guard deviation > 0, region.width.isFinite, region.height.isFinite else { return nil }
    let area = region.width * region.height
    let scale = min(Self.pixelsPerDeviation / deviation, (Self.limit / area).squareRoot())
    let (width, height) = (
      (region.width * scale).rounded(.up), (region.height * scale).rounded(.up)
    )
    guard width >= 1, height >= 1, width * height <= Self.limit * 2,
      max(width, height) <= 16_384
    else { return nil }
    let moved = Drawing { canvas in
      canvas.translate(x: -region.minX, y: -region.minY)
      canvas.draw(drawing)
    }
    let bitmap = moved.rasterized(width: Int(width), height: Int(height), scale: scale)
    image = Self.blurred(bitmap, radius: Self.radius(deviation * scale))
    frame = CGRect(
      x: region.minX, y: region.minY, width: width / scale, height: height / scale)
  }

  /// Returns the radius of a box blur that, applied three times, has the given standard deviation,
  /// both in pixels.
  private static func radius(_ deviation: CGFloat) -> Int {
    max(1, Int((((4 * deviation * deviation + 1).squareRoot() - 1) / 2).rounded()))
  }

  /// Applies a box blur three times along rows and three times along columns.
  private static func blurred(_ bitmap: Bitmap, radius: Int) -> Bitmap {
    var result = bitmap
    let (width, height) = (bitmap.width, bitmap.height)
    result.withUnsafeMutablePixels { pixels in
      var line = [UInt32](repeating: 0, count: max(width, height))
      for _ in 0..<3 {
        for y in 0..<height { average(pixels, y * width, 1, width, radius, &line) }
        for x in 0..<width { average(pixels, x, width, height, radius, &line) }
      }
    }
    return result
  }

  /// Replaces each pixel of a line with the mean of the pixels within the radius; pixels outside
  /// the line are transparent.
  private static func average(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ start: Int, _ step: Int, _ count: Int,
    _ radius: Int, _ line: inout [UInt32]
  ) {
    for index in 0..<count { line[index] = pixels[start + index * step] }
    var sums = SIMD4<Int32>.zero
    func parts(_ word: UInt32) -> SIMD4<Int32> {
      SIMD4(
        Int32(word & 255), Int32(word >> 8 & 255), Int32(word >> 16 & 255), Int32(word >> 24))
    }
    for index in 0..<min(radius, count) { sums &+= parts(line[index]) }
    let whole = Int32(2 * radius + 1)
    for index in 0..<count {
      if index + radius < count { sums &+= parts(line[index + radius]) }
      if index > radius { sums &-= parts(line[index - radius - 1]) }
      let mean = (sums &+ SIMD4(repeating: whole / 2)) / SIMD4(repeating: whole)
      pixels[start + index * step] =
        UInt32(mean[0]) | UInt32(mean[1]) << 8 | UInt32(mean[2]) << 16 | UInt32(mean[3]) << 24
    }
  }
}
