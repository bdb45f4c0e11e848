import Foundation
import LayoutComparison
import LayoutFixtures
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore
import TestSupport

/// A generator of hostile goldens from valid ones; the same seed makes the same file on every
/// machine.
struct GoldenMutator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The picture that the honest goldens are of.
  static let expected = LayoutPicture.of(flow)

  private static let flow = {
    var flow = FlowFixture(width: 90, height: 60, header: 8)
    flow.sections = [FlowFixture.items("Monstera", "Ficus \u{1F33F}"), FlowFixture.items("Aloe")]
    return flow
  }()

  /// Goldens as they are recorded, of every kind of PNG, and animated.
  private static let honest: [Data] = {
    let golden = try? GoldenFile.encode(expected, name: "golden")
    let animation = try? PNG.encodeAnimation(
      frames: [expected.bitmap, expected.bitmap], milliseconds: 100)
    let kinds = PNGBuilder.ColorType.allCases.flatMap { type in
      type.depths.flatMap { depth in [true, false].map { kind(type, depth, isInterlaced: $0) } }
    }
    return [golden, golden, golden, animation].compactMap(\.self) + kinds
  }()

  private static func kind(
    _ type: PNGBuilder.ColorType, _ depth: Int, isInterlaced: Bool
  ) -> Data {
    let palette = Chunk.palette((0..<16).map { [$0, $0 &* 16, 255 - $0] })
    return PNGBuilder(
      width: 11, height: 7, colorType: type, bitDepth: depth, isInterlaced: isInterlaced,
      filter: { UInt8($0 % 5) },
      chunksBefore: (type == .palette ? [palette] : []) + [.gamma(60_000), description("{}")],
      sample: { x, y, channel in (x + y * 3 + channel) % (1 << min(depth, 4)) }
    ).data
  }

  /// Returns the file of the seed.
  mutating func file() -> Data {
    var file = pick(Self.honest)
    for _ in 0...Int.random(in: 0..<3, using: &generator) {
      file = Bool.random(using: &generator) ? withOtherBytes(file) : withOtherChunks(file)
    }
    return file
  }

  /// Returns a golden of the expected pixels with a hostile description, and no stamp.
  mutating func describedFile() -> Data {
    var chunks = Self.chunks(of: Self.honest[0])
    describe(&chunks)
    return Data(PNGBuilder.signature + chunks.flatMap(\.bytes))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}

// Changes of the file's bytes, after which checksums are wrong.
extension GoldenMutator {
  private mutating func withOtherBytes(_ file: Data) -> Data {
    var bytes = Array(file)
    if bytes.count < 16 { return file }
    let index = Int.random(in: 0..<bytes.count - 4, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes.removeSubrange(index..<min(index + 9, bytes.count))
    case 2: bytes.insert(contentsOf: bytes[..<min(index, 40)], at: index)
    case 3: bytes.removeLast(bytes.count - index)
    // The bytes of a number, in place of four others: the length of the file stays.
    default: bytes.replaceSubrange(index..<index + 4, with: pick(Self.numbers).bigEndianBytes)
    }
    return Data(bytes)
  }

  private static let numbers: [UInt32] = [
    0, 1, 2, 255, 256, 65_535, 1 << 20, 1 << 28, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFF4, .max,
  ]
}

// Changes of the file's chunks, whose checksums are right again, so that more of the file is read.
extension GoldenMutator {
  private mutating func withOtherChunks(_ file: Data) -> Data {
    var chunks = Self.chunks(of: file)
    if chunks.isEmpty { return file }
    let index = Int.random(in: chunks.indices, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: chunks.remove(at: index)
    case 1: chunks.append(chunks[index])
    case 2: chunks.swapAt(index, Int.random(in: chunks.indices, using: &generator))
    case 3: chunks[index] = pick(Self.chunks(of: pick(Self.honest)))
    case 4: chunks[index].content = withOtherNumber(chunks[index].content)
    case 5: chunks.insert(pick(Self.traps), at: index)
    case 6: chunks.insert(Chunk(pick(Self.types), Array(file.prefix(index * 7))), at: index)
    default: describe(&chunks)
    }
    return Data(PNGBuilder.signature + chunks.flatMap(\.bytes))
  }

