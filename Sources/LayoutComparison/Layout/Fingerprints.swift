package import LayoutCore

/// The rasteriser and the fonts that drew a picture, apart from the code under test.
///
/// A picture that differs because a font was updated should say so, not "3 % differ".
public struct Fingerprints: Sendable, Hashable, Codable {
  /// One font file, by name, version and digest.
  public struct Font: Sendable, Hashable, Codable {
    /// The family's name, such as `Inter`.
    public let name: String
    /// The version in the file's own words, such as `4.0`.
    public let version: String
    /// The digest of the file.
    public let digest: String

    /// Makes a font's fingerprint.
    public init(name: String, version: String, digest: String) {
      self.name = name
      self.version = version
      self.digest = digest
    }
  }

  /// The version of the rasteriser; it changes whenever the same drawing gives other pixels.
  public let rasteriser: String
  /// The fonts that were drawn with, by name and digest.
  public let fonts: [Font]

  /// Makes fingerprints and puts the fonts in order.
  public init(rasteriser: String, fonts: [Font] = []) {
    self.rasteriser = rasteriser
    self.fonts = Set(fonts).sorted { ($0.name, $0.digest) < ($1.name, $1.digest) }
  }

  package var json: JSONValue {
    .object([("rasteriser", .text(rasteriser)), ("fonts", .lines(fonts.map(\.json)))])
  }
}

extension Fingerprints.Font {
  fileprivate var json: JSONValue {
    .object([("name", .text(name)), ("version", .text(version)), ("digest", .text(digest))])
  }
}
