package import Foundation
package import RasterCore

/// A reader of JPEG files: ITU-T T.81, baseline and progressive, with Huffman coding.
///
/// ```
/// SOI │ tables │ frame: size, planes │ tables │ scan │ … │ scan │ EOI
///                                               └ coefficients of some planes
/// ```
///
/// All scans are read into the coefficients of each plane, which are then transformed. All
/// arithmetic is done in integers, so that the pixels are the same on every machine; libjpeg's
/// differ by a level or two. Planes of a lower resolution are enlarged by repeating samples. As in
/// browsers, the rest of a scan after an invalid code is ignored, and so is a truncated segment
/// after a scan; other damage is an error. Colour profiles and the orientation of cameras are not
/// applied.
package struct JPEGReader {
  private let bytes: [UInt8]
  private var position = 2
  private var frame: JPEGFrame?
  private var quantisation = [[Int]](repeating: [], count: 4)
  private var tables = JPEGTables()
  private var restartInterval = 0
  /// The colour transform in Adobe's segment: 0 for none, 1 for YCbCr, 2 for YCCK; nil if there is
  /// no such segment.
  private var adobeTransform: Int?

  private init(_ data: Data) throws(JPEGError) {
    bytes = [UInt8](data)
    guard bytes.starts(with: [0xFF, 0xD8]) else { throw .notJPEG }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - maximumPixels: the maximum number of pixels to allocate memory for.
  /// - Returns: the pixels.
  /// - Throws: `JPEGError` if the bytes are not a JPEG that can be read.
  package static func bitmap(
    of data: Data, maximumPixels: Int = PNG.defaultMaximumPixels
  ) throws(JPEGError) -> Bitmap {
    var reader = try JPEGReader(data)
    try reader.readSegments(maximumPixels)
    guard let frame = reader.frame else { throw .broken("there is no frame") }
    return frame.bitmap(reader.quantisation, adobeTransform: reader.adobeTransform)
  }

  /// Reads the segments up to the end marker or the end of the file, or up to a truncated segment
  /// after a scan.
  private mutating func readSegments(_ maximumPixels: Int) throws(JPEGError) {
    while let marker = nextMarker(), marker != 0xD9 {
      // The restart markers and TEM have no segment, so the next marker follows directly.
      if (0xD0...0xD7).contains(marker) || marker == 0x01 { continue }
      guard let segment = nextSegment() else {
        if frame?.isStarted == true { return }
        throw .broken("a segment ends after the file")
      }
      try read(marker, segment, maximumPixels)
    }
  }

  private mutating func nextMarker() -> UInt8? {
    while position + 1 < bytes.count {
      if bytes[position] == 0xFF, bytes[position + 1] != 0, bytes[position + 1] != 0xFF {
        position += 2
        return bytes[position - 1]
      }
      position += 1
    }
    return nil
  }

  private mutating func nextSegment() -> ArraySlice<UInt8>? {
    guard position + 1 < bytes.count else { return nil }
    let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
    guard length >= 2, position + length <= bytes.count else { return nil }
    defer { position += length }
    return bytes[position + 2..<position + length]
  }

  private mutating func read(
    _ marker: UInt8, _ segment: ArraySlice<UInt8>, _ maximumPixels: Int
  ) throws(JPEGError) {
    let content = Array(segment)
    switch marker {
    case 0xC0, 0xC1, 0xC2:
      guard frame == nil else { throw .broken("there are two frames") }
      frame = try JPEGFrame(content, isProgressive: marker == 0xC2, maximumPixels)
    case 0xC4: try tables.read(content)
    case 0xC3, 0xC5...0xC7: throw .unsupported("lossless or hierarchical")
    case 0xC9...0xCB, 0xCD...0xCF: throw .unsupported("with arithmetic coding")
    case 0xDA: try readScan(content)
    case 0xDB: try readQuantisation(content)
    case 0xDD where content.count >= 2:
      restartInterval = Int(content[0]) << 8 | Int(content[1])
    case 0xEE where content.starts(with: Array("Adobe".utf8)) && content.count >= 12:
      adobeTransform = Int(content[11])
    default: break
    }
  }

  private mutating func readQuantisation(_ content: [UInt8]) throws(JPEGError) {
    var index = 0
    while index < content.count {
      let (isWide, number) = (content[index] >> 4 != 0, Int(content[index] & 15))
      let length = isWide ? 128 : 64
      guard number < 4, index + length < content.count else {
        throw .broken("a quantisation table is too short")
      }
      let values = content[(index + 1)...(index + length)].map(Int.init)
      quantisation[number] =
        isWide
        ? stride(from: 0, to: 128, by: 2).map { values[$0] << 8 | values[$0 + 1] } : values
      index += 1 + length
    }
  }

  private mutating func readScan(_ header: [UInt8]) throws(JPEGError) {
    guard frame != nil else { throw .broken("a scan is before the frame") }
    let scan = try JPEGScanHeader(header)
    var decoder = JPEGScanDecoder(
      scan, tables: tables, bits: JPEGBits(bytes, from: position),
      restartInterval: restartInterval)
    try frame?.decode(&decoder)
    position = decoder.bits.position
  }
}
