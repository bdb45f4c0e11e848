import Foundation
import RasterCore
import TestSupport
import Testing

@testable import RasterPNG

/// The fast decoder beside libpng alone: the same picture or the same error.
struct QuickDecoderTests {
  /// The result of reading a file.
  private enum Outcome: Equatable {
    case image(PNGImage)
    case error(PNGError)
  }

  private func outcome(
    _ data: Data, isStraight: Bool, allowsMissingEnd: Bool, isQuick: Bool
  ) -> Outcome {
    do throws(PNGError) {
      return .image(
        try PNG.image(
          data, name: "x.png", maximumPixels: 1 << 20, isStraight: isStraight,
          allowsMissingEnd: allowsMissingEnd, isQuick: isQuick))
    } catch {
      return .error(error)
    }
  }

  private func expectAlike(
    _ data: Data, _ comment: Comment, at place: SourceLocation = #_sourceLocation
  ) {
    for (isStraight, allowsMissingEnd) in [(false, false), (true, true)] {
      let outcomes = [true, false].map {
        outcome(data, isStraight: isStraight, allowsMissingEnd: allowsMissingEnd, isQuick: $0)
      }
      #expect(outcomes[0] == outcomes[1], comment, sourceLocation: place)
    }
  }

  private func isQuick(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      QuickDecoder(bytes: bytes, file: "x.png")?
        .image(maximumPixels: 1 << 20, isStraight: false) != nil
    }
  }

  private let usual = PNGBuilder(
    width: 9, height: 7, colorType: .rgba, filter: { UInt8($0 % 5) },
    sample: { x, y, channel in (x * 31 + y * 17 + channel * 101) & 255 })

  @Test func `what this package writes is read the quick way`() throws {
    for word: UInt32 in [0xFF30_2010, 0x8010_2030] {
      let bitmap = Bitmap(width: 300, height: 20, filledWith: Pixel(word: word))
      let text = TextChunk(keyword: "Title", text: String(repeating: "ä", count: 2000))
      let data = try PNG.encode(bitmap, scale: 3, text: [text])
      #expect(isQuick(data))
      #expect(try PNG.read(data, name: "x.png").text == [text])
      expectAlike(data, "of \(word)")
    }
  }

  @Test(arguments: [PNGBuilder.ColorType.rgb, .rgba], [1, 2, 3, 5, 6, 7, 16, 17, 33])
  func `every filter is taken off, in each row and at each width`(
    type: PNGBuilder.ColorType, width: Int
  ) {
    for first in 0..<5 {
      var builder = usual
      (builder.colorType, builder.width) = (type, width)
      builder.filter = { UInt8(($0 * 3 + first) % 5) }
      #expect(isQuick(builder.data))
      expectAlike(builder.data, "filter \(first) first")
    }
  }

  /// Runs of zeros, which are decoded eight pixels at a time.
  ///
  /// The runs begin and end at every position, below rows of one colour and of many, beside a pixel
  /// that equals the one above it and beside another.
  @Test(arguments: [PNGBuilder.ColorType.rgb, .rgba], [8, 15, 16, 17, 41, 64])
  func `every filter is taken off of runs of zeros`(type: PNGBuilder.ColorType, width: Int) {
    for seed in 0..<40 {
      var builder = usual
      (builder.colorType, builder.width, builder.height) = (type, width, 12)
      builder.filter = { UInt8([4, 1, 4, 2, 4, 3, 4, 0][($0 + seed) % 8]) }
      builder.sample = { x, y, channel in
        // Columns and rows of blocks, as an interface has: most of them are like their neighbours.
        let block = (x + seed) / (seed % 13 + 1) * 7 + (y + seed) / (seed % 4 + 1) * 5
        // Dark blocks are a little brighter in every other row, which makes zeros below a small
        // step.
        return block % 3 == 0 ? 200 : block % 3 * 40 + channel * 10 + y % 2 * 2
      }
      #expect(isQuick(builder.data))
      expectAlike(builder.data, "seed \(seed)")
    }
  }

  @Test func `what would have to be converted is left to libpng`() {
    var (gamma, transparent, deep, interlaced) = (usual, usual, usual, usual)
    gamma.chunksBefore = [.gamma(100_000)]
    (transparent.colorType, transparent.chunksBefore) = (
      .rgb, [.transparency([0, 0, 0, 17, 0, 34])]
    )
    deep.bitDepth = 16
    interlaced.isInterlaced = true
    for builder in [gamma, transparent, deep, interlaced] {
      #expect(!isQuick(builder.data))
      expectAlike(builder.data, "\(builder.chunks.map(\.name))")
    }
  }

  @Test func `a window that is smaller than the pixels need is an error both ways`() {
    // A header for each size of the window; the copy that reaches back is of 700 bytes.
    for bits in UInt8(0)...8 {
      let start = bits << 4 | 8
      let check = UInt8(31 - Int(start) * 256 % 31)
      var builder = usual
      (builder.width, builder.height) = (233, 12)
      let chunks = builder.chunks.map { chunk in
        chunk.name == "IDAT" ? Chunk("IDAT", [start, check] + chunk.content.dropFirst(2)) : chunk
      }
      expectAlike(file(chunks), "\(bits)")
    }
  }

  private func file(_ chunks: [Chunk]) -> Data {
    Data(PNGBuilder.signature + chunks.flatMap(\.bytes))
  }
}

