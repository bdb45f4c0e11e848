import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

struct DamagedFileTests {
  private let whole = PNGBuilder(
    width: 5, height: 4, colorType: .rgba, sample: { x, y, channel in x + y + channel })

  /// Returns the problem of a file, or nil without one.
  private func complaint(_ bytes: some Sequence<UInt8>) -> String? {
    do throws(PNGError) {
      _ = try PNG.read(Data(bytes), name: "x.png")
      return nil
    } catch {
      return error.description
    }
  }

  private func file(_ chunks: Chunk...) -> [UInt8] {
    PNGBuilder.signature + chunks.flatMap(\.bytes)
  }

  @Test func `a file cut anywhere is an error that names it`() {
    let bytes = whole.data
    let unnoticed = (0..<bytes.count).filter { count in
      complaint(bytes.prefix(count))?.hasPrefix("x.png: ") != true
    }
    #expect(unnoticed.isEmpty)
  }

  @Test func `where that is allowed, a file may end after its pixels`() throws {
    var builder = whole
    builder.chunksAfter = [Chunk("tEXt", [0x41, 0, 0x42])]
    let bytes = builder.data
    let chunks = try #require(PNGChunks(bytes)).chunks
    let pixels = try #require(chunks.first { $0.type == "IDAT" }).range.upperBound
    let bitmap = try PNG.read(bytes, name: "x.png").bitmap
    for count in 8..<bytes.count {
      let image = try? PNG.read(bytes.prefix(count), name: "x.png", allowsMissingEnd: true)
      #expect(image?.bitmap == (count < pixels ? nil : bitmap), "\(count) bytes")
      #expect(image?.lacksEnd != false, "\(count) bytes")
    }
    #expect(try !PNG.read(bytes, name: "x.png", allowsMissingEnd: true).lacksEnd)
  }

  @Test func `a wrong checksum of the pixels is no missing end`() throws {
    var bytes = Array(whole.data.dropLast(12))
    bytes[bytes.count - 1] ^= 1
    #expect(throws: PNGError.self) {
      try PNG.read(Data(bytes), name: "x.png", allowsMissingEnd: true)
    }
  }

  @Test func `a cut in the pixels is called by its name`() {
    let bytes = whole.data
    #expect(
      complaint(bytes.prefix(60)) == "x.png: is a broken PNG: the data end too early")
  }

  @Test func `one wrong bit anywhere after the signature is an error`() {
    var bytes = Array(whole.data)
    let unnoticed = (8..<bytes.count).filter { index in
      bytes[index] ^= 4
      defer { bytes[index] ^= 4 }
      return complaint(bytes) == nil
    }
    #expect(unnoticed.isEmpty)
  }

  @Test func `a wrong checksum is an error, even in a text`() {
    var text = Chunk("tEXt", [0x41, 0, 0x42]).bytes
    text[text.count - 1] ^= 1
    let bytes = PNGBuilder.signature + whole.header.bytes + text
    #expect(complaint(bytes) == "x.png: is a broken PNG: tEXt: CRC error")
  }

  @Test func `bytes after the end mark do not matter`() {
    #expect(complaint(whole.data + [1, 2, 3]) == nil)
  }

  @Test(arguments: [(0, 4, "width is zero"), (4, 0, "height is zero")])
  func `a side of zero is said to be so`(width: Int, height: Int, words: String) {
    let bytes = file(PNGBuilder(width: width, height: height).header)
    #expect(
      complaint(bytes)
        == "x.png: is a broken PNG: Invalid IHDR data: Image \(words) in IHDR")
  }

  @Test func `a bit depth that does not exist is said to be so`() {
    let bytes = file(PNGBuilder(bitDepth: 3).header)
    #expect(complaint(bytes)?.hasSuffix("Invalid IHDR data: Invalid bit depth in IHDR") == true)
  }

  @Test func `a palette picture needs a palette`() {
    #expect(complaint(PNGBuilder(colorType: .palette).data)?.contains("PLTE") == true)
  }

  @Test func `an index beyond the palette is black`() throws {
    let builder = PNGBuilder(
      colorType: .palette, chunksBefore: [.palette([[9, 9, 9]])], sample: { _, _, _ in 200 })
    let pixel = try PNG.read(builder.data, name: "x.png").bitmap[0, 0]
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [0, 0, 0, 255])
  }

  @Test func `rows that are missing are an error`() {
    let bytes = file(
      PNGBuilder(width: 4, height: 9).header, Chunk("IDAT", Zlib.stored([0, 1, 2, 3, 4])),
      Chunk("IEND", []))
    #expect(complaint(bytes)?.contains("Not enough image data") == true)
  }

  @Test func `a filter that does not exist is an error`() {
    let bytes = file(
      PNGBuilder().header, Chunk("IDAT", Zlib.stored([5, 0])), Chunk("IEND", []))
    #expect(complaint(bytes) == "x.png: is a broken PNG: bad adaptive filter value")
  }

  @Test func `an unknown chunk that is critical is an error`() {
    var builder = whole
    builder.chunksBefore = [Chunk("QTRN", [1])]
    #expect(complaint(builder.data)?.contains("critical chunk") == true)
  }

  @Test func `an unknown chunk that is not critical is left out`() {
    var builder = whole
    builder.chunksBefore = [Chunk("qtRN", [1])]
    #expect(complaint(builder.data) == nil)
  }

  @Test func `a damaged colour profile is left out`() {
    var builder = whole
    builder.chunksBefore = [Chunk("iCCP", [0x41, 0, 0] + Zlib.stored([1, 2, 3]))]
    #expect(complaint(builder.data) == nil)
  }

  @Test func `of an animation the still picture is read`() throws {
    let frame = [UInt32(0), 1, 1, 0, 0].flatMap(\.bigEndianBytes) + [0, 1, 0, 10, 0, 0]
    let next = UInt32(1).bigEndianBytes + Zlib.stored([0, 99])
    let builder = PNGBuilder(
      chunksBefore: [Chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]), Chunk("fcTL", frame)],
      chunksAfter: [Chunk("fdAT", next)], sample: { _, _, _ in 42 })
    #expect(try PNG.read(builder.data, name: "x.png").bitmap[0, 0].red == 42)
  }

  @Test func `a transfer as text is recognised`() {
    let bytes = Array(whole.data).split(separator: 0x0D, omittingEmptySubsequences: false)
    #expect(complaint(bytes.joined())?.contains("corrupted by ASCII conversion") == true)
  }
}
