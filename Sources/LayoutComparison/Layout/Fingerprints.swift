package import LayoutCore

/// The rasteriser and the fonts that drew a picture.
///
/// If a picture differs because a font was updated, the report should name the font, not only the
/// number of different pixels.
package struct Fingerprints: Sendable, Hashable, Codable {
  /// A font file, identified by name, version and digest.
  package struct Font: Sendable, Hashable, Codable {
    /// The family's name, such as `Inter`.
    package let name: String
    /// The version stated in the file, such as `4.0`, followed by the name of the advance widths if
    /// these are not the file's own.
    package let version: String
    /// The digest of the file.
    package let digest: String

    package init(name: String, version: String, digest: String) {
      self.name = name
      self.version = version
      self.digest = digest
    }
  }

  /// The version of the rasteriser.
  ///
  /// The version is increased whenever the same drawing results in different pixels.
  package let rasteriser: String
  /// The fonts used to draw the picture, in order of name, digest and version.
  ///
  /// If a file is drawn both with its own widths and with those of iOS, it occurs twice, with
  /// different versions.
  package let fonts: [Font]

  /// Creates fingerprints and sorts the fonts.
  package init(rasteriser: String, fonts: [Font] = []) {
    self.rasteriser = rasteriser
    self.fonts = Set(fonts).sorted {
      ($0.name, $0.digest, $0.version) < ($1.name, $1.digest, $1.version)
    }
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
