import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

struct RoundTripTests {
  @Test func `opaque pixels come back as they were`() throws {
    var generator = SeededGenerator(seed: 1)
    var bitmap = Bitmap(width: 37, height: 23)
    for y in 0..<23 {
      for x in 0..<37 { bitmap[x, y] = Pixel(word: 0xFF00_0000 | UInt32(generator.next() >> 40)) }
    }
    #expect(try PNG.read(PNG.encode(bitmap), name: "x.png").bitmap == bitmap)
  }

  @Test func `every premultiplied pair of value and alpha comes back as it was`() throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in UInt8.min...UInt8.max {
      for value in 0...alpha {
        bitmap[Int(value), Int(alpha)] = Pixel(red: value, green: value, blue: value, alpha: alpha)
      }
    }
    #expect(try PNG.read(PNG.encode(bitmap), name: "x.png").bitmap == bitmap)
  }

  @Test func `the file holds straight colours`() throws {
    let bitmap = Bitmap(
      width: 1, height: 1, filledWith: Pixel(red: 64, green: 128, blue: 0, alpha: 128))
    let bytes = try inflatedByReading(bitmap)
    #expect(bytes == [128, 255, 0, 128])
  }

  @Test func `an opaque picture is written without alpha`() throws {
    let bitmap = Bitmap(width: 2, height: 2, filledWith: Pixel(red: 1, green: 2, blue: 3))
    #expect(try header(of: bitmap) == [0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0])
  }

  @Test func `one transparent pixel brings alpha to all`() throws {
    var bitmap = Bitmap(width: 2, height: 2, filledWith: Pixel(red: 1, green: 2, blue: 3))
    bitmap[1, 1] = Pixel(red: 0, green: 0, blue: 0, alpha: 254)
    #expect(try header(of: bitmap) == [0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0])
  }

  @Test func `the file says that it is sRGB`() throws {
    let chunks = Chunk.chunks(of: try PNG.encode(Bitmap(width: 1, height: 1)))
    #expect(chunks.contains(.sRGB))
  }

  @Test func `the same picture makes the same bytes`() throws {
    let bitmap = Bitmap(width: 40, height: 30, filledWith: Pixel(red: 9, green: 8, blue: 7))
    let text = [TextChunk(keyword: "Title", text: String(repeating: "long ", count: 1000))]
    #expect(try PNG.encode(bitmap, text: text) == PNG.encode(bitmap, text: text))
  }

  @Test(arguments: [(0, 1), (1, 0), (0, 0)])
  func `a picture without pixels cannot be written`(width: Int, height: Int) throws {
    let error = #expect(throws: PNGError.self) {
      try PNG.encode(Bitmap(width: width, height: height), name: "empty.png")
    }
    #expect(
      error?.description
        == "empty.png: cannot be encoded: a picture of \(width) × \(height) pixels")
  }

  private func header(of bitmap: Bitmap) throws -> [UInt8] {
    try #require(Chunk.chunks(of: PNG.encode(bitmap)).first).content
  }

  /// The filtered samples of a picture of one pixel, read as grey ones by another header.
  private func inflatedByReading(_ bitmap: Bitmap) throws -> [UInt8] {
    let idat = try #require(
      Chunk.chunks(of: PNG.encode(bitmap)).first { $0.name == "IDAT" })
    let gray = PNGBuilder(width: 4, height: 1)
    let file = PNGBuilder.signature + gray.header.bytes + idat.bytes + Chunk("IEND", []).bytes
    let read = try PNG.read(Data(file), name: "x.png").bitmap
    return (0..<4).map { read[$0, 0].red }
  }
}
