import Foundation

/// A writer of a JPEG file's segments.
struct JPEGFile {
  private var bytes = Data([0xFF, 0xD8])

  /// Writes all segments before the entropy-coded data.
  mutating func writeHeader(width: Int, height: Int, quantisation: [JPEGQuantisation]) {
    // The header declares JFIF 1.1, square pixels without a density, and no thumbnail.
    write(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (index, table) in quantisation.enumerated() {
      write(0xDB, [UInt8(index)] + JPEGOrder.zigzag.map { UInt8(table.steps[$0]) })
    }
    // The frame has eight bits per sample and three planes of full size; the first plane uses table
    // 0, the others table 1.
    let sides = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
    write(0xC0, [8] + sides + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    writeTable(.flatLuminance, as: 0x00)
    writeTable(.waveLuminance, as: 0x10)
    writeTable(.flatChrominance, as: 0x01)
    writeTable(.waveChrominance, as: 0x11)
    // The scan interleaves the three planes block by block, with all coefficients of a block.
    write(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
  }

  /// Returns the complete file: the segments, the entropy-coded data and the end marker.
  func finished(with scan: Data) -> Data { bytes + scan + Data([0xFF, 0xD9]) }

  private mutating func writeTable(_ table: JPEGHuffman, as number: UInt8) {
    write(0xC4, [number] + table.counts + table.symbols)
  }

  /// Writes a segment: its marker, its length including the length itself, and its content.
  private mutating func write(_ mark: UInt8, _ content: [UInt8]) {
    let length = content.count + 2
    bytes.append(contentsOf: [0xFF, mark, UInt8(length >> 8), UInt8(length & 255)])
    bytes.append(contentsOf: content)
  }
}
