import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

struct CompressionTests {
  private func noise(width: Int, height: Int) -> Bitmap {
    var generator = SeededGenerator(seed: 3)
    return Bitmap(width: width, height: height) { pixels in
      for index in pixels.indices { pixels[index] = UInt32(generator.next() >> 40) | 0xFF00_0000 }
    }
  }

  /// Each row one grey darker than the row above, with grain that stays in its column.
  private func grained(width: Int, height: Int) -> Bitmap {
    let grain = noise(width: width, height: 1)
    return Bitmap(width: width, height: height) { pixels in
      for index in pixels.indices {
        let word = grain[index % width, 0].word
        pixels[index] = word &+ UInt32(index / width) &* 0x01_0101 | 0xFF00_0000
      }
    }
  }

  @Test func `a flat picture takes less than a hundredth of its pixels`() throws {
    let bitmap = Bitmap(
      width: 400, height: 300, filledWith: Pixel(red: 242, green: 242, blue: 247))
    #expect(try PNG.encode(bitmap).count < 400 * 300 * 4 / 100)
  }

  @Test func `rows that differ from the row above by the same are stored as differences`() throws {
    let bitmap = grained(width: 300, height: 200)
    let data = try PNG.encode(bitmap)
    #expect(data.count < 300 * 200 * 3 / 4)
    #expect(try PNG.read(data, name: "x.png").bitmap == bitmap)
  }

  @Test func `noise takes hardly more than its bytes`() throws {
    let bitmap = noise(width: 300, height: 200)
    #expect(try PNG.encode(bitmap).count < 300 * 200 * 3 * 102 / 100)
  }

  @Test func `what stood near before is not stored again`() throws {
    let glyph = noise(width: 40, height: 1)
    let bitmap = Bitmap(width: 4000, height: 1) { pixels in
      for index in pixels.indices { pixels[index] = glyph[index % 40, 0].word }
    }
    #expect(try PNG.encode(bitmap).count < 4000)
  }

  @Test(arguments: [(1, 1), (1, 500), (2, 1), (65, 3), (11_000, 2), (300_000, 2)])
  func `a sliver of a picture can be written`(width: Int, height: Int) throws {
    let bitmap = noise(width: width, height: height)
    #expect(try PNG.read(PNG.encode(bitmap), name: "x.png").bitmap == bitmap)
  }

  @Test func `a band that is not opaque below opaque ones keeps its alpha`() throws {
    var bitmap = Bitmap(width: 1000, height: 600, filledWith: Pixel(word: 0xFF30_2010))
    bitmap[999, 599] = Pixel(word: 0x8010_2030)
    #expect(try PNG.read(PNG.encode(bitmap), name: "x.png").bitmap == bitmap)
  }
}
