import Basics
internal import CFontFiles

/// ICU's Thai dictionary: sorted entries, a byte for each letter.
///
/// The file is text in the encoding TIS-620, in which U+0E01 is 0xA1: an entry on each line.
struct ThaiDictionary: Sendable {
  /// The entries that match a text at an offset.
  struct Matches {
    /// The lengths of the entries in letters, ascending.
    var lengths: [Int] = []
    /// The number of letters that were compared until no longer entry could match.
    var comparedCount = 0
  }

  private let letters: [UInt8]
  /// The offset of each entry's first letter, and one additional offset for the end.
  private let starts: [Int]

  /// The dictionary of the package; empty if its file is missing.
  static let shared = ThaiDictionary(
    EmbeddedFiles.fonts.bytes(at: "ThaiWords.txt").map(Array.init) ?? [])

  /// The code in TIS-620 that corresponds to U+0E00; the codes of all letters count from it.
  private static let offset: UInt8 = 0xA0
  private static let lineEnd: UInt8 = 0x0A

  /// Reads the lines of a file.
  init(_ file: [UInt8]) {
    letters = file
    var starts = [0]
    for (index, byte) in file.enumerated() where byte == Self.lineEnd { starts.append(index + 1) }
    self.starts = starts
  }

  /// Returns the entries that match a text at an offset.
  ///
  /// - Parameters:
  ///   - text: the letters, as distances from U+0E00.
  ///   - start: the offset.
  /// - Returns: the lengths of the entries, and the number of compared letters.
  func matches(in text: [UInt8], at start: Int) -> Matches {
    var matches = Matches()
    var entries = 0..<(starts.count - 1)
    for (depth, letter) in text[start...].enumerated() {
      matches.comparedCount += 1
      let byte = letter &+ Self.offset
      let first = firstEntry(in: entries) { self.letter(depth, of: $0) >= byte }
      entries =
        first..<firstEntry(in: first..<entries.upperBound) { self.letter(depth, of: $0) > byte }
      guard let entry = entries.first else { break }
      // In the sorted list, an entry precedes all longer ones that begin with it.
      if self.letter(depth + 1, of: entry) == Self.lineEnd { matches.lengths.append(depth + 1) }
      if entries.count == 1, matches.lengths.last == depth + 1 { break }
    }
    return matches
  }

  private func letter(_ depth: Int, of entry: Int) -> UInt8 { letters[starts[entry] + depth] }

  /// Returns the first entry of a sorted range for which a condition is true, by binary search.
  private func firstEntry(in range: Range<Int>, where condition: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
