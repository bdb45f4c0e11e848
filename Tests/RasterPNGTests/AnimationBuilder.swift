import Foundation
import RasterCore
import TestSupport

/// Animations as other programs write them: frames that cover a part of the picture, are blended
/// over others, and are removed again.
struct AnimationBuilder {
  struct Frame {
    var x = 0
    var y = 0
    var width = 1
    var height = 1
    /// Red, green, blue and alpha of every pixel, not multiplied.
    var color: [Int] = [0, 0, 0, 255]
    var disposal: UInt8 = 0
    var blending: UInt8 = 0
  }

  var width = 4
  var height = 1
  var frames: [Frame] = []
  /// The still picture that is no frame; nil if the first frame is it.
  var still: [Int]?
  var count: Int?

  var data: Data { Data(PNGBuilder.signature + chunks.flatMap(\.bytes)) }

  var chunks: [Chunk] {
    let first = still ?? frames.first?.color ?? [0, 0, 0, 0]
    let control = UInt32(count ?? frames.count).bigEndianBytes + UInt32(0).bigEndianBytes
    var chunks = [header, Chunk("acTL", control)]
    var sequence: UInt32 = 0
    if still != nil { chunks += [pixels(width, height, first)] }
    for (index, frame) in frames.enumerated() {
      chunks.append(self.control(frame, sequence))
      sequence += 1
      let pixels = pixels(frame.width, frame.height, frame.color)
      if index == 0 && still == nil {
        chunks.append(pixels)
        continue
      }
      chunks.append(Chunk("fdAT", sequence.bigEndianBytes + pixels.content))
      sequence += 1
    }
    return chunks + [Chunk("IEND", [])]
  }

  private var header: Chunk {
    PNGBuilder(width: width, height: height, colorType: .rgba).header
  }

  private func pixels(_ width: Int, _ height: Int, _ color: [Int]) -> Chunk {
    let builder = PNGBuilder(
      width: width, height: height, colorType: .rgba, sample: { _, _, channel in color[channel] })
    return builder.chunks.first { $0.name == "IDAT" } ?? Chunk("IDAT", [])
  }

  private func control(_ frame: Frame, _ sequence: UInt32) -> Chunk {
    let numbers = [frame.width, frame.height, frame.x, frame.y].flatMap {
      UInt32($0).bigEndianBytes
    }
    let delay: [UInt8] = [0, 1, 0, 30]
    return Chunk(
      "fcTL", sequence.bigEndianBytes + numbers + delay + [frame.disposal, frame.blending])
  }
}
