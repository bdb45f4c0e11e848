import Foundation
import RasterPNG

/// A golden's stamp: digests of its contents, with which it is verified without decoding it.
///
/// An `iTXt` chunk before the end marker contains four digests: of the decoded pixels, of the
/// metadata, of the source, and of all other bytes of the file, including the compressed pixels and
/// checksums. The last digest binds the others to the file: if any byte changes, even together with
/// its checksum, the stamp is broken, and the file is decoded. Only decoding detects a stamp that
/// was deliberately recomputed for a different picture; see `VerificationLevel.deep`.
///
/// A stamp of version 1 has no digest of the source; this version is written if the source is
/// unknown, for instance if the picture exists only as pixels.
struct GoldenStamp: Hashable {
  /// The digest of the decoded pixels; for an animation, of all frames and their delays.
  let pixels: Digest
  /// The digest of the text of the metadata.
  let description: Digest
  /// The digest of the picture's drawing and metadata; nil if it was unknown.
  ///
  /// The digest covers the display list, the size, the scale, the version of the rasteriser, and
  /// the metadata. If it matches, no pixel is drawn: the recording wrote it together with the
  /// digest of the pixels, and the same source always gives the same pixels.
  let source: Digest?
  let file: Digest

  private static let keyword = "Quarterturn Digest"

  /// The fixed beginning of the chunk: keyword, not compressed, no language, no translated keyword.
  private static let head = Data(keyword.utf8) + [0, 0, 0, 0, 0]

  /// Adds a stamp to a PNG file that has none; nil if the file has no chunks.
  static func stamping(
    _ png: Data, pixels: Digest, description: Digest, source: Digest?
  ) -> Data? {
    guard let end = PNGChunks(png)?.chunks.last else { return nil }
    // The stamp precedes the end marker, since bytes after the end marker are not part of the
    // picture.
    let parts = [0..<end.range.lowerBound, end.range.lowerBound..<png.count]
    let stamp = GoldenStamp(
      pixels: pixels, description: description, source: source,
      file: Digest(png, ranges: parts))
    return png[parts[0]] + stamp.chunk + png[parts[1]]
  }

  /// The result of a search for a file's stamp.
  enum Finding: Hashable {
    /// The file has no stamp, or more than one, or its chunks cannot be read.
    case none
    /// The stamp does not match the file, because bytes changed after it was recorded.
    case broken
    /// The stamp matches this file, as far as can be checked without decoding.
    case bound(GoldenStamp)
  }

  /// Searches a file for its stamp.
  static func find(in png: Data) -> Finding {
    // Ranges of chunks count from 0, but the indexes of a slice of `Data` need not begin at 0.
    let png = png.startIndex == 0 ? png : Data(png)
    let chunks = PNGChunks(png)?.chunks.filter { isStamp(png[$0.payload], $0.type) } ?? []
    guard let chunk = chunks.first, chunks.count == 1 else { return .none }
    let text = String(decoding: png[chunk.payload].dropFirst(head.count), as: UTF8.self)
    // A stamp has only one valid encoding. The chunk is therefore encoded again and compared, so
    // that any changed byte, even in its checksum, is detected.
    guard let stamp = GoldenStamp(text: text), Self.chunk(of: text) == png[chunk.range] else {
      return .broken
    }
    let rest = [0..<chunk.range.lowerBound, chunk.range.upperBound..<png.count]
    return Digest(png, ranges: rest) == stamp.file ? .bound(stamp) : .broken
  }

  private static func isStamp(_ payload: Data, _ type: String) -> Bool {
    type == "iTXt" && payload.starts(with: Data(keyword.utf8) + [0])
  }

  private init(pixels: Digest, description: Digest, source: Digest?, file: Digest) {
    (self.pixels, self.description) = (pixels, description)
    (self.source, self.file) = (source, file)
  }

  private init?(text: String) {
    let words = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String($0) ?? "" }
    let digests = words.dropFirst().compactMap { Digest($0) }
    guard digests.count == words.count - 1 else { return nil }
    switch (words[0], digests.count) {
    case ("1", 3):
      self.init(pixels: digests[0], description: digests[1], source: nil, file: digests[2])
    case ("2", 4):
      self.init(pixels: digests[0], description: digests[1], source: digests[2], file: digests[3])
    default: return nil
    }
  }

  private var chunk: Data {
    let claims = source.map { "2 \(pixels) \(description) \($0)" } ?? "1 \(pixels) \(description)"
    return Self.chunk(of: "\(claims) \(file)")
  }

  private static func chunk(of text: String) -> Data {
    PNGChunks.encode(type: "iTXt", payload: head + Data(text.utf8))
  }
}
