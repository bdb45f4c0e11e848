import Foundation
import RasterPNG

/// What a golden claims about itself, so that it can be verified without being decoded.
///
/// Three digests in an `iTXt` chunk before the end mark: of the decoded pixels, of the description,
/// and of every other byte of the file, the pixels' chunks and their checksums among them. The
/// third binds the first two to the file: whoever changes a byte elsewhere, even together with its
/// checksum, breaks it, and the file is decoded. Who computes the stamp anew for another picture,
/// forges it, and that only decoding finds out: see `Depth.deep`.
struct GoldenStamp: Hashable {
  let pixels: Digest
  let description: Digest
  let file: Digest

  private static let keyword = "Quarterturn Digest"

  /// The chunk's fixed beginning: keyword, uncompressed, no language, no translation.
  private static let head = Data(keyword.utf8) + [0, 0, 0, 0, 0]

  /// Adds a stamp to an unstamped PNG file; nil where that has no chunks.
  static func stamping(_ png: Data, pixels: Digest, description: Digest) -> Data? {
    guard let end = PNGChunks(png)?.chunks.last else { return nil }
    // Before the end mark: readers stop there, and what comes after it is no part of the picture.
    let parts = [0..<end.range.lowerBound, end.range.lowerBound..<png.count]
    let stamp = GoldenStamp(
      pixels: pixels, description: description, file: Digest(png, ranges: parts))
    return png[parts[0]] + stamp.chunk + png[parts[1]]
  }

  /// How a file's stamp was found.
  enum Finding: Hashable {
    /// There is none, or more than one.
    case none
    /// The stamp is not of this file: bytes changed after it was recorded.
    case broken
    /// The stamp is of this file, as far as it can be told without decoding.
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
    // differ.
    guard let stamp = GoldenStamp(text: text), stamp.chunk == png[chunk.range] else {
      return .broken
    }
    let rest = [0..<chunk.range.lowerBound, chunk.range.upperBound..<png.count]
    return Digest(png, ranges: rest) == stamp.file ? .bound(stamp) : .broken
  }

  private static func isStamp(_ payload: Data, _ type: String) -> Bool {
    type == "iTXt" && payload.starts(with: Data(keyword.utf8) + [0])
  }

  private init(pixels: Digest, description: Digest, file: Digest) {
    self.pixels = pixels
    self.description = description
    self.file = file
  }

  private init?(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, words[0] == "1", let pixels = Digest(String(words[1])),
      let description = Digest(String(words[2])), let file = Digest(String(words[3]))
    else { return nil }
    self.init(pixels: pixels, description: description, file: file)
  }

  private var chunk: Data {
    let text = "1 \(pixels) \(description) \(file)"
    return PNGChunks.encode(type: "iTXt", payload: Self.head + Data(text.utf8))
  }
}