extension QuickDecoderTests {
  /// The seconds of a longer search; 0 for the seeds of the ordinary run.
  private static let seconds =
    ProcessInfo.processInfo.environment["QUARTERTURN_FUZZ_SECONDS"].flatMap { Double($0) } ?? 0

  @Test func `pictures of all kinds, whole and damaged, are the same both ways`() {
    let end = Date().addingTimeInterval(Self.seconds)
    var seed: UInt64 = 0
    while seed < 400 || Date() < end {
      var generator = SeededGenerator(seed: seed)
      let data = damaged(split(chunks(&generator), &generator), &generator)
      expectAlike(data, "seed \(seed)")
      seed += 1
    }
  }

  private func chunks(_ generator: inout SeededGenerator) -> [Chunk] {
    if generator.integer(0...2) == 0 { return written(&generator) }
    let formats = ColorTypeTests.Format.all
    var builder = formats[generator.integer(0...formats.count - 1)].builder(width: 9, height: 7)
    if generator.integer(0...3) > 0 {
      (builder.colorType, builder.bitDepth, builder.isInterlaced) = (
        generator.integer(0...1) == 0 ? .rgb : .rgba, 8, false
      )
      builder.chunksBefore = []
    }
    (builder.width, builder.height) = (generator.integer(1...40), generator.integer(1...12))
    let first = generator.integer(0...20)
    let salt = generator.integer(0...255), mask = 1 << builder.bitDepth - 1
    builder.filter = { UInt8(($0 * 7 + first) % 5) }
    builder.sample = { x, y, channel in (x &* 37 &+ y &* salt &+ channel &* 11) & mask }
    builder.chunksBefore += ancillary(&generator)
    builder.chunksAfter = ancillary(&generator)
    return builder.chunks
  }

  /// A picture as this package writes it, with codes of its own.
  private func written(_ generator: inout SeededGenerator) -> [Chunk] {
    let (colors, alpha) = (UInt64(generator.integer(1...4)), generator.integer(0...1) == 0)
    let palette = (0..<colors).map { _ in UInt32(truncatingIfNeeded: generator.next()) & 0x7F7F7F }
    let bitmap = Bitmap(
      width: generator.integer(1...90), height: generator.integer(1...50)
    ) { pixels in
      for index in pixels.indices {
        let color = palette[Int(generator.next() % colors)]
        pixels[index] = color | (alpha && color & 1 == 0 ? 0x8000_0000 : 0xFF00_0000)
      }
    }
    return (try? PNG.encode(bitmap)).map(Chunk.chunks(of:)) ?? []
  }

  private func ancillary(_ generator: inout SeededGenerator) -> [Chunk] {
    let all: [Chunk] = [
      .gamma(45_455), .gamma(60_000), .sRGB, .density(1000, 1000, unit: 1),
      .transparency([0, 1, 0, 2, 0, 3]), .palette([[1, 2, 3]]), Chunk("tEXt", [0x41, 0, 0x42]),
      Chunk("iTXt", [0x41, 0, 1, 0, 0, 0] + Zlib.stored([0x42])), Chunk("fdAT", [0, 0, 0, 1, 9]),
      Chunk("QTRN", [1]), Chunk("qtRN", []), Chunk("IDAT", []), Chunk("IHDR", []),
      Chunk("a+b/", []),
    ]
    return (0..<max(0, generator.integer(-2...2))).map { _ in
      all[generator.integer(0...all.count - 1)]
    }
  }

  /// Cuts the pixels into several chunks, empty ones among them.
  private func split(_ chunks: [Chunk], _ generator: inout SeededGenerator) -> [Chunk] {
    chunks.flatMap { chunk -> [Chunk] in
      guard chunk.name == "IDAT" else { return [chunk] }
      let cuts = (0..<generator.integer(0...3)).map { _ in
        generator.integer(0...chunk.content.count)
      }
      let places = [0] + cuts.sorted() + [chunk.content.count]
      return zip(places, places.dropFirst()).map { Chunk("IDAT", Array(chunk.content[$0..<$1])) }
    }
  }

  private func damaged(_ chunks: [Chunk], _ generator: inout SeededGenerator) -> Data {
    var chunks = chunks
    let pixels = chunks.indices.filter { chunks[$0].name == "IDAT" && !chunks[$0].content.isEmpty }
    if let last = pixels.last {
      let count = chunks[last].content.count
      switch generator.integer(0...9) {
      // The checksum of zlib, some bit of the stream, bytes behind it, and its first two bytes.
      case 0: chunks[last].content[count - 1] ^= 1
      case 1: chunks[last].content[generator.integer(0...count - 1)] ^= 1 << generator.next() % 8
      case 2: chunks[last].content += [0, 1, 2]
      case 3: chunks[pixels[0]].content[0] ^= UInt8(generator.integer(1...255))
      case 4: chunks[last].content.removeLast(min(count, generator.integer(1...5)))
      default: break
      }
    }
    var bytes = PNGBuilder.signature + chunks.flatMap(\.bytes)
    switch generator.integer(0...9) {
    case 0: bytes.removeLast(generator.integer(0...min(bytes.count, 40)))
    case 1: bytes[generator.integer(0...bytes.count - 1)] ^= 1 << generator.next() % 8
    case 2: bytes += [1, 2, 3]
    default: break
    }
    return Data(bytes)
  }
}
