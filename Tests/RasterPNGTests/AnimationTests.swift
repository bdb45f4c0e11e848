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

  @Test func `a frame holds no more than the rectangle that changed`() throws {
    var moved = black
    moved[1, 1] = Pixel(red: 9, green: 9, blue: 9)
    moved[2, 1] = Pixel(red: 9, green: 9, blue: 9)
    let data = try PNG.encodeAnimation(frames: [black, moved, moved], milliseconds: 40)
    let controls = Chunk.chunks(of: data).filter { $0.name == "fcTL" }
    // Width, height, x, y; a frame that is the same holds one pixel.
    let numbers = controls.map { $0.content[4..<20].filter { $0 != 0 } }
    #expect(numbers == [[3, 2], [2, 1, 1, 1], [1, 1]])
    #expect(try PNG.decodeAnimation(data).frames.map(\.bitmap) == [black, moved, moved])
  }

  @Test(arguments: UInt64(0)..<20)
  func `what is written is read again, byte for byte`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var bitmap = Bitmap(width: 9, height: 7, filledWith: Pixel(red: 200, green: 100, blue: 50))
    var animation = PNGAnimation(frames: [], plays: Int(seed % 3), text: [])
    animation.text = [TextChunk(keyword: "Title", text: "A film")]
    for _ in 0..<5 {
      animation.frames.append(.init(bitmap, delay: .init(UInt16(seed), 30)))
      for _ in 0..<Int.random(in: 0..<5, using: &generator) {
        // Half of the seeds have transparent pixels, in some frames only.
        let alpha = seed % 2 == 0 ? 255 : UInt8.random(in: 0...255, using: &generator)
        let (x, y) = (
          Int.random(in: 0..<9, using: &generator), Int.random(in: 0..<7, using: &generator)
        )
        bitmap[x, y] = Pixel(red: alpha / 2, green: alpha, blue: 0, alpha: alpha)
      }
    }
    let data = try PNG.encodeAnimation(animation)
    #expect(try PNG.decodeAnimation(data) == animation)
  }

  @Test func `a delay is a fraction of a second, without denominator of hundredths`() {
    #expect(PNGAnimation.Delay(1, 30).seconds == 1.0 / 30)
    #expect(PNGAnimation.Delay(50, 0).seconds == 0.5)
    #expect(PNGAnimation.Delay(seconds: 1.0 / 30) == PNGAnimation.Delay(1, 30))
    #expect(PNGAnimation.Delay(seconds: 2.0 / 30) == PNGAnimation.Delay(1, 15))
    #expect(PNGAnimation.Delay(seconds: 0.8) == PNGAnimation.Delay(800, 1000))
    for seconds in [0, -1, 1e9, .nan, .infinity] {
      #expect(PNGAnimation.Delay(seconds: seconds).denominator == 1000)
    }
    #expect(PNGAnimation.Delay(milliseconds: 600) == PNGAnimation.Delay(600, 1000))
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
