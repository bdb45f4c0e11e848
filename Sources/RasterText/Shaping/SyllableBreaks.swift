/// The line breaks in Thai and Lao, which have no spaces between words.
///
/// Unicode's rules leave them to a dictionary. Here a line may end between two syllables that the
/// letters show: before a vowel that is written in front of its consonant, and after a vowel or a
/// sign that ends a syllable. No such place is within a syllable, but it may be within a word.
///
/// ```
///  ส วั ส ดี ช า ว│โ ล ก        before โ
/// ```
enum SyllableBreaks {
  /// Returns whether a scalar belongs to a script with these breaks.
  static func mayContain(_ scalar: UInt32) -> Bool { (0xE01...0xEFF).contains(scalar) }

  /// Returns whether a line may end between two scalars.
  static func allows(after first: UInt32, before second: UInt32) -> Bool {
    guard isLetter(first), isLetter(second), !isFront(first) else { return false }
    return isFront(second) || endsSyllable(first) && isConsonant(second)
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE01...0xE3A, 0xE40...0xE4E, 0xE81...0xEBD, 0xEC0...0xECD, 0xEDC...0xEDF: true
    default: false
    }
  }

  /// Returns whether a vowel is written in front of its consonant: เ แ โ ใ ไ, ເ ແ ໂ ໃ ໄ.
  private static func isFront(_ scalar: UInt32) -> Bool {
    (0xE40...0xE44).contains(scalar) || (0xEC0...0xEC4).contains(scalar)
  }

  private static func isConsonant(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE01...0xE2E, 0xE81...0xEAE, 0xEDC...0xEDF: true
    default: false
    }
  }

  /// Returns whether a letter ends a syllable: ฯ ะ ำ ๆ and the sign of silent letters, ະ ຳ ໆ.
  private static func endsSyllable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE2F, 0xE30, 0xE33, 0xE46, 0xE4C, 0xEB0, 0xEB3, 0xEC6: true
    default: false
    }
  }
}
