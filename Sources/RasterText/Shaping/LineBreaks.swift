internal import CUnibreak

/// The positions at which Unicode's line-breaking rules (annex 14) allow or require breaks in a
/// paragraph.
struct LineBreaks {
  /// The rule for the position after a scalar.
  enum Rule: UInt8 {
    case mandatory, allowed, prohibited
  }

  /// The results of libunibreak, one per scalar.
  private let codes: [CChar]

  init(in scalars: [UInt32]) {
    // The first access to this constant initialises the library's tables, in one thread only.
    _ = Self.tables
    var codes = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: scalars.count)
    set_linebreaks_utf32(scalars.map(Self.known), scalars.count, nil, &codes)
    for place in Self.breaksWithoutSpaces(in: scalars)
    where codes[place - 1] == CChar(LINEBREAK_NOBREAK) {
      codes[place - 1] = CChar(LINEBREAK_ALLOWBREAK)
    }
    self.codes = codes
  }

  /// Returns the word boundaries of Thai and the syllable boundaries of Lao.
  private static func breaksWithoutSpaces(in scalars: [UInt32]) -> [Int] {
    guard scalars.contains(where: { (0xE01...0xEFF).contains($0) }) else { return [] }
    var breaks = scalars.indices.dropFirst().filter {
      SyllableBreaks.allows(after: scalars[$0 - 1], before: scalars[$0])
    }
    var start: Int?
    for index in scalars.indices {
      if ThaiWords.contains(scalars[index]) {
        start = start ?? index
      } else if let first = start {
        breaks += ThaiWords.breaks(in: scalars[first..<index])
        start = nil
      }
    }
    if let start { breaks += ThaiWords.breaks(in: scalars[start...]) }
    return breaks
  }

  /// The rule for the position after a scalar.
  subscript(after index: Int) -> Rule {
    switch CInt(codes[index]) {
    case LINEBREAK_MUSTBREAK: .mandatory
    case LINEBREAK_ALLOWBREAK: .allowed
    default: .prohibited
    }
  }

  /// Returns a character to which libunibreak applies the line-breaking rules of a scalar.
  ///
  /// Emoji have the rules of ideographs, as in Unicode since version 9. U+FFFF and the regional
  /// indicators, of which flags consist, are replaced because libunibreak 1.1 crashes on them.
  private static func known(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x1F000...0x1FAFF: ideograph
    case 0xFFFF: unknown
    default: scalar
    }
  }

  private static let ideograph: UInt32 = 0x4E00
  private static let unknown: UInt32 = 0xFFFD

  /// The library's tables, which must be initialised once before any use.
  private static let tables: Void = init_linebreak()
}
