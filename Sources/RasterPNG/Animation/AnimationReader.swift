internal import Foundation
internal import RasterCore

/// A reader that collects the chunks of an animated PNG in order and then composes its frames.
///
/// ```
/// IHDR … acTL fcTL IDAT  fcTL fdAT fdAT  fcTL fdAT  IEND
///             └ frame 1  └ frame 2       └ frame 3
/// ```
///
/// If no `fcTL` precedes `IDAT`, `IDAT` is a still picture that is not part of the animation.
struct AnimationReader {
  private let data: Data
  private let image: PNGImage
  private let name: String
  private let maximumPixels: Int
  /// The bytes of the header after the size, and the chunks before the pixels that may affect the
  /// colours of every frame.
  private var kind = Data()
  private var colors = Data()
  private var frameCount: Int?
  private var plays = 0
  private var sequence = 0
  private var hasStill = false
  private var frames: [(control: FrameControl, parts: [Range<Int>])] = []

  init(_ data: Data, image: PNGImage, name: String, maximumPixels: Int) {
    (self.data, self.image, self.name) = (data, image, name)
    self.maximumPixels = maximumPixels
  }

  /// Processes the next chunk.
  mutating func read(_ chunk: PNGChunks.Chunk) throws(PNGError) {
    switch chunk.type {
    case "IHDR": kind = payload(chunk).dropFirst(8)
    case "acTL": try begin(chunk)
    case "fcTL": try control(chunk)
    case "IDAT": try still(chunk)
    case "fdAT": try pixels(chunk)
    // Text and metadata chunks do not belong to frames, and may be large, so they are skipped.
    case "tEXt", "zTXt", "iTXt", "eXIf", "IEND": break
    default: if !hasPixels { colors += data[chunk.range] }
    }
  }

  /// Returns the animation, with every frame composed onto the ones before it.
  func animation() throws(PNGError) -> PNGAnimation {
    guard let frameCount else {
      throw fault("acTL", nil, "one before the pixels", "none: it is a still picture")
    }
    guard frames.count == frameCount else {
      throw fault("acTL", nil, "\(frames.count) frames, as many as fcTL chunks", "\(frameCount)")
    }
    if let index = frames.lastIndex(where: { $0.parts.isEmpty }) {
      throw fault(index == 0 ? "IDAT" : "fdAT", index, "pixels after fcTL", "none")
    }
    var canvas = Bitmap(width: image.bitmap.width, height: image.bitmap.height)
    var shown: [PNGAnimation.Frame] = []
    for index in frames.indices {
      let control = frames[index].control
      let former = canvas
      canvas.draw(try bitmap(index), in: control.area, blending: control.blending)
      shown.append(.init(canvas, delay: control.delay))
      switch control.disposal {
      case .keep: break
      case .clear: canvas.clear(control.area)
      // For the first frame, the canvas before the frame is empty, as the specification requires.
      case .restore: canvas = former
      }
    }
    return PNGAnimation(
      frames: shown, plays: plays, still: hasStill ? image.bitmap : nil,
      pixelsPerMeter: image.pixelsPerMeter, text: image.text)
  }

  /// Whether pixels of the still picture or of the first frame were read.
  private var hasPixels: Bool { hasStill || frames.first?.parts.isEmpty == false }
}

extension AnimationReader {
  private mutating func begin(_ chunk: PNGChunks.Chunk) throws(PNGError) {
    if frameCount != nil { throw fault("acTL", nil, "one", "another") }
    if hasPixels { throw fault("acTL", nil, "it before IDAT", "it after IDAT") }
    let bytes = payload(chunk)
    guard bytes.count == 8 else { throw fault("acTL", nil, "8 bytes", "\(bytes.count)") }
    let count = number(bytes.prefix(4))
    let limit = min(maximumPixels / max(image.bitmap.width * image.bitmap.height, 1), 1 << 16)
    guard (1...max(limit, 1)).contains(count) else {
      let size = "\(image.bitmap.width) × \(image.bitmap.height) pixels"
      throw fault("acTL", nil, "1 to \(max(limit, 1)) frames of \(size)", "\(count)")
    }
    (frameCount, plays) = (count, number(bytes.suffix(4)))
  }

