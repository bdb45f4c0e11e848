public import Foundation
public import RasterCore

extension PNG {
  /// Returns the bytes of an animated PNG that shows pictures in turn, without end.
  ///
  /// Programs that know no animation show the first picture. Each frame is encoded as a picture of
  /// its own; the frames after the first become `fdAT` chunks.
  ///
  /// - Parameters:
  ///   - frames: at least one picture; all of one size, and all opaque or none.
  ///   - milliseconds: how long each picture is shown, at most a minute.
  ///   - name: what errors call the picture.
  /// - Returns: the bytes of the file.
  /// - Throws: `PNGError.unencodable` where the frames do not fit together.
  public static func encodeAnimation(
    frames: [Bitmap], milliseconds: Int, name: String = "animation"
  ) throws(PNGError) -> Data {
    var pictures: [(data: Data, chunks: PNGChunks)] = []
    for frame in frames {
      let data = try encode(frame, name: name)
      guard let chunks = PNGChunks(data) else {
        throw .unencodable(file: name, reason: "a frame without chunks")
      }
      pictures.append((data, chunks))
    }
    // Signature and header are the first 33 bytes: size, depth and colour type.
    guard let first = frames.first, Set(pictures.map { $0.data.prefix(33) }).count == 1 else {
      throw .unencodable(file: name, reason: "frames of different sizes or kinds")
    }
    let delay = UInt16(clamping: min(max(milliseconds, 0), 60_000))
    var animation = Animation(width: first.width, height: first.height, milliseconds: delay)
    return animation.data(pictures)
  }
}

/// Puts the chunks of several pictures into one file.
private struct Animation {
  let width: Int
  let height: Int
  let milliseconds: UInt16
  private var sequence: UInt32 = 0

  init(width: Int, height: Int, milliseconds: UInt16) {
    self.width = width
    self.height = height
    self.milliseconds = milliseconds
  }

  /// Makes the first picture's file, with the others between its pixels and its end.
  mutating func data(_ pictures: [(data: Data, chunks: PNGChunks)]) -> Data {
    var file = Data(pictures[0].data.prefix(8))
    for chunk in pictures[0].chunks.chunks {
      let bytes = pictures[0].data.subdata(in: chunk.range)
      // The first picture's control stands before its pixels, which stay `IDAT` for other programs.
      if chunk.type == "IDAT" && sequence == 0 { file += control(count: pictures.count) + frame() }
      if chunk.type == "IEND" {
        for picture in pictures.dropFirst() { file += frame() + pixels(picture) }
      }
      file += bytes
    }
    return file
  }

  /// Makes the chunk with the number of frames, and 0 for a repetition without end.
  private func control(count: Int) -> Data {
    PNGChunks.encode(
      type: "acTL",
      payload: PNGChunks.bigEndian(UInt32(count)) + PNGChunks.bigEndian(0))
  }

  /// Makes the chunk before a frame that is as large as the picture and replaces the one before.
  private mutating func frame() -> Data {
    var payload = next()
    for number in [width, height, 0, 0] { payload += PNGChunks.bigEndian(UInt32(number)) }
    // A delay in thousandths of a second (0x03E8), no disposal, no blending.
    payload += [
      UInt8(milliseconds >> 8), UInt8(truncatingIfNeeded: milliseconds), 0x03, 0xE8, 0, 0,
    ]
    return PNGChunks.encode(type: "fcTL", payload: payload)
  }

  private mutating func pixels(_ picture: (data: Data, chunks: PNGChunks)) -> Data {
    var chunks = Data()
    for chunk in picture.chunks.chunks where chunk.type == "IDAT" {
      chunks += PNGChunks.encode(
        type: "fdAT", payload: next() + picture.data.subdata(in: chunk.payload))
    }
    return chunks
  }

  /// Returns the next sequence number; control and data chunks share one count.
  private mutating func next() -> Data {
    defer { sequence += 1 }
    return PNGChunks.bigEndian(sequence)
  }
}
