package import Basics
internal import CFontFiles

/// The fonts bundled with the package, in the order of their file names.
///
/// Their fingerprints are stored here: for a process that draws a single figure, hashing its fonts
/// would take longer than laying the figure out. A test compares the fingerprints with the files.
enum BundledFont: String, CaseIterable {
  case dejaVuSans = "DejaVuSans.ttf"
  case interBold = "Inter-Bold.otf"
  case interMedium = "Inter-Medium.otf"
  case interRegular = "Inter-Regular.otf"
  case interSemiBold = "Inter-SemiBold.otf"
  case jetBrainsMonoBold = "JetBrainsMono-Bold.ttf"
  case jetBrainsMonoRegular = "JetBrainsMono-Regular.ttf"

  /// The SHA-256 of the file.
  var fingerprint: String {
    switch self {
    case .dejaVuSans: "abdc775b21b1bc470d50c97e790d276f2054b7504e56e5bd3e64f48d68582322"
    case .interBold: "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1"
    case .interMedium: "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4"
    case .interRegular: "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc"
    case .interSemiBold: "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457"
    case .jetBrainsMonoBold: "3481028266ee80741bfa96beaa4ce2ea1c6beebf89979d3e64e039c4d83822d1"
    case .jetBrainsMonoRegular: "a3014fb90ae8ddfbdfc778de75f95b49a857947fde5335ab3f50b6d56eb517be"
    }
  }

  /// Reads the font.
  ///
  /// Its glyphs have their own widths unless `advances` makes others. Traps if the file is missing
  /// or damaged, since that is an error in the package.
  func face(
    advances: (FreeTypeFace, HarfBuzzFont) -> FittedAdvances? = { _, _ in nil }
  ) -> FontFace {
    guard let bytes = EmbeddedFiles.fonts.bytes(at: rawValue) else {
      preconditionFailure("the package's font \(rawValue) is missing: build the package again")
    }
    do {
      return try FontFace(
        FontFile(embedded: bytes, path: rawValue), fingerprint: fingerprint, advances: advances)
    } catch {
      preconditionFailure("the package's font is damaged: \(error)")
    }
  }
}

extension EmbeddedFiles {
  /// The fonts of the package, by file name.
  package static let fonts = EmbeddedFiles(font_files())
}
