public import Foundation
public import LayoutComparison
public import PictureComparison
public import RasterCore
public import RasterPNG

/// A golden picture as a PNG file: pixels, a description of what they show, and a stamp.
///
/// The description is `GoldenMetadata.canonicalJSON` in a compressed `iTXt` chunk; the stamp lets
/// an unchanged golden be verified without being decoded.
public struct GoldenFile: Sendable {
  /// Whether the stamp agrees with the file.
  public enum Stamp: String, Sendable, Hashable {
    /// There is none: the file was not recorded here, or was written again since.
    case missing
    /// Bytes of the file changed after it was stamped.
    case broken
    /// The stamp was made for these bytes, and claims other pixels or another description than they
    /// hold.
    case forged
    /// Pixels, description and bytes are those that were recorded.
    case genuine
  }

  /// The keyword of the description.
  public static let keyword = "Quarterturn Layout"

  /// The decoded pixels.
  public let bitmap: Bitmap
  /// The golden's metadata; nil if it has none.
  public let metadata: GoldenMetadata?
  /// The reason why the golden's description could not be read.
  public let metadataFailure: GoldenMetadata.Failure?
  /// The density in pixels a metre, where the file has one.
  public let pixelsPerMeter: Int?
  /// Whether the stamp agrees with the file.
  public let stamp: Stamp
  /// The reason why programs show the golden otherwise than it is compared; nil for goldens that
  /// were recorded here.
  let disguise: DisplayMismatch?
  /// Whether the pixels are whole and the file ends before its end mark.
  package let lacksEnd: Bool

  /// Decodes a golden's bytes, which errors call by `name`.
  public init(_ data: Data, name: String) throws(PNGError) {
    try self.init(data, name: name, allowsMissingEnd: false)
  }

  /// Decodes a golden's bytes to be compared with a picture.
  init(_ data: Data, name: String, toCompareWith picture: LayoutPicture) throws(PNGError) {
    try self.init(data, name: name, allowsMissingEnd: false, expected: picture.metadata)
  }

  /// Decodes a file's bytes, which may end before the end mark where that is allowed.
  ///
  /// A golden that describes itself as is expected takes over what was expected.
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
    // From the bytes, since the decoder drops the chunks that matter here.
    disguise = DisplayMismatch(data)
    (metadata, metadataFailure) = Self.metadata(text, in: data, expected: expected)
  }

  /// Makes the golden of a file that was read in parts and has no stamp.
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

  /// Makes the golden of a picture that is part of a file: a frame of a film.
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

  /// Returns the bytes of a golden of a picture; the same picture gives the same bytes.
  public static func encode(_ picture: LayoutPicture, name: String) throws(PNGError) -> Data {
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
    // Last, since the stamp holds a digest of all other bytes of the file.
    let stamped = GoldenStamp.stamping(
      png, pixels: digest.value, description: Digest(text: description), source: picture.source)
    guard let stamped else { throw .unencodable(file: name, reason: "a file without chunks") }
    return stamped
  }

  /// Tells, without decoding, whether a golden claims to be exactly this picture.
  ///
  /// Catches every change of the file's bytes; a stamp that was computed anew for other pixels it
  /// believes. A picture of the drawing that was recorded is not drawn.
  public static func claims(_ data: Data, toBe picture: LayoutPicture) -> Bool {
    guard case .bound(let stamp) = GoldenStamp.find(in: data) else { return false }
    // A source holds the drawing and its notes: nothing is left to compare.
    if let source = stamp.source, source == picture.source { return true }
    return stamp.pixels == Digest(picture.bitmap)
      && stamp.description == Digest(text: picture.metadata.canonicalJSON)
  }

  /// Returns a description; one that is there and was not unpacked is no missing one.
  static func description(
    _ text: String?, keyword: String, in data: Data
  ) throws(GoldenMetadata.Failure) -> String? {
    if let text { return text }
    // A text that does not unpack is left out by the decoder, and must not pass for a golden
    // without a description.
    let isThere = PNGChunks(data)?.contains { type, payload in
      ["iTXt", "zTXt", "tEXt"].contains(type) && payload.starts(with: keyword.utf8)
        && payload.dropFirst(keyword.utf8.count).first == 0
    }
    if isThere == true { throw .unpackable }
    return nil
  }

  /// Returns whether a stamp agrees with the file that it was found in.
  ///
  /// Pixels that no stamp claims are not hashed.
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
