/// The line breaks in Lao, which has no spaces between words.
///
/// Unicode's line breaking algorithm (UAX #14) requires a dictionary for Lao. This type has no
/// dictionary. It allows breaks at the syllable boundaries that follow from the letters: before a
/// vowel written in front of its consonant, and after a vowel or a sign that ends a syllable. A
/// break may therefore be inside a word.
///
/// ```
///  ສ ະ│ບ າ ຍ ດີ        after ະ
/// ```
enum SyllableBreaks {
  /// Returns whether a line may end between two scalars.
  static func allows(after first: UInt32, before second: UInt32) -> Bool {
    guard isLetter(first), isLetter(second), !isFront(first) else { return false }
    return isFront(second) || endsSyllable(first) && isConsonant(second)
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE81...0xEBD, 0xEC0...0xECD, 0xEDC...0xEDF: true
    default: false
    }
  }

  /// Returns whether a vowel is written in front of its consonant: ເ ແ ໂ ໃ ໄ.
  private static func isFront(_ scalar: UInt32) -> Bool { (0xEC0...0xEC4).contains(scalar) }

  private static func isConsonant(_ scalar: UInt32) -> Bool {
    (0xE81...0xEAE).contains(scalar) || (0xEDC...0xEDF).contains(scalar)
  }

  /// Returns whether a letter ends a syllable: ະ ຳ ໆ.
  private static func endsSyllable(_ scalar: UInt32) -> Bool {
    scalar == 0xEB0 || scalar == 0xEB3 || scalar == 0xEC6
  }
}
