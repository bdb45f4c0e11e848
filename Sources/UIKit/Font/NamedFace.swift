import Foundation
import RasterText

/// A font found by name: a font of an app's file or of iOS.
///
/// A font of iOS is drawn with the bundled font that its traits select.
struct NamedFace: Hashable, Sendable {
  /// The PostScript name.
  let name: String
  /// The name of the family.
  let family: String
  /// The registered font; nil for a font of iOS.
  let file: FontFace?

  init(name: String, family: String, file: FontFace?) {
    (self.name, self.family, self.file) = (name, family, file)
  }

  /// Finds a font by its PostScript name, by its family's name, or by the `fontName` of a system
  /// font; nil if the name is unknown.
  ///
  /// Registered fonts take precedence over those of iOS.
  init?(named asked: String) {
    file = RegisteredFonts.face(named: asked)
    if let file {
      name = file.postScriptName
      family = file.familyName
    } else if let regular = Self.families[asked]?.first {
      name = regular
      family = asked
    } else if let family = Self.familyOfFont[asked] ?? Self.systemFamily(of: asked) {
      name = asked
      self.family = family
    } else {
      return nil
    }
  }

  /// The design of the font: monospaced for the families in `fixedWidth`, otherwise system.
  var design: UIFont.Design { Self.fixedWidth.contains(family) ? .monospaced : .system }

  /// Whether the name is that of a system font that is not monospaced.
  var isSystem: Bool { family == ".AppleSystemUIFont" }

  /// The weight found in the name; regular if the name has none.
  var weight: UIFont.Weight { Self.weight(in: name) }

  /// Returns the weight found in a font's name; regular if the name has none.
  static func weight(in name: String) -> UIFont.Weight {
    // The first match wins, so longer names come first: "ExtraBold" contains "Bold".
    weights.first { name.contains($0.part) }?.weight ?? .regular
  }

  private static let weights: [(part: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("Ultralight", .ultraLight),
    ("ExtraBold", .heavy), ("DemiBold", .semibold),
    ("SemiBold", .semibold), ("Semibold", .semibold), ("Thin", .thin), ("Light", .light),
    ("Medium", .medium), ("Heavy", .heavy), ("Black", .black), ("Bold", .bold), ("Wide", .bold),
    ("W6", .semibold), ("W7", .bold),
  ]

  private static let fixedWidth: Set = [
    "Courier", "Courier New", "Menlo", "JetBrains Mono", ".AppleSystemUIFontMonospaced",
  ]

  /// Returns the family for a name that `UIFont.fontName` returns for a system font; nil for other
  /// names.
  private static func systemFamily(of name: String) -> String? {
    if name.hasPrefix(".SFUIMono-") { return ".AppleSystemUIFontMonospaced" }
    return name.hasPrefix(".SFUI-") || name == ".AppleSystemUIFont" ? ".AppleSystemUIFont" : nil
  }

  private static let familyOfFont: [String: String] = Dictionary(
    families.flatMap { family, fonts in fonts.map { ($0, family) } },
    uniquingKeysWith: { first, _ in first })
}
