/// The kind of a file, recognised by its first bytes.
package enum FileSignature: Equatable {
  case png
  case lfsPointer
  /// Any other kind, as a phrase such as "a JPEG picture".
  case other(String)

  /// The number of bytes read from the start of a file.
  static let length = 512

  /// Recognises the kind of a file from its beginning.
  ///
  /// A file counts as a PNG if its first four bytes match, or fewer bytes if the file is shorter.
  /// Errors in the following bytes are left to libpng, which describes them better, for instance
  /// that the file was transferred as text.
  package init(_ bytes: some Sequence<UInt8>) {
    let start = Array(bytes.prefix(Self.length))
    if start.starts(with: Self.lfsLine) {
      self = .lfsPointer
    } else if Self.isAppleOptimised(start) {
      // Apple's variant is recognised before `png`, because it has the same signature, but libpng
      // cannot read it.
      self = .other("optimised by Apple's tools (CgBI)")
    } else if !start.isEmpty, start.prefix(4).elementsEqual(Self.pngStart.prefix(start.count)) {
      self = .png
    } else {
      self = .other(Self.kind(of: start))
    }
  }

  private static let pngStart: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  private static let lfsLine = Array("version https://git-lfs.github.com/spec/v1".utf8)

  /// Returns whether a file is in Apple's variant of PNG, whose first chunk is `CgBI` and which
  /// Xcode writes into app bundles.
  private static func isAppleOptimised(_ start: [UInt8]) -> Bool {
    start.count >= 16 && start[12..<16].elementsEqual("CgBI".utf8)
      && start.starts(with: pngStart)
  }

  private static func kind(of start: [UInt8]) -> String {
    if start.isEmpty { return "empty" }
    let known = knownKinds.first { kind in
      start.count >= kind.offset && start[kind.offset...].starts(with: kind.bytes)
    }
    return known?.name ?? "of an unknown kind"
  }

  private static let knownKinds: [(offset: Int, bytes: [UInt8], name: String)] = [
    (0, [0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (0, Array("GIF8".utf8), "a GIF picture"),
    (8, Array("WEBP".utf8), "a WebP picture"),
    (4, Array("ftyphei".utf8), "a HEIF picture"),
    (4, Array("ftypmif1".utf8), "a HEIF picture"),
    (4, Array("ftypavif".utf8), "an AVIF picture"),
    (0, Array("II*\0".utf8), "a TIFF picture"),
    (0, Array("MM\0*".utf8), "a TIFF picture"),
    (0, Array("BM".utf8), "a BMP picture"),
    (0, [0, 0, 1, 0], "an ICO picture"),
    (0, [0xFF, 0x0A], "a JPEG XL picture"),
    (0, [0x8A, 0x4D, 0x4E, 0x47], "an MNG animation"),
    (0, Array("8BPS".utf8), "a Photoshop document"),
    (0, Array("%PDF".utf8), "a PDF document"),
    (0, Array("<svg".utf8), "an SVG picture"),
    (0, Array("<?xml".utf8), "an XML document"),
    (0, Array("<!DOCTYPE".utf8), "an HTML page"),
    (0, Array("<html".utf8), "an HTML page"),
    (0, Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
    (0, [0x1F, 0x8B], "a gzip archive"),
  ]
}
