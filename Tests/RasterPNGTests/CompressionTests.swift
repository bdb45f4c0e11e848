import RasterCore
import TestSupport
import Testing

@testable import RasterPNG

struct CompressionTests {
  private func noise(width: Int, height: Int) -> Bitmap {
    var generator = SeededGenerator(seed: 3)
    return Bitmap(width: width, height: height) { pixels in
      for index in pixels.indices { pixels[index] = UInt32(generator.next() >> 40) | 0xFF00_0000 }
    }
  }

  @Test func `a flat picture is stored as it is`() {
    #expect(Compression(for: Bitmap(width: 300, height: 200)) == .flat)
  }

  @Test func `a photograph is stored as differences to the row above`() {
    #expect(Compression(for: noise(width: 300, height: 200)) == .photograph)
  }

  @Test(arguments: [(1, 1), (1, 500), (2, 1), (65, 3)])
  func `a sliver of a picture can be judged`(width: Int, height: Int) throws {
    let bitmap = noise(width: width, height: height)
    #expect(try PNG.read(PNG.encode(bitmap), name: "x.png").bitmap == bitmap)
  }

  @Test func `a flat picture takes less than a hundredth of its pixels`() throws {
    let bitmap = Bitmap(
      width: 400, height: 300, filledWith: Pixel(red: 242, green: 242, blue: 247))
    #expect(try PNG.encode(bitmap).count < 400 * 300 * 4 / 100)
  }
}
