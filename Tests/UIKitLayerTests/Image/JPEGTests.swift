import Foundation
import RasterCore
import TestSupport
import Testing

@testable import UIKit

struct JPEGTests {
  @Test func `a file begins, ends and names its size as the format says`() throws {
    let data = try #require(picture(width: 300, height: 20).jpegData(compressionQuality: 0.8))
    #expect(data.prefix(4) == Data([0xFF, 0xD8, 0xFF, 0xE0]))
    #expect(data.suffix(2) == Data([0xFF, 0xD9]))
    let frame = try #require(data.range(of: Data([0xFF, 0xC0])))
    #expect(data[frame.upperBound...].prefix(7) == Data([0, 17, 8, 0, 20, 1, 44]))
  }

  /// Worked by hand.
  ///
  /// Mid-grey is zero in every plane. The first coefficient of each plane differs by 0 from the
  /// last block's (00 for each table), and the block ends at once (1010 for luminance, 00 for
  /// chrominance).
  @Test func `a grey picture is fourteen bits, filled with ones`() throws {
    let grey = UIImage(
      Bitmap(width: 8, height: 8, filledWith: Pixel(red: 128, green: 128, blue: 128)))
    let data = try #require(grey.jpegData(compressionQuality: 0.5))
    #expect(data.suffix(4) == Data([0b0010_1000, 0b0000_0011, 0xFF, 0xD9]))
  }

  @Test func `waves stand from the flattest to the finest`() {
    #expect(JPEGOrder.zigzag.prefix(10) == [0, 1, 8, 16, 9, 2, 3, 10, 17, 24])
    #expect(JPEGOrder.zigzag.suffix(3) == [55, 62, 63])
    #expect(Set(JPEGOrder.zigzag).count == 64)
  }

  @Test func `a better picture needs more bytes`() throws {
    let image = picture(width: 64, height: 64)
    let sizes = try [0, 0.25, 0.5, 0.75, 1].map {
      try #require(image.jpegData(compressionQuality: $0)).count
    }
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == 5)
  }

  @Test func `a plane comes back from its waves`() {
    let block = JPEGBlock.planes(of: noise(width: 8, height: 8), left: 0, top: 0)[0]
    let ones = JPEGQuantisation(steps: [Int](repeating: 1, count: 64))
    let back = plane(of: block.transformed(by: ones))
    for (value, original) in zip(back, block.values) { #expect(abs(value - original) <= 1) }
  }

  @Test func `what can be seen through is laid on white`() {
    let clear = Bitmap(width: 8, height: 8)
    let white = Bitmap(width: 8, height: 8, filledWith: Pixel(red: 255, green: 255, blue: 255))
    #expect(JPEG.encode(clear, quality: 1) == JPEG.encode(white, quality: 1))
  }

  @Test func `no file is made of nothing`() {
    #expect(JPEG.encode(Bitmap(width: 0, height: 8), quality: 1) == nil)
  }

  @Test func `a file of JPEG is read, and found by its whole name`() throws {
    let folder = try TemporaryFolder()
    let original = noise(width: 24, height: 10)
    let data = try #require(UIImage(original).jpegData(compressionQuality: 1))
    try data.write(to: folder.file("photo@2x.jpg"))
    let old = NamedImages.folders
    NamedImages.folders = [folder.url]
    defer { NamedImages.folders = old }
    let found = try [
      UIImage(data: data, scale: 2), UIImage(named: "photo.jpg"),
      UIImage(contentsOfFile: folder.file("photo.jpg").path),
    ].map { try #require($0) }
    #expect(found.map(\.size) == Array(repeating: CGSize(width: 12, height: 5), count: 3))
    #expect(found.allSatisfy { $0._cgImage.bitmap == found[0]._cgImage.bitmap })
    let (pixel, before) = (found[0]._cgImage.bitmap[7, 3], original[7, 3])
    #expect(abs(Int(pixel.red) - Int(before.red)) <= 4)
    #expect(abs(Int(pixel.blue) - Int(before.blue)) <= 4)
    #expect(UIImage(named: "photo") == nil)
  }

  private func picture(width: Int, height: Int) -> UIImage {
    UIImage(noise(width: width, height: height))
  }

  /// An image of slopes and edges.
  private func noise(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Pixel(
          red: UInt8(x * 37 & 255), green: UInt8(y * 11 & 255),
          blue: (x / 5 + y / 3).isMultiple(of: 2) ? 255 : 0)
      }
    }
    return bitmap
  }

  /// Returns the plane that coefficients add up to, by the formula of T.81, A.3.3.
  private func plane(of waves: [Int]) -> [Int] {
    var wave = [Double](repeating: 0, count: 64)
    for (value, index) in zip(waves, JPEGOrder.zigzag) { wave[index] = Double(value) }
    func factor(_ u: Int, _ x: Int) -> Double {
      (u == 0 ? 0.5.squareRoot() : 1) / 2 * cos(Double((2 * x + 1) * u) * .pi / 16)
    }
    return (0..<64).map { place in
      let sum = (0..<64).reduce(0.0) { sum, index in
        sum + wave[index] * factor(index / 8, place / 8) * factor(index % 8, place % 8)
      }
      return Int(sum.rounded())
    }
  }
}
