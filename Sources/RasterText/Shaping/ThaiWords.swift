/// Word boundaries in Thai text, which has no spaces between words.
///
/// The segmentation is that of ICU, whose results iOS shows (fact SR8): a word is the longest
/// dictionary entry at an offset that is followed by two other entries. Letters that match no entry
/// are added to a short word before them, or otherwise form a word up to the next letter that may
/// begin a word.
///
/// ```
///  สวัสดี│ชาว│โลก│และ│เพื่อน
/// ```
struct ThaiWords {
  private let text: [UInt8]
  private let dictionary: ThaiDictionary
  private var place = 0
  private var known: [Int: ThaiDictionary.Matches] = [:]

  /// The number of letters below which a word is extended by the letters after it that match no
  /// dictionary entry.
  private static let combined = 3
  /// The maximum number of letters of a text that is never divided.
  private static let undivided = 4

  /// Reads letters, all of which must be Thai.
  private init(_ text: [UInt8], _ dictionary: ThaiDictionary) {
    (self.text, self.dictionary) = (text, dictionary)
  }

  /// Returns whether a scalar is a Thai letter or mark; digits do not count.
  static func contains(_ scalar: UInt32) -> Bool {
    (0xE01...0xE3A).contains(scalar) || (0xE40...0xE4E).contains(scalar)
  }

  /// Returns the word boundaries inside a run of letters, as the indices of the letters after the
  /// boundaries.
  static func breaks(
    in scalars: ArraySlice<UInt32>, dictionary: ThaiDictionary = .shared
  ) -> [Int] {
    guard scalars.count > undivided else { return [] }
    var words = ThaiWords(scalars.map { UInt8(truncatingIfNeeded: $0 &- 0xE00) }, dictionary)
    var breaks: [Int] = []
    while words.place < words.text.count {
      words.skipWord()
      breaks.append(scalars.startIndex + words.place)
    }
    return breaks.dropLast()
  }

  private mutating func matches(at place: Int) -> ThaiDictionary.Matches {
    guard place < text.count else { return ThaiDictionary.Matches() }
    if let matches = known[place] { return matches }
    let matches = dictionary.matches(in: text, at: place)
    known[place] = matches
    return matches
  }

  /// Moves to the end of the next word.
  private mutating func skipWord() {
    let start = place
    let length = bestLength()
    place += length
    if place < text.count, length < Self.combined { skipUnknown(after: length) }
    while place < text.count, Self.isMark(text[place]) { place += 1 }
    if place < text.count, place > start { skipSuffixes() }
    // Each step must move forward by at least one letter, so that the loop ends.
    if place == start { place += 1 }
  }

  /// Returns the number of letters of the word at this place; 0 if there is none.
  private mutating func bestLength() -> Int {
    let words = matches(at: place).lengths
    guard let longest = words.last, words.count > 1, place + longest < text.count else {
      return words.last ?? 0
    }
    var best = longest
    for length in words.reversed() {
      let seconds = matches(at: place + length).lengths
      guard let second = seconds.last else { continue }
      best = length
      if place + length + second >= text.count { return best }
      if seconds.reversed().contains(where: {
        !matches(at: place + length + $0).lengths.isEmpty
      }) {
        return length
      }
    }
    return best
  }

  /// Moves over letters that match no entry, if there are any at this place.
  ///
  /// - Parameter length: the number of letters of the word before them; the unknown letters are
  ///   added to a short word.
  private mutating func skipUnknown(after length: Int) {
    let next = matches(at: place)
    guard next.lengths.isEmpty, length == 0 || next.comparedCount < Self.combined else { return }
    repeat {
      place += 1
      guard place < text.count else { return }
    } while !Self.mayEnd(text[place - 1]) || !Self.mayBegin(text[place])
      || matches(at: place).lengths.isEmpty
  }

  /// Moves over ฯ and ๆ, unless a word begins with them.
  private mutating func skipSuffixes() {
    guard matches(at: place).lengths.isEmpty else { return }
    if text[place] == Self.abbreviation, !Self.isSuffix(text[place - 1]) { place += 1 }
    if place < text.count, text[place] == Self.repetition, text[place - 1] != Self.repetition {
      place += 1
    }
  }

  /// The sign of an abbreviation, ฯ.
  private static let abbreviation: UInt8 = 0x2F
  /// The sign of a repetition, ๆ.
  private static let repetition: UInt8 = 0x46

  private static func isSuffix(_ letter: UInt8) -> Bool {
    letter == abbreviation || letter == repetition
  }

  /// Returns whether a letter is a mark above or below another one.
  private static func isMark(_ letter: UInt8) -> Bool {
    letter == 0x31 || (0x34...0x3A).contains(letter) || (0x47...0x4E).contains(letter)
  }

  /// Returns whether a word may end with a letter: not with ั or with a vowel that is written in
  /// front of its consonant.
  private static func mayEnd(_ letter: UInt8) -> Bool {
    letter != 0x31 && !(0x40...0x44).contains(letter)
  }

  /// Returns whether a word may begin with a letter: a consonant, or a vowel in front of one.
  private static func mayBegin(_ letter: UInt8) -> Bool {
    (0x01...0x2E).contains(letter) || (0x40...0x44).contains(letter)
  }
}
