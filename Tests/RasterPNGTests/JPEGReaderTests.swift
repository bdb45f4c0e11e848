import Foundation
import RasterCore
import TestSupport
import Testing

@testable import RasterPNG

/// JPEG files beside the pixels that libjpeg-turbo reads from them.
struct JPEGReaderTests {
  /// Returns the greatest difference from known colours, of four points of the picture.
  private func difference(_ bitmap: Bitmap, _ known: [[Int]]) -> Int {
    let places = [(0, 0), (10, 5), (19, 17), (3, 14)]
    return zip(places, known).map { place, color in
      let pixel = bitmap[place.0, place.1]
      return zip([pixel.red, pixel.green, pixel.blue], color).map { abs(Int($0) - $1) }.max() ?? 255
    }.max() ?? 255
  }

  private static let known = [[0, 1, 194], [136, 65, 131], [27, 218, 89], [79, 183, 184]]

  @Test func `a baseline file has libjpeg's colours within a level`() throws {
    let bitmap = try JPEGReader.bitmap(of: JPEGSample.plain)
    #expect((bitmap.width, bitmap.height) == (20, 18))
    #expect(difference(bitmap, Self.known) <= 1)
  }

  @Test func `a progressive file of the same coefficients has the same pixels`() throws {
    #expect(
      try JPEGReader.bitmap(of: JPEGSample.progressive)
        == JPEGReader.bitmap(of: JPEGSample.plain))
    #expect(
      try JPEGReader.bitmap(of: JPEGSample.halvedProgressive)
        == JPEGReader.bitmap(of: JPEGSample.halved))
  }

  @Test func `restart markers change nothing`() throws {
    #expect(
      try JPEGReader.bitmap(of: JPEGSample.restarting) == JPEGReader.bitmap(of: JPEGSample.plain))
  }

  @Test func `planes of half the resolution are enlarged`() throws {
    let bitmap = try JPEGReader.bitmap(of: JPEGSample.halved)
    // libjpeg interpolates chrominance, whereas samples are repeated here.
    #expect(difference(bitmap, Self.known) <= 16)
  }

  @Test func `a single plane is grey`() throws {
    let bitmap = try JPEGReader.bitmap(of: JPEGSample.grey)
    #expect(difference(bitmap, [22, 94, 146, 152].map { [$0, $0, $0] }) <= 1)
  }

  @Test func `four planes are inks on white paper`() throws {
    let bitmap = try JPEGReader.bitmap(of: JPEGSample.inks)
    let known = [[0, 0, 199], [135, 65, 124], [22, 219, 73], [79, 182, 188]]
    #expect(difference(bitmap, known) <= 2)
  }

  @Test func `a truncated file shows its beginning`() throws {
    let whole = JPEGSample.plain
    let bitmap = try JPEGReader.bitmap(of: whole.prefix(whole.count - 60))
    #expect(bitmap[0, 0] == (try JPEGReader.bitmap(of: whole))[0, 0])
    #expect(bitmap[19, 17] == Pixel(red: 128, green: 128, blue: 128))
  }

  @Test func `what is no JPEG is an error`() {
    #expect(throws: JPEGError.notJPEG) { try JPEGReader.bitmap(of: Data("GIF89a".utf8)) }
    #expect(throws: JPEGError.broken("there is no frame")) {
      try JPEGReader.bitmap(of: Data([0xFF, 0xD8, 0xFF, 0xD9]))
    }
  }

  @Test func `a picture of too many pixels is an error`() {
    #expect(throws: JPEGError.unsupported("with too many pixels")) {
      try JPEGReader.bitmap(of: JPEGSample.plain, maximumPixels: 100)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `damaged bytes give a picture or an error`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var data = seed.isMultiple(of: 2) ? JPEGSample.halvedProgressive : JPEGSample.halved
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      data[Int.random(in: 2..<data.count, using: &random)] = .random(in: 0...255, using: &random)
    }
    let bitmap = try? JPEGReader.bitmap(of: data, maximumPixels: 1 << 20)
    #expect(bitmap.map { $0.width * $0.height <= 1 << 20 } ?? true)
  }
}
