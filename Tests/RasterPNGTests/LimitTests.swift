import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

/// Files that promise more than anyone has memory for.
struct LimitTests {
  private func error(_ data: Data, maximumPixels: Int = PNG.defaultMaximumPixels) -> PNGError? {
    do throws(PNGError) {
      _ = try PNG.read(data, name: "x.png", maximumPixels: maximumPixels)
      return nil
    } catch {
      return error
    }
  }

  /// A file with a header and not one pixel.
  private func header(_ width: Int, _ height: Int) -> Data {
    let chunks = [
      PNGBuilder(width: width, height: height).header, Chunk("IDAT", Zlib.stored([0])),
    ]
    return Data(PNGBuilder.signature + chunks.flatMap(\.bytes))
  }

  @Test(arguments: [(1 << 14 + 1, 1 << 14), (1 << 30, 1 << 30), (Int(Int32.max), Int(Int32.max))])
  func `more than 2²⁸ pixels are refused before anything is read`(width: Int, height: Int) {
    #expect(
      error(header(width, height))
        == .tooLarge(file: "x.png", width: width, height: height, maximumPixels: 1 << 28))
  }

  @Test func `the message says how large and what is allowed`() {
    #expect(
      error(header(70_000, 70_000))?.description
        == "x.png: has 70000 × 70000 pixels, more than the limit of 268435456")
  }

  @Test func `the limit counts pixels, not sides`() {
    let picture = PNGBuilder(width: 6, height: 2).data
    #expect(error(picture, maximumPixels: 12) == nil)
    #expect(error(picture, maximumPixels: 11) != nil)
  }

  @Test func `a caller can raise the limit`() {
    #expect(
      error(header(1 << 20, 1 << 20), maximumPixels: .max)
        == .broken(file: "x.png", reason: "57 bytes cannot hold 1048576 × 1048576 pixels"))
  }

  @Test func `a short file with a large picture is refused before its memory is asked for`() {
    #expect(
      error(header(1 << 14, 1 << 14))
        == .broken(file: "x.png", reason: "57 bytes cannot hold 16384 × 16384 pixels"))
  }

  @Test func `a limit of nothing lets nothing pass`() {
    #expect(error(PNGBuilder().data, maximumPixels: 0) != nil)
    #expect(error(PNGBuilder().data, maximumPixels: .min) != nil)
  }

  @Test func `a text that unpacks to a hundred megabytes is left out`() throws {
    let builder = PNGBuilder(chunksBefore: [bomb(megabytes: 100)], sample: { _, _, _ in 7 })
    let image = try PNG.read(builder.data, name: "x.png")
    #expect(image.text.isEmpty && image.bitmap[0, 0].red == 7)
  }

  @Test func `a text that unpacks to ten megabytes is read`() throws {
    let builder = PNGBuilder(chunksBefore: [bomb(megabytes: 10)])
    let text = try #require(try PNG.read(builder.data, name: "x.png").text.first?.text)
    #expect((10 << 20..<11 << 20).contains(text.utf8.count))
    #expect(text.utf8.allSatisfy { $0 == UInt8(ascii: " ") })
  }

  @Test func `many texts that unpack to much are left out or an error`() {
    let builder = PNGBuilder(chunksBefore: Array(repeating: bomb(megabytes: 15), count: 12))
    let image = try? PNG.read(builder.data, name: "x.png")
    let characters = image?.text.reduce(0) { $0 + $1.text.utf8.count } ?? 0
    #expect(characters <= 64 << 20)
  }

  /// An `iTXt` chunk of spaces: a deflate block that repeats its first byte 258 at a time.
  private func bomb(megabytes: Int) -> Chunk {
    Chunk("iTXt", [0x41, 0, 1, 0, 0, 0] + Zlib.repeating(0x20, count: megabytes << 20))
  }
}