  /// The chunks; none if they cannot be separated.
  private static func chunks(of file: Data) -> [Chunk] {
    PNGChunks(file) == nil ? [] : Chunk.chunks(of: file)
  }

  private mutating func withOtherNumber(_ content: [UInt8]) -> [UInt8] {
    if content.count < 4 { return content + [0] }
    var content = content
    let place = Int.random(in: 0...content.count - 4, using: &generator)
    content.replaceSubrange(place..<place + 4, with: pick(Self.numbers).bigEndianBytes)
    return content
  }

  private static let types = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "iCCP", "sRGB", "cICP", "eXIf", "acTL",
    "fcTL", "fdAT", "tEXt", "zTXt", "iTXt", "bKGD", "pHYs", "sBIT", "sPLT", "hIST", "tIME", "abcD",
  ]

  private static let traps: [Chunk] = [
    Chunk("IDAT", Zlib.repeating(0, count: 2 << 20)),
    Chunk("iCCP", [0x41, 0, 0] + Zlib.repeating(0, count: 2 << 20)),
    Chunk(
      "iTXt",
      Array(GoldenFile.keyword.utf8) + [0, 1, 0, 0, 0]
        + Zlib.repeating(UInt8(ascii: "["), count: 2 << 20)),
  ]
}

// Changes of the description, which is still JSON, or nearly.
extension GoldenMutator {
  private static func description(_ text: String) -> Chunk {
    Chunk("iTXt", Array(GoldenFile.keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
  }

  private mutating func describe(_ chunks: inout [Chunk]) {
    let text = hostileDescription()
    chunks.removeAll { $0.name == "iTXt" }
    chunks.insert(Self.description(text), at: min(1, chunks.count))
  }

  private static let canonical = expected.metadata.canonicalJSON

  private static let numberWords = [
    "-1", "0", "1", "2", "0.1", "1e-320", "1e9", "-1e9", "1e18", "1e308", "-1e308", "\"nan\"",
    "\"inf\"", "\"-inf\"", "9223372036854775807", "-9223372036854775808",
  ]
  private static let textWords = [
    "\"\"", "\"\\u0000\"", "\"cell\"", "\"header\"", "\"horizontal\"", "\"none\"",
    "\"\\u202E\\u001B\"",
    "\"\(String(repeating: "W", count: 5000))\"",
  ]
  private static let otherWords = [
    "null", "true", "[]", "{}", "1e999", "99999999999999999999", "[1,2,3]", "\"\\uD800\"", "",
  ]

  /// The valid description with a few of its values exchanged, and sometimes its punctuation.
  private mutating func hostileDescription() -> String {
    var tokens = Self.tokens
    for _ in 0...Int.random(in: 0..<6, using: &generator) {
      let index = pick(Self.values)
      let fitting = tokens[index].first == "\"" ? Self.textWords : Self.numberWords
      let isFitting = Int.random(in: 0..<8, using: &generator) > 0
      tokens[index] = pick(isFitting ? fitting : Self.otherWords)
    }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: tokens.remove(at: Int.random(in: tokens.indices, using: &generator))
    case 1: tokens.insert(pick(tokens), at: Int.random(in: tokens.indices, using: &generator))
    case 2: return String(repeating: pick(["[", "{\"layouts\":["]), count: 20_000)
    default: break
    }
    return tokens.joined()
  }

  /// The tokens that are numbers or strings, and no names of members.
  private static let values = tokens.indices.filter { index in
    let isMark = "[]{},:\n".contains(tokens[index])
    return !isMark && (index + 1 == tokens.count || tokens[index + 1] != ":")
  }

  /// The description, divided before and after each punctuation mark.
  private static let tokens: [String] = {
    var tokens = [""]
    for character in canonical {
      if "[]{},:\n".contains(character) {
        tokens += [String(character), ""]
      } else {
        tokens[tokens.count - 1].append(character)
      }
    }
    return tokens.filter { !$0.isEmpty }
  }()
}
