internal import Basics
internal import Foundation
internal import RasterCore

/// A writer that combines the chunks of several pictures into one animated PNG.
///
/// Each frame is encoded as a separate picture. Its `IDAT` chunks become `fdAT` chunks here, except
/// for those of the first frame, which programs without support for animation show.
struct AnimationWriter: Sendable {
  private let animation: PNGAnimation
  private let plays: UInt32
  private let name: String
  /// Whether the frames are written with an alpha channel: all frames of a file have the same
  /// colour type.
  private let keepsAlpha: Bool
  private var sequence: UInt32 = 0

  init(_ animation: PNGAnimation, plays: UInt32, name: String) {
    (self.animation, self.plays, self.name) = (animation, plays, name)
    keepsAlpha = !animation.frames.allSatisfy(\.bitmap.isOpaque)
  }

  /// Returns the bytes of the first frame's file, with `acTL` and `fcTL` inserted before its
  /// pixels, and the other frames before `IEND`.
  mutating func data(scale: CGFloat?) throws(PNGError) -> Data {
    let parts = try parts(scale: scale)
    var file = Data(parts[0].data.prefix(8))
    for chunk in parts[0].chunks {
      // The first frame's `fcTL` chunk must precede its pixels.
      if chunk.type == "IDAT" && sequence == 0 { file += control() + frame(0, in: parts[0].area) }
      if chunk.type == "IEND" { file += others(parts) }
      file += parts[0].data.subdata(in: chunk.range)
    }
    return file
  }

  /// A frame encoded as a separate file.
  private struct Part: Sendable {
    let data: Data
    let chunks: [PNGChunks.Chunk]
    /// The part of the picture that this file contains.
    let area: PixelBox
  }

  /// Compresses the frames on all cores, since compression takes nearly all of the time.
  private func parts(scale: CGFloat?) throws(PNGError) -> [Part] {
    let parts = Cores.map(animation.frames.count) { index in
      Result { () throws(PNGError) in try part(index, scale: scale) }
    }
    var made: [Part] = []
    for part in parts { made.append(try part.get()) }
    return made
  }

  /// Encodes a frame as a file: the whole picture for the first frame, the changed part for others.
  private func part(_ index: Int, scale: CGFloat?) throws(PNGError) -> Part {
    let bitmap = animation.frames[index].bitmap
    let whole = PixelBox(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let area = index == 0 ? whole : bitmap.changes(from: animation.frames[index - 1].bitmap)
    let data = try PNG.encode(
      area == whole ? bitmap : bitmap.cropped(to: area), name: name,
      scale: index == 0 ? scale : nil, text: index == 0 ? animation.text : [],
      keepsAlpha: keepsAlpha)
    guard let chunks = PNGChunks(data)?.chunks else {
      throw .unencodable(file: name, reason: "a frame without chunks")
    }
    return Part(data: data, chunks: chunks, area: area)
  }

  private mutating func others(_ parts: [Part]) -> Data {
    var file = Data()
    for (index, part) in parts.enumerated().dropFirst() {
      file += frame(index, in: part.area)
      for chunk in part.chunks where chunk.type == "IDAT" {
        file += PNGChunks.encode(
          type: "fdAT", payload: next() + part.data.subdata(in: chunk.payload))
      }
    }
    return file
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

  /// Returns the next sequence number, which `fcTL` and `fdAT` chunks share.
  private mutating func next() -> Data {
    defer { sequence += 1 }
    return PNGChunks.bigEndian(sequence)
  }
}
