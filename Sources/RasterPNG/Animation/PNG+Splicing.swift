package import Foundation

extension PNG {
  /// Returns an animated PNG that shows the pictures of files in an endless loop, and reuses their
  /// compressed pixels unchanged.
  ///
  /// The files must all have the same size and be in the form that ``encode(_:name:scale:text:)``
  /// produces for opaque pictures: 8-bit RGB without chunks that change colours.
  ///
  /// - Parameters:
  ///   - files: at least one file; their checksums are assumed to be correct.
  ///   - milliseconds: the time for which each picture is shown, at most a minute.
  /// - Returns: the bytes of the file, or nil if the files do not meet these conditions.
  package static func animation(ofFiles files: [Data], milliseconds: Int) -> Data? {
    // Ranges of chunks count from 0, but the indices of a slice of data may not.
    let parts = files.map { $0.startIndex == 0 ? $0 : Data($0) }
      .map { (data: $0, chunks: PNGChunks($0)?.chunks ?? []) }
    guard let first = parts.first, let header = first.chunks.first,
      let size = size(ofPlainHeader: first.data[header.payload]),
      parts.allSatisfy({ part in
        part.chunks.first.map { part.data[$0.range] } == first.data[header.range]
          && part.chunks.allSatisfy { plainTypes.contains($0.type) }
      })
    else { return nil }
    var animation = SplicedAnimation(
      area: PixelBox(x: 0, y: 0, width: size.width, height: size.height),
      delay: PNGAnimation.Delay(milliseconds: milliseconds))
    animation.begin(header: first.data[header.range], frames: parts.count)
    for part in parts {
      animation.add(part.chunks.filter { $0.type == "IDAT" }.map { part.data[$0.payload] })
    }
    return animation.file + PNGChunks.encode(type: "IEND", payload: Data())
  }

  /// The chunk types that a file may contain.
  ///
  /// Others are refused: some, such as `gAMA` and `iCCP`, change how colours are shown.
  private static let plainTypes: Set<String> = [
    "IHDR", "sRGB", "pHYs", "tEXt", "zTXt", "iTXt", "IDAT", "IEND",
  ]

  /// Returns the size in a header, or nil if the format is not 8-bit RGB without interlacing.
  private static func size(ofPlainHeader header: Data) -> (width: Int, height: Int)? {
    let bytes = Array(header)
    guard bytes.count == 13, bytes[8...] == [8, 2, 0, 0, 0] else { return nil }
    let sides = [0, 4].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (sides[0], sides[1])
  }
}

/// A file to which already compressed frames are added.
private struct SplicedAnimation {
  let area: PixelBox
  let delay: PNGAnimation.Delay
  private(set) var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  private var sequence: UInt32 = 0

  init(area: PixelBox, delay: PNGAnimation.Delay) { (self.area, self.delay) = (area, delay) }

  /// Writes the chunks before the first frame.
  ///
  /// The number of plays is zero, which means endless.
  mutating func begin(header: Data, frames: Int) {
    file += header + PNGChunks.encode(type: "sRGB", payload: Data([0]))
    let counts = PNGChunks.bigEndian(UInt32(frames)) + PNGChunks.bigEndian(0)
    file += PNGChunks.encode(type: "acTL", payload: counts)
  }

  /// Adds a frame that covers the whole picture.
  mutating func add(_ pieces: [Data]) {
    // The first frame is also the still picture for programs that do not support animated PNGs.
    let isFirst = sequence == 0
    let control = FrameControl(area: area, delay: delay)
    file += PNGChunks.encode(type: "fcTL", payload: next() + control.bytes)
    for piece in pieces {
      file += PNGChunks.encode(
        type: isFirst ? "IDAT" : "fdAT", payload: isFirst ? piece : next() + piece)
    }
  }

  /// Returns the next sequence number, which `fcTL` and `fdAT` chunks share.
  private mutating func next() -> Data {
    defer { sequence += 1 }
    return PNGChunks.bigEndian(sequence)
  }
}
