import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

/// Thousands of damaged files: each is read, or causes a `PNGError`; none stops the process.
struct MutationTests {
  private static let seeds: [Data] = ColorTypeTests.Format.all.map {
    var builder = $0.builder(width: 9, height: 7)
    builder.filter = { UInt8($0 % 5) }
    builder.chunksBefore += [
      .gamma(60_000), .density(1000, 1000, unit: 1), Chunk("tEXt", [0x41, 0, 0x42]),
      Chunk("iTXt", [0x41, 0, 1, 0, 0, 0] + Zlib.stored([0x42])),
    ]
    return builder.data
  }

  /// Changes some bytes, and sometimes repairs the checksums so that the damage gets further in.
  private func mutated(_ file: Data, _ generator: inout SeededGenerator) -> Data {
    var bytes = Array(file)
    for _ in 0...Int.random(in: 0..<4, using: &generator) {
      let index = Int.random(in: 8..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.removeSubrange(index..<min(index + 3, bytes.count))
      default: bytes.insert(contentsOf: [0, 255], at: index)
      }
    }
    return Bool.random(using: &generator) ? Data(bytes) : repaired(bytes)
  }

  /// The same chunks with right checksums, as far as they can be distinguished.
  private func repaired(_ bytes: [UInt8]) -> Data {
    Data(PNGBuilder.signature + Chunk.chunks(of: Data(bytes)).flatMap(\.bytes))
  }

  @Test(arguments: UInt64(0)..<8)
  func `damaged files are read or are errors that name them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for file in Self.seeds {
      for _ in 0..<12 {
        let data = mutated(file, &generator)
        do throws(PNGError) {
          let image = try PNG.read(data, name: "x.png", maximumPixels: 1 << 20)
          #expect(image.bitmap.width * image.bitmap.height <= 1 << 20)
        } catch {
          #expect(error.file == "x.png")
        }
      }
    }
  }

  @Test func `noise is not a PNG`() {
    var generator = SeededGenerator(seed: 9)
    for count in 0..<300 {
      let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(throws: PNGError.self) { try PNG.read(Data(noise), name: "x.png") }
      let signed = Data(PNGBuilder.signature + noise)
      #expect(throws: PNGError.self) { try PNG.read(signed, name: "x.png") }
    }
  }
}