  private mutating func control(_ chunk: PNGChunks.Chunk) throws(PNGError) {
    let (index, bytes) = (frames.count, payload(chunk))
    guard bytes.count == FrameControl.byteCount else {
      throw fault("fcTL", index, "\(FrameControl.byteCount) bytes", "\(bytes.count)")
    }
    try count(bytes, of: "fcTL", index)
    guard let control = FrameControl(bytes.dropFirst(4)) else {
      throw fault(
        "fcTL", index, "disposal 0 to 2 and blending 0 or 1",
        "\(bytes.suffix(2).map(String.init).joined(separator: " and "))")
    }
    guard control.area.fits(width: image.bitmap.width, height: image.bitmap.height) else {
      let area = control.area
      throw fault(
        "fcTL", index, "a part of \(image.bitmap.width) × \(image.bitmap.height) pixels",
        "\(area.width) × \(area.height) at \(area.x), \(area.y)")
    }
    frames.append((control, []))
  }

  private mutating func still(_ chunk: PNGChunks.Chunk) throws(PNGError) {
    if frames.isEmpty {
      hasStill = true
      return
    }
    let size = (frames[0].control.area.width, frames[0].control.area.height)
    guard size == (image.bitmap.width, image.bitmap.height) else {
      throw fault("fcTL", 0, "the whole picture", "\(size.0) × \(size.1) pixels")
    }
    guard frames.count == 1 else { throw fault("IDAT", frames.count - 1, "fdAT", "IDAT") }
    if !hasStill { frames[0].parts.append(chunk.payload) }
  }

  private mutating func pixels(_ chunk: PNGChunks.Chunk) throws(PNGError) {
    let (index, bytes) = (frames.count - 1, payload(chunk))
    guard index >= 0, hasPixels, index > 0 || hasStill else {
      throw fault("fdAT", max(index, 0), "it after IDAT and fcTL", "it before them")
    }
    guard bytes.count >= 4 else { throw fault("fdAT", index, "4 bytes or more", "\(bytes.count)") }
    try count(bytes, of: "fdAT", index)
    frames[index].parts.append(chunk.payload.dropFirst(4))
  }

  private mutating func count(
    _ bytes: Data, of chunk: String, _ index: Int
  ) throws(PNGError) {
    let found = number(bytes.prefix(4))
    guard found == sequence else {
      throw fault(chunk, index, "sequence number \(sequence)", "\(found)")
    }
    sequence += 1
  }

  /// Returns the pixels that the file stores for a frame.
  private func bitmap(_ index: Int) throws(PNGError) -> Bitmap {
    if index == 0 && !hasStill { return image.bitmap }
    let area = frames[index].control.area
    let size = PNGChunks.bigEndian(UInt32(area.width)) + PNGChunks.bigEndian(UInt32(area.height))
    let pixels = frames[index].parts.reduce(into: Data()) { $0 += data[$1] }
    // The frame is wrapped in a separate PNG file, so that the still-picture reader can decode it.
    let file =
      data.prefix(8) + PNGChunks.encode(type: "IHDR", payload: size + kind) + colors
      + PNGChunks.encode(type: "IDAT", payload: pixels)
      + PNGChunks.encode(type: "IEND", payload: Data())
    do throws(PNGError) {
      return try PNG.read(file, name: name, maximumPixels: maximumPixels).bitmap
    } catch {
      guard case .broken(_, let reason) = error else { throw error }
      throw fault("fdAT", index, "\(area.width) × \(area.height) pixels", reason)
    }
  }

  private func payload(_ chunk: PNGChunks.Chunk) -> Data { data[chunk.payload] }

  private func number(_ bytes: Data) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private func fault(
    _ chunk: String, _ index: Int?, _ expected: String, _ found: String
  ) -> PNGError {
    .brokenAnimation(
      file: name,
      AnimationFault(
        chunk: chunk, frame: index.map { $0 + 1 }, expected: expected, found: found))
  }
}
