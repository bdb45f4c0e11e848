import Foundation
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

  /// The last pixel of the first row has another colour, which shows that the run has the right
  /// length.
  @Test(arguments: [UInt32(0xFF70_2010), 0x8030_2010])
  func `one colour repeats over any number of pixels`(word: UInt32) throws {
    for width in 2..<700 {
      var bitmap = Bitmap(width: width, height: 2, filledWith: Pixel(word: word))
      bitmap[width - 1, 0] = Pixel(word: 0xFF01_0203)
      bitmap[width / 2, 1] = Pixel(word: 0xFF04_0506)
      #expect(try PNG.read(PNG.encode(bitmap), name: "x.png").bitmap == bitmap)
    }
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

  @Test(arguments: UInt64(0)..<40)
  func `a picture whose rows come one after the other is the same file`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bitmap = stripes(&generator)
    let file = try GrowingPNG(width: bitmap.width, height: bitmap.height, name: "picture")
    // Some files are encoded before all of their rows were handed over.
    let last = bitmap.height * generator.integer(2...4) / 4
    for row in 1...bitmap.height where row <= last && generator.integer(0...9) == 0 {
      bitmap.withUnsafePixels { file.take($0, rows: row) }
    }
    let text = [TextChunk(keyword: "Title", text: "rows")]
    #expect(
      try file.encode(bitmap, scale: 2, text: text)
        == PNG.encode(bitmap, scale: 2, text: text))
  }

  @Test func `alpha in the last row is kept where rows before it were compressed without`() throws {
    var bitmap = Bitmap(width: 1000, height: 600, filledWith: Pixel(word: 0xFF30_2010))
    bitmap[999, 599] = Pixel(word: 0x8010_2030)
    let file = try GrowingPNG(width: 1000, height: 600, name: "picture")
    for row in [300, 600] { bitmap.withUnsafePixels { file.take($0, rows: row) } }
    #expect(try file.encode(bitmap, scale: nil, text: []) == PNG.encode(bitmap))
  }

  @Test func `a growing picture without pixels is refused like a whole one`() {
    let error = #expect(throws: PNGError.self) {
      try GrowingPNG(width: 0, height: 3, name: "picture")
    }
    let other = #expect(throws: PNGError.self) { try PNG.encode(Bitmap(width: 0, height: 3)) }
    #expect(error == other)
  }

  /// A picture of stripes: flat ones, repeated ones, noise, and noise that was there before.
  private func stripes(_ generator: inout SeededGenerator) -> Bitmap {
    let (width, height) = (generator.integer(1...1400), generator.integer(1...700))
    let alpha: UInt32 = generator.integer(0...2) == 0 ? 0x8000_0000 : 0xFF00_0000
    var row = [UInt32](repeating: 0xFFF2_F2F7, count: width)
    var (kind, left) = (0, 0)
    return Bitmap(width: width, height: height) { pixels in
      for y in 0..<height {
        if left == 0 { (kind, left) = (generator.integer(0...3), generator.integer(1...200)) }
        left -= 1
        if kind > 1 {
          let period = kind == 2 ? 23 : width
          for x in row.indices {
            let grain = UInt32(truncatingIfNeeded: generator.next()) & 0x3F3F3F
            row[x] = x < period ? grain | alpha : row[x - period]
          }
        }
        if kind == 1 { row[generator.integer(0...width - 1)] = 0xFF00_00FF }
        for x in row.indices { pixels[y * width + x] = row[x] }
      }
    }
  }

  @Test(arguments: UInt64(0)..<16)
  func `libpng alone reads what is written, of flat and of noisy bands`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bitmap = stripes(&generator)
    let data = try PNG.encode(bitmap)
    let read = try PNG.image(
      data, name: "x.png", maximumPixels: 1 << 20, isStraight: false, allowsMissingEnd: false,
      isQuick: false)
    #expect(read.bitmap == bitmap)
    #expect(try PNG.read(data, name: "x.png").bitmap == bitmap)
  }
}
