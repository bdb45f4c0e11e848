import Foundation
import RasterPNG

/// The claims of a golden about itself, by which it can be verified without being decoded.
///
/// Four digests in an `iTXt` chunk before the end mark: of the decoded pixels, of the description,
/// of the source, and of every other byte of the file, the pixels' chunks and their checksums among
/// them. The last binds the others to the file: anyone who changes a byte elsewhere, even together
/// with its checksum, breaks it, and the file is decoded. Who computes the stamp anew for another
/// picture, forges it, and that only decoding finds out: see `VerificationLevel.deep`.
///
/// A stamp of version 1 has no source; such a one is written where a picture is pixels only.
struct GoldenStamp: Hashable {
  /// Of the decoded pixels; of a film, of all frames and their delays.
  let pixels: Digest
  /// Of the text of the description.
  let description: Digest
  /// The digest of the picture's drawing and description.
  ///
  /// That is the display list, size, scale, the version of the rasteriser, and the description.
  /// Where this agrees no pixel is drawn: one recording wrote it and the digest of the pixels, and
  /// the same source gives the same pixels.
  let source: Digest?
  let file: Digest

  private static let keyword = "Quarterturn Digest"

  /// The chunk's fixed beginning: keyword, uncompressed, no language, no translation.
  private static let head = Data(keyword.utf8) + [0, 0, 0, 0, 0]

  /// Adds a stamp to an unstamped PNG file; nil if that has no chunks.
  static func stamping(
    _ png: Data, pixels: Digest, description: Digest, source: Digest?
  ) -> Data? {
    guard let end = PNGChunks(png)?.chunks.last else { return nil }
    // Before the end mark: readers stop there, and what comes after it is no part of the picture.
    let parts = [0..<end.range.lowerBound, end.range.lowerBound..<png.count]
    let stamp = GoldenStamp(
      pixels: pixels, description: description, source: source,
      file: Digest(png, ranges: parts))
    return png[parts[0]] + stamp.chunk + png[parts[1]]
  }

  /// The result of a search for a file's stamp.
  enum Finding: Hashable {
    /// There is none, or more than one.
    case none
    /// The stamp is not of this file: bytes changed after it was recorded.
    case broken
    /// The stamp matches this file, as far as can be checked without decoding.
    case bound(GoldenStamp)
  }

  /// Looks for the stamp in a file.
  static func find(in png: Data) -> Finding {
    // Ranges of chunks count from 0, and a slice of data does not.
    let png = png.startIndex == 0 ? png : Data(png)
    let chunks = PNGChunks(png)?.chunks.filter { isStamp(png[$0.payload], $0.type) } ?? []
    guard let chunk = chunks.first, chunks.count == 1 else { return .none }
    let text = String(decoding: png[chunk.payload].dropFirst(head.count), as: UTF8.self)
    // The chunk is made again and compared, so that no byte of it, its checksum included, can
    // differ. Of its text there is one spelling, or it is not read.
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
