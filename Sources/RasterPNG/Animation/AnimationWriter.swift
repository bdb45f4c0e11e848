internal import Foundation
internal import RasterCore

/// Puts the chunks of several pictures into one file.
///
/// Each frame is encoded as a picture of its own; what are its `IDAT` chunks there are `fdAT`
/// chunks here, but for the first frame's, which other programs show.
struct AnimationWriter {
  private let animation: PNGAnimation
  private let plays: UInt32
  private let name: String
  /// Whether the frames are written with alpha: all frames of a file are of one kind.
  private let keepsAlpha: Bool
  private var sequence: UInt32 = 0

  init(_ animation: PNGAnimation, plays: UInt32, name: String) {
    (self.animation, self.plays, self.name) = (animation, plays, name)
    keepsAlpha = !animation.frames.allSatisfy(\.bitmap.isOpaqueInBytes)
  }

  /// Makes the first frame's file, with the others between its pixels and its end.
  mutating func data(scale: CGFloat?) throws(PNGError) -> Data {
    let first = try chunks(animation.frames[0].bitmap, scale: scale, text: animation.text)
    var file = Data(first.data.prefix(8))
    for chunk in first.chunks {
      // The first frame's control stands before its pixels.
      if chunk.type == "IDAT" && sequence == 0 { file += control() + frame(0, in: whole) }
      if chunk.type == "IEND" { file += try others() }
      file += first.data.subdata(in: chunk.range)
    }
    return file
  }

  private var whole: PixelBox {
    let first = animation.frames[0].bitmap
    return PixelBox(x: 0, y: 0, width: first.width, height: first.height)
  }

  private mutating func others() throws(PNGError) -> Data {
    var file = Data()
    for index in animation.frames.indices.dropFirst() {
      let bitmap = animation.frames[index].bitmap
      let area = bitmap.changes(from: animation.frames[index - 1].bitmap)
      let picture = try chunks(area == whole ? bitmap : bitmap.cropped(to: area))
      file += frame(index, in: area)
      for chunk in picture.chunks where chunk.type == "IDAT" {
        file += PNGChunks.encode(
          type: "fdAT", payload: next() + picture.data.subdata(in: chunk.payload))
      }
    }
    return file
  }

  private func chunks(
    _ bitmap: Bitmap, scale: CGFloat? = nil, text: [TextChunk] = []
  ) throws(PNGError) -> (data: Data, chunks: [PNGChunks.Chunk]) {
    let data = try PNG.encode(
      bitmap, name: name, scale: scale, text: text, keepsAlpha: keepsAlpha)
    guard let chunks = PNGChunks(data)?.chunks else {
      throw .unencodable(file: name, reason: "a frame without chunks")
    }
    return (data, chunks)
  }

  private func control() -> Data {
    PNGChunks.encode(
      type: "acTL",
      payload: PNGChunks.bigEndian(UInt32(animation.frames.count)) + PNGChunks.bigEndian(plays))
  }

  private mutating func frame(_ index: Int, in area: PixelBox) -> Data {
    let control = FrameControl(area: area, delay: animation.frames[index].delay)
    return PNGChunks.encode(type: "fcTL", payload: next() + control.bytes)
  }

  /// Returns the next sequence number; control and data chunks share one count.
  private mutating func next() -> Data {
    defer { sequence += 1 }
    return PNGChunks.bigEndian(sequence)
  }
}
