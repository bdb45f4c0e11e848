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
    // This access initialises the tables at the first use, in one thread only.
    _ = Self.tables
    var codes = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: scalars.count)
    set_linebreaks_utf32(scalars.map(Self.known), scalars.count, nil, &codes)
    if scalars.contains(where: SyllableBreaks.mayContain) {
      for index in scalars.indices.dropLast() where codes[index] == CChar(LINEBREAK_NOBREAK) {
        let isAllowed = SyllableBreaks.allows(after: scalars[index], before: scalars[index + 1])
        if isAllowed { codes[index] = CChar(LINEBREAK_ALLOWBREAK) }
      }
    }
    self.codes = codes
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
  /// Emoji have the rules of ideographs, as in Unicode since version 9. At U+FFFF and the regional
  /// indicators of which flags consist, libunibreak 1.1 would crash the process.
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
