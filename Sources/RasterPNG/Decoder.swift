internal import CPNG
internal import Foundation
internal import RasterCore

/// The reader of one PNG, which owns libpng's handle.
final class Decoder {
  private let file: String
  private let byteCount: Int
  private let reader: OpaquePointer

  /// The memory that libpng may use for chunks and zlib, in addition to its rows: four texts of the
  /// maximum size.
  private static let memoryForChunks = 4 * TextChunk.maximumBytes

  /// Makes a decoder for bytes that must outlive it.
  init(bytes: UnsafeRawBufferPointer, file: String) throws(PNGError) {
    let reader = cpng_reader_create(
      bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, Self.memoryForChunks,
      TextChunk.maximumBytes)
    guard let reader else { throw .broken(file: file, reason: "out of memory") }
    self.reader = reader
    self.byteCount = bytes.count
    self.file = file
  }

  deinit { cpng_reader_destroy(reader) }

  /// Reads the file from its first byte to its end marker.
  ///
  /// Call it only once.
  ///
  /// - Parameters:
  ///   - maximumPixels: the maximum number of pixels to allocate memory for.
  ///   - isStraight: whether colours stay as stored in the file, not multiplied by alpha.
  ///   - allowsMissingEnd: whether to accept a file with complete pixels but without its end
  ///     marker.
  /// - Returns: the pixels and the other contents of the file.
  /// - Throws: `PNGError` if the file is too large or broken.
  func image(
    maximumPixels: Int, isStraight: Bool = false, allowsMissingEnd: Bool = false
  ) throws(PNGError) -> PNGImage {
    var header = CPNGHeader()
    guard cpng_reader_header(reader, &header) == 0 else { throw broken() }
    try check(header, maximumPixels: maximumPixels)
    let bitmap = try bitmap(header, isStraight: isStraight)
    // The end is read before the texts because some text chunks follow the pixels.
    let end = cpng_reader_end(reader)
    guard end == 0 || end == 1 && allowsMissingEnd else { throw broken() }
    return PNGImage(
      bitmap: bitmap, pixelsPerMeter: Self.pixelsPerMeter(of: reader),
      text: Self.text(of: reader), lacksEnd: end == 1)
  }

  /// Reads everything except the pixels, from a copy of the file that has only one pixel; nil if
  /// the pixels would need a colour conversion, or if libpng reached its memory limit.
  func rest() throws(PNGError) -> PNGImage? {
    var header = CPNGHeader()
    guard cpng_reader_header(reader, &header) == 0 else { throw broken() }
    guard TransferCurve(gamma: header.gamma, bitDepth: header.bitDepth) == nil else { return nil }
    let bitmap = try bitmap(header, isStraight: true)
    guard cpng_reader_end(reader) == 0 else { throw broken() }
    guard cpng_reader_lacked_memory(reader) == 0 else { return nil }
    return PNGImage(
      bitmap: bitmap, pixelsPerMeter: Self.pixelsPerMeter(of: reader), text: Self.text(of: reader))
  }

  /// Rejects a picture that is too large before memory is allocated.
  private func check(_ header: CPNGHeader, maximumPixels: Int) throws(PNGError) {
    let (width, height) = (Int(header.width), Int(header.height))
    // The limit is divided, because the product of two sides of up to 2³¹ might overflow. libpng
    // rejects heights of zero.
    guard width <= maximumPixels / height else {
      throw .tooLarge(file: file, width: width, height: height, maximumPixels: maximumPixels)
    }
    // At best zlib packs 258 bytes into two bits, so a shorter file is truncated or malicious.
    guard header.packedBytes / 1032 <= byteCount else {
      throw .broken(
        file: file, reason: "\(byteCount) bytes cannot hold \(width) × \(height) pixels")
    }
  }

  private func bitmap(_ header: CPNGHeader, isStraight: Bool) throws(PNGError) -> Bitmap {
    let curve = TransferCurve(gamma: header.gamma, bitDepth: header.bitDepth)?.bytes
    var result: Int32 = -1
    let bitmap = Bitmap(width: Int(header.width), height: Int(header.height)) { pixels in
      let rgba = UnsafeMutableRawPointer(pixels.baseAddress)
      result = read(into: rgba, bytesPerRow: Int(header.width) * 4, curve, isStraight)
    }
    guard result == 0 else { throw broken() }
    return bitmap
  }

  private func read(
    into rgba: UnsafeMutableRawPointer?, bytesPerRow: Int, _ curve: [UInt8]?, _ isStraight: Bool
  ) -> Int32 {
    let straight: UInt8 = isStraight ? 1 : 0
    guard let curve else {
      return cpng_reader_pixels(
        reader, rgba, bytesPerRow, CPNGColors(curve: nil, straight: straight))
    }
    return curve.withUnsafeBufferPointer { curve in
      cpng_reader_pixels(
        reader, rgba, bytesPerRow, CPNGColors(curve: curve.baseAddress, straight: straight))
    }
  }

  static func pixelsPerMeter(of reader: OpaquePointer) -> Int? {
    var horizontal: UInt32 = 0
    var vertical: UInt32 = 0
    guard cpng_reader_density(reader, &horizontal, &vertical) == 0, horizontal == vertical else {
      return nil
    }
    return Int(horizontal)
  }

  static func text(of reader: OpaquePointer) -> [TextChunk] {
    (0..<cpng_reader_text_count(reader)).map { TextChunk(cpng_reader_text(reader, $0)) }
  }

  private func broken() -> PNGError {
    .broken(file: file, reason: String(cString: cpng_reader_message(reader)))
  }
}

extension TextChunk {
  /// Copies a text from libpng's memory.
  ///
  /// In an international text, bytes that are not UTF-8 are replaced by U+FFFD.
  fileprivate init(_ chunk: CPNGText) {
    let keyword = UnsafeRawBufferPointer(start: chunk.keyword, count: strlen(chunk.keyword))
    let text = UnsafeRawBufferPointer(start: chunk.text, count: chunk.textLength)
    self.init(
      keyword: Self.latin1(keyword),
      text: chunk.language == nil ? Self.latin1(text) : String(decoding: text, as: UTF8.self),
      language: chunk.language.map { String(cString: $0) } ?? "",
      translatedKeyword: chunk.translatedKeyword.map { String(cString: $0) } ?? "")
  }

  private static func latin1(_ bytes: UnsafeRawBufferPointer) -> String {
    // Each byte of Latin-1 is the Unicode scalar of the same value.
    String(String.UnicodeScalarView(bytes.lazy.map { Unicode.Scalar($0) }))
  }
}
