import Basics
internal import CFontFiles

/// The words of ICU's Thai dictionary, a byte for each letter, sorted.
///
/// The file is text in the encoding TIS-620, in which U+0E01 is 0xA1: a word on each line.
struct ThaiDictionary: Sendable {
  /// The words at the beginning of a text.
  struct Matches {
    /// The numbers of letters of the words, ascending.
    var lengths: [Int] = []
    /// The number of letters that were compared: those that begin a word, and the one after them.
    var comparedCount = 0
  }

  private let letters: [UInt8]
  /// The place of each word's first letter, and one more at the end.
  private let starts: [Int]

  /// The dictionary of the package; empty if its file is missing.
  static let shared = ThaiDictionary(
    EmbeddedFiles.fonts.bytes(at: "ThaiWords.txt").map(Array.init) ?? [])

  /// The number of the letter U+0E00 in the encoding.
  private static let offset: UInt8 = 0xA0
  private static let lineEnd: UInt8 = 0x0A

  /// Reads the lines of a file.
  init(_ file: [UInt8]) {
    letters = file
    var starts = [0]
    for (index, byte) in file.enumerated() where byte == Self.lineEnd { starts.append(index + 1) }
    self.starts = starts
  }

  /// Returns the words with which a text begins at a place.
  ///
  /// - Parameters:
  ///   - text: the letters, as distances from U+0E00.
  ///   - start: the place.
  /// - Returns: the words.
  func matches(in text: [UInt8], at start: Int) -> Matches {
    var matches = Matches()
    var words = 0..<(starts.count - 1)
    for (depth, letter) in text[start...].enumerated() {
      matches.comparedCount += 1
      let byte = letter &+ Self.offset
      let first = firstWord(in: words) { self.letter(depth, of: $0) >= byte }
      words = first..<firstWord(in: first..<words.upperBound) { self.letter(depth, of: $0) > byte }
      guard let word = words.first else { break }
      // A word comes before all longer words that begin with it.
      if self.letter(depth + 1, of: word) == Self.lineEnd { matches.lengths.append(depth + 1) }
      if words.count == 1, matches.lengths.last == depth + 1 { break }
    }
    return matches
  }

  private func letter(_ depth: Int, of word: Int) -> UInt8 { letters[starts[word] + depth] }

  /// Returns the first word of a sorted range for which a condition is true, by bisection.
  private func firstWord(in range: Range<Int>, where condition: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
