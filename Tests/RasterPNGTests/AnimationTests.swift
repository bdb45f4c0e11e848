import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

@Suite struct AnimationTests {
  private let black = Bitmap(width: 3, height: 2, filledWith: Pixel(red: 0, green: 0, blue: 0))
  private let white = Bitmap(
    width: 3, height: 2, filledWith: Pixel(red: 255, green: 255, blue: 255))

  @Test func `an animation is read as its first picture`() throws {
    let data = try PNG.encodeAnimation(frames: [black, white], milliseconds: 600)
    #expect(try PNG.read(data, name: "blink").bitmap == black)
  }

  @Test func `an animation holds a control, then each frame before its pixels`() throws {
    let data = try PNG.encodeAnimation(frames: [black, white], milliseconds: 600)
    let types = try #require(PNGChunks(data)).chunks.map(\.type)
    let frames = types.filter { ["acTL", "fcTL", "IDAT", "fdAT", "IEND"].contains($0) }
    #expect(frames == ["acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
  }

  @Test func `a frame's pixels are those of the picture encoded alone`() throws {
    let data = try PNG.encodeAnimation(frames: [black, white], milliseconds: 600)
    let chunk = try #require(PNGChunks(data)?.chunks.first { $0.type == "fdAT" })
    let alone = try PNG.encode(white)
    let pixels = try #require(PNGChunks(alone)?.chunks.first { $0.type == "IDAT" })
    #expect(data[chunk.payload].dropFirst(4) == alone[pixels.payload])
  }

  @Test func `frames of different sizes are refused`() {
    #expect(throws: PNGError.self) {
      try PNG.encodeAnimation(frames: [black, Bitmap(width: 1, height: 1)], milliseconds: 600)
    }
  }

  @Test func `an animation of nothing is refused`() {
    #expect(throws: PNGError.self) { try PNG.encodeAnimation(frames: [], milliseconds: 600) }
  }

  @Test func `a chunk has the checksum that libpng gives it`() throws {
    let data = try PNG.encode(black)
    let header = try #require(PNGChunks(data)?.chunks.first)
    #expect(
      PNGChunks.encode(type: "IHDR", payload: data[header.payload]) == data[header.range])
  }

  @Test func `a chunk is found by its type and payload, in a part of other bytes too`() throws {
    let file = try PNG.encode(black)
    for data in [file, (Data([7, 7, 7]) + file).dropFirst(3)] {
      let chunks = try #require(PNGChunks(data))
      #expect(chunks.contains { $0 == "IHDR" && $1.starts(with: [0, 0, 0, 3, 0, 0, 0, 2]) })
      #expect(!chunks.contains { $0 == "IHDR" && $1.count != 13 })
      #expect(!chunks.contains { type, _ in type == "tEXt" })
    }
  }

  @Test func `a file cut short has no chunks`() throws {
    let data = try PNG.encode(black)
    for length in 0..<data.count { #expect(PNGChunks(data.prefix(length)) == nil) }
  }
}
