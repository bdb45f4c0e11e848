import Foundation

/// A font of iOS by its name, with the traits that choose the bundled font in its place.
struct NamedFace: Hashable, Sendable {
  /// The PostScript name.
  let name: String
  /// The name of the family.
  let family: String

  /// Finds a font by its PostScript name, its family's name, or the name that a system font
  /// reports.
  init?(named asked: String) {
    if let regular = Self.families[asked]?.first {
      name = regular
      family = asked
    } else if let family = Self.familyOfFont[asked] ?? Self.systemFamily(of: asked) {
      name = asked
      self.family = family
    } else {
      return nil
    }
  }

  /// The design of the font: monospaced or not.
  var design: UIFont.Design { Self.fixedWidth.contains(family) ? .monospaced : .system }

  /// The weight in the name; regular if it has none.
  var weight: UIFont.Weight {
    // The first match wins, and the longer words come first: "ExtraBold" contains "Bold".
    Self.weights.first { name.contains($0.part) }?.weight ?? .regular
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

  /// Returns the family of a name that `UIFont.fontName` reports for a system font.
  private static func systemFamily(of name: String) -> String? {
    if name.hasPrefix(".SFUIMono-") { return ".AppleSystemUIFontMonospaced" }
    return name.hasPrefix(".SFUI-") || name == ".AppleSystemUIFont" ? ".AppleSystemUIFont" : nil
  }

  private static let familyOfFont: [String: String] = Dictionary(
    families.flatMap { family, fonts in fonts.map { ($0, family) } },
    uniquingKeysWith: { first, _ in first })
}
