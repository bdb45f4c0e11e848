import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

/// The rules of the APNG specification, on pictures of one row: `R` red, `B` blue, `.` nothing.
@Suite struct AnimationReadingTests {
  private typealias Frame = AnimationBuilder.Frame
  private let red = [255, 0, 0, 255]
  private let blue = [0, 0, 255, 255]

  private func rows(_ builder: AnimationBuilder) throws -> [String] {
    try PNG.decodeAnimation(builder.data).frames.map { frame in
      String((0..<frame.bitmap.width).map { letter(frame.bitmap[$0, 0]) })
    }
  }

  private func letter(_ pixel: Pixel) -> Character {
    switch pixel {
    case Pixel(red: 255, green: 0, blue: 0): "R"
    case Pixel(red: 0, green: 0, blue: 255): "B"
    case Pixel(word: 0): "."
    default: "?"
    }
  }

  private func builder(_ frames: Frame...) -> AnimationBuilder {
    AnimationBuilder(frames: [Frame(width: 4, color: red)] + frames)
  }

  @Test func `a part is drawn where its offset says, and stays`() throws {
    let part = Frame(x: 1, width: 2, color: blue)
    #expect(try rows(builder(part, Frame(x: 3, color: blue))) == ["RRRR", "RBBR", "RBBB"])
  }

  @Test func `a frame that is cleared leaves nothing in its rectangle`() throws {
    let part = Frame(x: 1, width: 2, color: blue, disposal: 1)
    #expect(try rows(builder(part, Frame(color: blue))) == ["RRRR", "RBBR", "B..R"])
  }

  @Test func `a frame that is taken back leaves what was there before`() throws {
    let part = Frame(x: 1, width: 2, color: blue, disposal: 2)
    #expect(try rows(builder(part, Frame(color: blue))) == ["RRRR", "RBBR", "BRRR"])
  }

  @Test func `before the first frame there is nothing, and nothing comes back`() throws {
    var builder = builder(Frame(color: blue))
    builder.frames[0].disposal = 2
    #expect(try rows(builder) == ["RRRR", "B..."])
  }

  @Test func `a transparent frame replaces, or lets through what is below`() throws {
    let nothing = Frame(x: 1, width: 2, color: [9, 9, 9, 0])
    var over = nothing
    over.blending = 1
    #expect(try rows(builder(nothing)) == ["RRRR", "R..R"])
    #expect(try rows(builder(over)) == ["RRRR", "RRRR"])
  }

  @Test func `half of a colour is mixed with what is below`() throws {
    let half = Frame(width: 1, color: [0, 0, 255, 51], blending: 1)
    let frames = try PNG.decodeAnimation(builder(half).data).frames
    #expect(frames[1].bitmap[0, 0] == Pixel(red: 204, green: 0, blue: 51))
  }

  @Test func `a still picture before the first control is no frame`() throws {
    let builder = AnimationBuilder(frames: [Frame(x: 2, width: 2, color: blue)], still: red)
    #expect(try rows(builder) == ["..BB"])
    let still = try PNG.decodeAnimation(builder.data).still
    #expect(still?[0, 0] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func `the delay of a frame is its fraction of a second`() throws {
    #expect(try PNG.decodeAnimation(builder().data).frames[0].delay == .init(1, 30))
  }

  @Test func `a picture that does not move is no animation`() throws {
    let fault = try fault(in: PNG.encode(Bitmap(width: 1, height: 1)))
    #expect(
      "\(fault)"
        == "chunk acTL: expected one before the pixels, found none: it is a still picture")
  }

  @Test func `a wrong sequence number is told with its frame and what was expected`() throws {
    var chunks = builder(Frame(color: blue)).chunks
    chunks[4].content[3] = 7
    let fault = try fault(in: file(chunks))
    #expect("\(fault)" == "chunk fcTL of frame 2: expected sequence number 1, found 7")
  }

  @Test func `a part that leaves the picture is told with both sizes`() throws {
    let fault = try fault(in: builder(Frame(x: 3, width: 2, color: blue)).data)
    #expect(
      "\(fault)" == "chunk fcTL of frame 2: expected a part of 4 × 1 pixels, found 2 × 1 at 3, 0")
  }

  @Test func `more or fewer frames than are announced are an error`() throws {
    for count in [1, 3] {
      var builder = builder(Frame(color: blue))
      builder.count = count
      #expect(try fault(in: builder.data).expected == "2 frames, as many as fcTL chunks")
    }
  }

  @Test func `a frame without pixels is an error, and so are pixels that are too few`() throws {
    var chunks = builder(Frame(color: blue)).chunks
    let pixels = chunks.remove(at: 5)
    #expect(try fault(in: file(chunks)).found == "none")
    chunks.insert(Chunk("fdAT", Array(pixels.content.dropLast(9))), at: 5)
    #expect(try fault(in: file(chunks)).expected == "1 × 1 pixels")
  }

  @Test func `frames that are too many for the memory are refused before they are drawn`() throws {
    var builder = builder(Frame(color: blue))
    #expect(throws: PNGError.self) { try PNG.decodeAnimation(builder.data, maximumPixels: 7) }
    #expect(try PNG.decodeAnimation(builder.data, maximumPixels: 8).frames.count == 2)
    builder.count = Int(UInt32.max)
    #expect(try fault(in: builder.data).chunk == "acTL")
  }

  @Test(arguments: UInt64(0)..<40)
  func `damaged animations are read or are errors that name them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let parts = [Frame(x: 1, width: 2, color: blue, disposal: 1), Frame(color: red, blending: 1)]
    var chunks = builder(parts[0], parts[1]).chunks
    for _ in 0..<40 {
      let place = Int.random(in: 0..<chunks.count, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: chunks.swapAt(place, Int.random(in: 0..<chunks.count, using: &generator))
      case 1 where chunks.count > 3: chunks.remove(at: place)
      case 2: chunks.insert(chunks[place], at: place)
      default:
        guard let byte = chunks[place].content.indices.randomElement(using: &generator) else {
          continue
        }
        chunks[place].content[byte] = UInt8.random(in: 0...4, using: &generator)
      }
      do throws(PNGError) {
        let film = try PNG.decodeAnimation(file(chunks), name: "x.png", maximumPixels: 1 << 16)
        #expect(film.frames.allSatisfy { $0.bitmap.width == film.frames[0].bitmap.width })
      } catch {
        #expect(error.file == "x.png")
      }
    }
  }

  private func file(_ chunks: [Chunk]) -> Data {
    Data(PNGBuilder.signature + chunks.flatMap(\.bytes))
  }

  private func fault(in data: Data) throws -> AnimationFault {
    do throws(PNGError) {
      _ = try PNG.decodeAnimation(data)
    } catch {
      if case .brokenAnimation(_, let fault) = error { return fault }
      throw error
    }
    throw CocoaError(.featureUnsupported)
  }
}
