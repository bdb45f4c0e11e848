import Foundation
import RasterCore
import TestSupport
import Testing

@testable import RasterPNG

@Suite struct SplicingTests {
  @Test func `files that are put together play as their pictures would`() throws {
    let pictures = [picture(seed: 1, side: 200), picture(seed: 2, side: 200)]
    let text = [TextChunk(keyword: "Note", text: "left out")]
    let files = try pictures.map { try PNG.encode($0, scale: 3, text: text) }
    let data = try #require(PNG.animation(ofFiles: files, milliseconds: 700))
    let played = try PNG.decodeAnimation(data)
    let encoded = try PNG.decodeAnimation(
      PNG.encodeAnimation(frames: pictures, milliseconds: 700))
    let isSame = played == encoded
    #expect(isSame)
    #expect(played.frames.count == 2 && played.text.isEmpty)
  }

  @Test func `a slice of data is a file too`() throws {
    let file = try PNG.encode(picture(seed: 1, side: 9))
    let slice = (Data([1, 2, 3]) + file).dropFirst(3)
    let data = try #require(PNG.animation(ofFiles: [slice, file], milliseconds: 700))
    #expect(try PNG.decodeAnimation(data).frames.count == 2)
  }

  @Test func `files of two sizes are not put together`() throws {
    let files = try [8, 9].map { try PNG.encode(picture(seed: 1, side: $0)) }
    #expect(PNG.animation(ofFiles: files, milliseconds: 700) == nil)
  }

  @Test func `translucent files are not put together`() throws {
    var translucent = picture(seed: 1, side: 8)
    translucent[3, 3] = Pixel(word: 0)
    let files = try [picture(seed: 2, side: 8), translucent].map { try PNG.encode($0) }
    #expect(PNG.animation(ofFiles: files, milliseconds: 700) == nil)
    #expect(PNG.animation(ofFiles: files.reversed(), milliseconds: 700) == nil)
  }

  @Test(arguments: ["gAMA", "iCCP", "tRNS", "acTL"])
  func `files with chunks that change what is seen are not put together`(_ type: String) throws {
    let file = try PNG.encode(picture(seed: 1, side: 8))
    let place = try #require(PNGChunks(file)?.chunks.first { $0.type == "IDAT" }).range.lowerBound
    let chunk = PNGChunks.encode(type: type, payload: Data(count: 8))
    let other = file[..<place] + chunk + file[place...]
    #expect(PNG.animation(ofFiles: [file, other], milliseconds: 700) == nil)
    #expect(PNG.animation(ofFiles: [other, file], milliseconds: 700) == nil)
  }

  @Test func `what is no file is not put together`() throws {
    #expect(PNG.animation(ofFiles: [], milliseconds: 700) == nil)
    #expect(PNG.animation(ofFiles: [Data([1, 2])], milliseconds: 700) == nil)
  }

  private func picture(seed: UInt64, side: Int) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    return Bitmap(width: side, height: side) { pixels in
      for index in pixels.indices {
        pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: generator.next()) & 0x00FF_FFFF
      }
    }
  }
}
