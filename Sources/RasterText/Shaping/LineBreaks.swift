internal import CUnibreak

/// The places at which Unicode's line-breaking rules (annex 14) let a paragraph break.
struct LineBreaks {
  /// The rule for the place after a scalar.
  enum Rule: UInt8 {
    case mandatory, allowed, prohibited
  }

  /// The rules of libunibreak, one per scalar.
  private let codes: [CChar]

  init(in scalars: [UInt32]) {
    // Read for its effect: the tables are made by the first use, and by one thread.
    _ = Self.tables
    var codes = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: scalars.count)
    set_linebreaks_utf32(scalars.map(Self.known), scalars.count, nil, &codes)
    self.codes = codes
  }

  /// The rule for the place after a scalar.
  subscript(after index: Int) -> Rule {
    switch CInt(codes[index]) {
    case LINEBREAK_MUSTBREAK: .mandatory
    case LINEBREAK_ALLOWBREAK: .allowed
    default: .prohibited
    }
  }

  /// Returns the character whose rules a scalar follows.
  ///
  /// Emoji follow those of ideographs, as in Unicode since version 9; libunibreak 1.1 ends the
  /// process at the letters that flags are made of, and at U+FFFF.
  private static func known(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x1F000...0x1FAFF: ideograph
    case 0xFFFF: unknown
    default: scalar
    }
  }

  private static let ideograph: UInt32 = 0x4E00
  private static let unknown: UInt32 = 0xFFFD

  /// The library's tables, which it wants made once before any use.
  private static let tables: Void = init_linebreak()
}
