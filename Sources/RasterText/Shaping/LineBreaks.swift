internal import CUnibreak

/// Where Unicode's line-breaking rules (annex 14) let a paragraph break.
struct LineBreaks {
  /// What the rules say about the place after a scalar.
  enum Rule: UInt8 {
    case mandatory, allowed, prohibited
  }

  /// The rules of libunibreak, one per scalar.
  private let codes: [CChar]

  init(in scalars: [UInt32]) {
    _ = Self.tables
    var codes = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: scalars.count)
    set_linebreaks_utf32(scalars, scalars.count, nil, &codes)
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

  /// The library's tables, which it wants made once before any use.
  private static let tables: Void = init_linebreak()
}
