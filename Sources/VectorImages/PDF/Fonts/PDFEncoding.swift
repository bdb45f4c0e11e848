/// The glyph names and characters for the codes of a simple font.
struct PDFEncoding {
  /// The characters for the codes of the base encoding; nil for the font's built-in encoding.
  private let base: [Int: UInt32]?
  /// The glyph names of codes that differ from the base encoding.
  let differences: [Int: String]

  init(baseName: String?, differences: [Int: String]) {
    self.differences = differences
    base =
      switch baseName {
      case "WinAnsiEncoding": Self.table(from: 0x80, Self.windows)
      case "MacRomanEncoding": Self.table(from: 0x80, Self.macintosh)
      case "StandardEncoding": Self.table(from: 0xA1, Self.standard, Self.standardASCII)
      default: nil
      }
  }

  /// Whether the font's built-in encoding is used for codes without a difference.
  var isOwn: Bool { base == nil }

  /// Returns the Unicode scalar of a code, or nil if it is unknown.
  func scalar(of code: Int) -> UInt32? {
    if let name = differences[code] { return GlyphNames.scalar(of: name) }
    return base?[code]
  }

  private static func table(
    from first: Int, _ text: String, _ changes: [Int: UInt32] = [:]
  ) -> [Int: UInt32] {
    var table: [Int: UInt32] = [:]
    for code in 0x20...0x7E { table[code] = UInt32(code) }
    for (index, scalar) in text.unicodeScalars.enumerated() where scalar != "\u{FFFD}" {
      table[first + index] = scalar.value
    }
    return table.merging(changes) { $1 }
  }

  /// The two codes of curly quotes in Adobe's encoding; in ASCII they are the codes of the
  /// apostrophe and the grave accent.
  private static let standardASCII: [Int: UInt32] = [0x27: 0x2019, 0x60: 0x2018]

  /// Windows code page 1252 from 0x80 on.
  private static let windows =
    "€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••‘’“”•–—˜™š›œ•žŸ"
    + String(String.UnicodeScalarView((0xA0...0xFF).compactMap(UnicodeScalar.init)))

  /// Mac OS Roman from 0x80 on.
  private static let macintosh =
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
    + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"

  /// Adobe's standard encoding from 0xA1 on; U+FFFD marks a code without a character.
  private static let standard =
    "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\u{FFFD}–†‡·\u{FFFD}¶•‚„”»…‰\u{FFFD}¿\u{FFFD}`´ˆ˜¯˘˙¨\u{FFFD}˚¸"
    + "\u{FFFD}˝˛ˇ—"
    + String(repeating: "\u{FFFD}", count: 16) + "Æ\u{FFFD}ª"
    + String(repeating: "\u{FFFD}", count: 4)
    + "ŁØŒº" + String(repeating: "\u{FFFD}", count: 5) + "æ"
    + String(repeating: "\u{FFFD}", count: 3)
    + "ı\u{FFFD}\u{FFFD}łøœß"
}
