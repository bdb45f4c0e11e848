import Foundation
import RasterCore
import TestSupport
import Testing

@testable import RasterPNG

struct GammaTests {
  private func red(
    _ sample: Int, bitDepth: Int = 8, colorType: PNGBuilder.ColorType = .gray, _ chunks: Chunk...
  ) throws -> UInt8 {
    let builder = PNGBuilder(
      colorType: colorType, bitDepth: bitDepth, chunksBefore: chunks,
      sample: { _, _, channel in channel == 3 ? 1 << bitDepth - 1 : sample })
    return try PNG.read(builder.data, name: "x.png").bitmap[0, 0].red
  }

  /// The sRGB byte of a sample, by the standard's formula and the C library.
  private func expected(_ sample: Double, gamma: Double) -> Double {
    let light = pow(sample, 1 / gamma)
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)
  }

  @Test func `half of linear light is 188 in sRGB`() throws {
    #expect(try red(128, .gamma(100_000)) == 188)
  }

  @Test func `sixteen linear bits keep their dark shades`() throws {
    #expect(try red(20, bitDepth: 16, .gamma(100_000)) == 1)
    #expect(try red(0x8080, bitDepth: 16, colorType: .rgba, .gamma(100_000)) == 188)
  }

  @Test(arguments: [UInt32(45_455), 44_000, 47_727])
  func `the usual gamma of sRGB changes nothing`(gamma: UInt32) throws {
    #expect(try red(100, .gamma(gamma)) == 100)
  }

  @Test func `sRGB outweighs gamma`() throws {
    #expect(try red(100, .sRGB, .gamma(100_000)) == 100)
    #expect(try red(100, .gamma(100_000), .sRGB) == 100)
  }

  @Test func `without gamma samples are sRGB`() throws {
    #expect(try red(100) == 100)
  }

  @Test func `primaries are not applied`() throws {
    let primaries = [UInt32(31270), 32900, 68000, 32000, 26500, 69000, 15000, 6000]
    let chunk = Chunk("cHRM", primaries.flatMap(\.bigEndianBytes))
    #expect(try red(100, chunk) == 100)
  }

  @Test func `a gamma of zero is ignored`() throws {
    #expect(try red(100, .gamma(0)) == 100)
  }

  @Test func `gamma goes through a palette`() throws {
    let builder = PNGBuilder(
      colorType: .palette, chunksBefore: [.gamma(100_000), .palette([[128, 0, 255]])])
    let pixel = try PNG.read(builder.data, name: "x.png").bitmap[0, 0]
    #expect(pixel == Pixel(red: 188, green: 0, blue: 255))
  }

  @Test func `gamma does not touch alpha and comes before premultiplying`() throws {
    let builder = PNGBuilder(
      colorType: .rgba, chunksBefore: [.gamma(100_000)], sample: { _, _, _ in 128 })
    let pixel = try PNG.read(builder.data, name: "x.png").bitmap[0, 0]
    #expect(pixel == Pixel(red: 94, green: 94, blue: 94, alpha: 128))
  }

  @Test(arguments: [8, 16])
  func `gamma is applied once to every pixel of every pass`(bitDepth: Int) throws {
    var builder = PNGBuilder(
      width: 13, height: 9, colorType: .rgba, bitDepth: bitDepth,
      chunksBefore: [.gamma(100_000)],
      sample: { x, y, channel in (x * 11 + y * 7 + channel * 20) % 256 << (bitDepth - 8) })
    let whole = try PNG.read(builder.data, name: "x.png").bitmap
    builder.isInterlaced = true
    #expect(try PNG.read(builder.data, name: "x.png").bitmap == whole)
  }

  @Test(arguments: [UInt32(100_000), 60_000, 55_556, 25_000, 220_000], [UInt8(8), 16])
  func `the table is the formula, rounded`(gamma: UInt32, bitDepth: UInt8) throws {
    let bytes = try #require(TransferCurve(gamma: gamma, bitDepth: bitDepth)).bytes
    let last = Double(bytes.count - 1)
    let wrong = stride(from: 0, to: bytes.count, by: bitDepth == 16 ? 97 : 1).filter { sample in
      let exact = expected(Double(sample) / last, gamma: Double(gamma) / 100_000)
      return abs(exact - Double(bytes[sample])) > 0.500001
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [UInt32(1), 16, 1_000, 50_000_000, .max])
  func `an absurd gamma gives a table that rises`(gamma: UInt32) throws {
    let bytes = try #require(TransferCurve(gamma: gamma, bitDepth: 8)).bytes
    #expect(bytes.count == 256 && zip(bytes, bytes.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
