internal import CPNG
internal import Foundation
internal import RasterCore

/// The writer of one PNG into memory, which owns libpng's handle.
final class Encoder {
  private let file: String
  private let writer: OpaquePointer

  /// Makes an encoder for one picture.
  init(file: String) throws(PNGError) {
    guard let writer = cpng_writer_create() else {
      throw .unencodable(file: file, reason: "out of memory")
    }
    self.writer = writer
    self.file = file
  }

  deinit { cpng_writer_destroy(writer) }

  /// Compresses as many of a picture's first `rows` rows as possible; `encode` compresses the
  /// others.
  ///
  /// Errors are not reported here: `encode` tries again and throws them.
  func compress(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, rows: Int) {
    var picture = Self.picture(UnsafeRawBufferPointer(pixels), width, height)
    cpng_writer_rows(writer, &picture, UInt32(rows))
  }

  /// Returns the file's bytes.
  ///
  /// Call it only once.
  func encode(
    _ bitmap: Bitmap, pixelsPerMeter: UInt32, text: [TextChunk], keepsAlpha: Bool
  ) throws(PNGError) -> Data {
    // Texts are added first because libpng writes them with the header, before the pixels.
    for chunk in text { try add(chunk) }
    let result = bitmap.withUnsafeBytes { bytes in
      var picture = Self.picture(bytes, bitmap.width, bitmap.height)
      picture.pixelsPerMeter = pixelsPerMeter
      picture.keepAlpha = keepsAlpha ? 1 : 0
      return cpng_writer_encode(writer, &picture)
    }
    guard result == 0 else { throw refusal() }
    // The bytes are copied, because the writer owns them and is destroyed with this object.
    var count = 0
    let bytes = cpng_writer_bytes(writer, &count)
    return Data(UnsafeBufferPointer(start: bytes, count: count))
  }

  private static func picture(
    _ bytes: UnsafeRawBufferPointer, _ width: Int, _ height: Int
  ) -> CPNGPicture {
    CPNGPicture(
      rgba: bytes.bindMemory(to: UInt8.self).baseAddress, width: UInt32(width),
      height: UInt32(height), pixelsPerMeter: 0, keepAlpha: 0)
  }

  private func add(_ chunk: TextChunk) throws(PNGError) {
    let keyword = chunk.keyword.unicodeScalars.map { CChar(truncatingIfNeeded: $0.value) } + [0]
    let result =
      chunk.fitsLatin1
      ? add(keyword, latin1: chunk.text.unicodeScalars.map { CChar(truncatingIfNeeded: $0.value) })
      : add(keyword, international: chunk)
    guard result == 0 else { throw refusal() }
  }

  private func add(_ keyword: [CChar], latin1 text: [CChar]) -> Int32 {
    cpng_writer_add_text(writer, keyword, text + [0], nil, nil, 0)
  }

  private func add(_ keyword: [CChar], international chunk: TextChunk) -> Int32 {
    cpng_writer_add_text(
      writer, keyword, chunk.text, chunk.language, chunk.translatedKeyword,
      chunk.text.utf8.count > TextChunk.compressionThreshold ? 1 : 0)
  }

  private func refusal() -> PNGError {
    .unencodable(file: file, reason: String(cString: cpng_writer_message(writer)))
  }
}
