package import Foundation

/// A PNG file built byte by byte, without libpng: as the specification says, and with errors on
/// demand.
///
/// The pixels are stored uncompressed, which every inflater accepts.
package struct PNGBuilder {
  package enum ColorType: UInt8, CaseIterable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    package var channels: Int { [1, 0, 3, 1, 2, 0, 4][Int(rawValue)] }
    package var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }
  }

  package var width = 1
  package var height = 1
  package var colorType = ColorType.gray
  package var bitDepth = 8
  package var isInterlaced = false
  /// The filter of each row, by its number in the pass.
  package var filter: (Int) -> UInt8 = { _ in 0 }
  /// The chunks between IHDR and IDAT, and between IDAT and IEND.
  package var chunksBefore: [Chunk] = []
  package var chunksAfter: [Chunk] = []
  /// The sample of a channel at (x, y), less than 2 to the power of the bit depth.
  package var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int = { _, _, _ in 0 }

  package init(
    width: Int = 1, height: Int = 1, colorType: ColorType = .gray, bitDepth: Int = 8,
    isInterlaced: Bool = false, filter: @escaping (Int) -> UInt8 = { _ in 0 },
    chunksBefore: [Chunk] = [], chunksAfter: [Chunk] = [],
    sample: @escaping (_ x: Int, _ y: Int, _ channel: Int) -> Int = { _, _, _ in 0 }
  ) {
    self.width = width
    self.height = height
    self.colorType = colorType
    self.bitDepth = bitDepth
    self.isInterlaced = isInterlaced
    self.filter = filter
    self.chunksBefore = chunksBefore
    self.chunksAfter = chunksAfter
    self.sample = sample
  }

  package var data: Data { Data(Self.signature + chunks.flatMap(\.bytes)) }

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package var chunks: [Chunk] {
    [header] + chunksBefore + [Chunk("IDAT", Zlib.stored(rows))] + chunksAfter + [Chunk("IEND", [])]
  }

  package var header: Chunk {
    let fields = [UInt8(bitDepth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
    return Chunk("IHDR", UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + fields)
  }
}

extension PNGBuilder {
  /// The passes of Adam7, or one pass of all pixels if the file is not interlaced.
  private var passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] {
    isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
  }

  /// The filtered rows of all passes, each after the byte of its filter.
  private var rows: [UInt8] {
    passes.flatMap { pass -> [UInt8] in
      let columns = Array(stride(from: pass.x, to: width, by: pass.stepX))
      guard !columns.isEmpty else { return [] }
      var above: [UInt8]?
      return stride(from: pass.y, to: height, by: pass.stepY).enumerated().flatMap { index, y in
        let row = packedRow(y: y, columns: columns)
        defer { above = row }
        return filtered(row, above: above ?? row.map { _ in 0 }, by: filter(index))
      }
    }
  }

  private func packedRow(y: Int, columns: [Int]) -> [UInt8] {
    let samples = columns.flatMap { x in
      (0..<colorType.channels).map { sample(x, y, $0) }
    }
    if bitDepth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / bitDepth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      (0..<perByte).reduce(UInt8(0)) { byte, index in
        let sample = start + index < samples.count ? samples[start + index] : 0
        return byte << UInt8(bitDepth % 8) | UInt8(sample)
      }
    }
  }

  private func filtered(_ row: [UInt8], above: [UInt8], by filter: UInt8) -> [UInt8] {
    let distance = max(1, colorType.channels * bitDepth / 8)
    return [filter]
      + row.indices.map { index in
        let left = index >= distance ? Int(row[index - distance]) : 0
        let corner = index >= distance ? Int(above[index - distance]) : 0
        let up = Int(above[index])
        let guess = [0, left, up, (left + up) / 2, paeth(left, up, corner)][Int(filter)]
        return row[index] &- UInt8(guess)
      }
  }

  private func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (toLeft, toUp, toCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
