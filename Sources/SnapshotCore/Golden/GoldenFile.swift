package import Foundation
package import LayoutComparison
package import PictureComparison
package import RasterCore
package import RasterPNG

/// A golden picture as a PNG file with pixels, metadata and a stamp.
///
/// The metadata is `GoldenMetadata.canonicalJSON` in a compressed `iTXt` chunk. The stamp allows an
/// unchanged golden to be verified without decoding it.
package struct GoldenFile: Sendable {
  /// The state of the stamp: whether it matches the file.
  package enum Stamp: String, Sendable, Hashable {
    /// The file has no stamp: either Quarterturn did not record the file, or another program
    /// rewrote it.
    case missing
    /// Bytes of the file changed after it was stamped.
    case broken
    /// The stamp was computed for exactly these bytes, but has the digest of pixels or metadata
    /// that they do not contain.
    case forged
    /// Pixels, metadata and bytes are those that were recorded.
    case genuine
  }

  /// The keyword of the metadata's text chunk.
  package static let keyword = "Quarterturn Layout"

  /// The decoded pixels.
  package let bitmap: Bitmap
  /// The golden's metadata; nil if it has none, or if it cannot be read.
  package let metadata: GoldenMetadata?
  /// The reason why the golden's metadata cannot be read; nil if it can be read or does not exist.
  package let metadataFailure: GoldenMetadata.Failure?
  /// The density in pixels per metre; nil if the file has none.
  package let pixelsPerMeter: Int?
  package let stamp: Stamp
  /// The reason why other programs display the golden differently from the pixels that are
  /// compared; nil if there is none, as for goldens that Quarterturn recorded.
  let disguise: DisplayMismatch?
  /// Whether the file ends before its end marker although its pixels are complete.
  package let lacksEnd: Bool

  /// Decodes the bytes of a golden; `name` is its name in errors.
  package init(_ data: Data, name: String) throws(PNGError) {
    try self.init(data, name: name, allowsMissingEnd: false)
  }

  /// Decodes the bytes of a golden in order to compare it with a picture.
  init(_ data: Data, name: String, toCompareWith picture: LayoutPicture) throws(PNGError) {
    try self.init(data, name: name, allowsMissingEnd: false, expected: picture.metadata)
  }

  /// Decodes the bytes of a file, which may lack the end marker if `allowsMissingEnd` is true.
  ///
  /// If the golden's metadata is as expected, the expected value is reused instead of being
  /// decoded.
  package init(
    _ data: Data, name: String, allowsMissingEnd: Bool, expected: GoldenMetadata? = nil
  ) throws(PNGError) {
    let image = try PNG.read(data, name: name, allowsMissingEnd: allowsMissingEnd)
    lacksEnd = image.lacksEnd
    let text = image.text.first { $0.keyword == Self.keyword }?.text
    bitmap = image.bitmap
    pixelsPerMeter = image.pixelsPerMeter
    stamp = Self.stamp(
      GoldenStamp.find(in: data), pixels: Digest(image.bitmap), description: text)
    // The file's bytes are searched, because the decoder drops the chunks that change how programs
    // display the picture.
    disguise = DisplayMismatch(data)
    (metadata, metadataFailure) = Self.metadata(text, in: data, expected: expected)
  }

  /// Makes a golden from a file that was read in parts and has no stamp.
  init(
    bitmap: Bitmap, text: String?, skeleton: Data, pixelsPerMeter: Int?, lacksEnd: Bool
  ) {
    (self.bitmap, self.pixelsPerMeter, self.lacksEnd) = (bitmap, pixelsPerMeter, lacksEnd)
    stamp = .missing
    disguise = DisplayMismatch(skeleton)
    (metadata, metadataFailure) = Self.metadata(text, in: skeleton)
  }

  private static func metadata(
    _ text: String?, in data: Data, expected: GoldenMetadata? = nil
  ) -> (GoldenMetadata?, GoldenMetadata.Failure?) {
    do throws(GoldenMetadata.Failure) {
      guard let json = try description(text, keyword: keyword, in: data) else { return (nil, nil) }
      return (try GoldenMetadata(json: json, expected: expected), nil)
    } catch {
      return (nil, error)
    }
  }

  /// Makes a golden from a picture that is part of a file, such as a frame of an animation.
  init(
    bitmap: Bitmap, metadata: GoldenMetadata?, metadataFailure: GoldenMetadata.Failure?,
    pixelsPerMeter: Int?, stamp: Stamp
  ) {
    self.bitmap = bitmap
    self.metadata = metadata
    self.metadataFailure = metadataFailure
    self.pixelsPerMeter = pixelsPerMeter
    self.stamp = stamp
    disguise = nil
    lacksEnd = false
  }

  /// Returns the bytes of a golden picture; equal pictures give equal bytes.
  ///
  /// - Throws: `PNGError.unencodable` if the picture does not fit the format.
  package static func encode(_ picture: LayoutPicture, name: String) throws(PNGError) -> Data {
    let description = picture.metadata.canonicalJSON
    let (width, height) = picture.pixels.size
    let file = try GrowingPNG(width: width, height: height, name: name)
    let digest = GrowingDigest(width: width, height: height)
    let bitmap = picture.pixels.bitmap(through: [
      { file.take($0, rows: $1) }, { digest.take($0, rows: $1) },
    ])
    let png = try file.encode(
      bitmap, scale: CGFloat(picture.metadata.scale),
      text: [TextChunk(keyword: keyword, text: description)])
    // The stamp is added last because it contains a digest of all other bytes of the file.
    let stamped = GoldenStamp.stamping(
      png, pixels: digest.value, description: Digest(text: description), source: picture.source)
    guard let stamped else { throw .unencodable(file: name, reason: "a file without chunks") }
    return stamped
  }

  /// Returns, without decoding, whether a golden's stamp states that it contains exactly this
  /// picture.
  ///
  /// The check detects every change of the file's bytes, but not a stamp that was recomputed for
  /// different pixels. If the stamp's digest of the recorded drawing matches, the picture is not
  /// drawn.
  package static func claims(_ data: Data, toBe picture: LayoutPicture) -> Bool {
    guard case .bound(let stamp) = GoldenStamp.find(in: data) else { return false }
    // The source digest covers the drawing and its metadata, so nothing else needs to be compared.
    if let source = stamp.source, source == picture.source { return true }
    return stamp.pixels == Digest(picture.bitmap)
      && stamp.description == Digest(text: picture.metadata.canonicalJSON)
  }

  /// Returns the text of the metadata; nil if the file has none.
  ///
  /// Throws an error if the file has one that cannot be unpacked.
  static func description(
    _ text: String?, keyword: String, in data: Data
  ) throws(GoldenMetadata.Failure) -> String? {
    if let text { return text }
    // The decoder leaves out a text that it cannot unpack. A golden with such a text must not count
    // as one without metadata.
    let isThere = PNGChunks(data)?.contains { type, payload in
      ["iTXt", "zTXt", "tEXt"].contains(type) && payload.starts(with: keyword.utf8)
        && payload.dropFirst(keyword.utf8.count).first == 0
    }
    if isThere == true { throw .unpackable }
    return nil
  }

  /// Returns the state of a stamp in the file in which it was found.
  ///
  /// The pixels are hashed only if there is a stamp that contains their digest.
  static func stamp(
    _ finding: GoldenStamp.Finding, pixels: @autoclosure () -> Digest,
    description text: String?
  ) -> Stamp {
    switch finding {
    case .none: return .missing
    case .broken: return .broken
    case .bound(let stamp):
      let isTrue =
        stamp.pixels == pixels() && stamp.description == Digest(text: text ?? "")
      return isTrue ? .genuine : .forged
    }
  }
}
