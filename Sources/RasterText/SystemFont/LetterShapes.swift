internal import CHarfBuzz

/// Letters that are as wide as others because they have the same shape.
enum LetterShapes {
  /// The letters, each with the letter of the same width.
  ///
  /// A letter with accents is as wide as its base, and a Greek or Cyrillic letter as the Latin one
  /// of the same shape (fact SF5).
  static let sameWidths: [(letter: UInt32, base: UInt32)] = accented + greek + cyrillic

  /// The accented letters of Latin-1, Latin Extended-A and B, and Latin Extended Additional.
  private static var accented: [(UInt32, UInt32)] {
    let blocks: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x1E00...0x1EFF]
    return blocks.joined().compactMap { letter in
      let base = base(of: letter)
      return base == letter ? nil : (letter, base)
    }
  }

  private static let greek = pairs("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo")
  private static let cyrillic = pairs("АВЕКМНОРСТХаеорсухіјѕ", "ABEKMHOPCTXaeopcyxijs")

  private static func pairs(_ letters: String, _ bases: String) -> [(UInt32, UInt32)] {
    zip(letters.unicodeScalars, bases.unicodeScalars).map { ($0.value, $1.value) }
  }

  /// Returns the first letter of a character's canonical decomposition; the character itself if it
  /// has none.
  private static func base(of letter: UInt32) -> UInt32 {
    var (base, mark) = (hb_codepoint_t(0), hb_codepoint_t(0))
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), letter, &base, &mark) != 0
    else { return letter }
    return self.base(of: base)
  }
}
