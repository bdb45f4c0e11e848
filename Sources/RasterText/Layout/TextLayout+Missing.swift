import Foundation

extension TextLayout {
  /// The characters of the shown text that no font has, without duplicates, in reading order.
  ///
  /// They are drawn as boxes.
  package var missingCharacters: [String] {
    var known: Set<String> = []
    return lines.flatMap { line in line.pieces.flatMap(\.missing) }
      .filter { known.insert($0).inserted }
  }

  /// The note for a picture that shows the text; nil if all characters have glyphs.
  var missingNote: String? {
    let isComplete = lines.allSatisfy { $0.pieces.allSatisfy(\.missing.isEmpty) }
    if isComplete { return nil }
    let missing = missingCharacters
    let names = missing.prefix(Self.namedCharacters).map(MissingGlyph.words)
    let rest = missing.count - names.count
    return "not here: "
      + (rest > 0 ? names + ["\(rest) more characters"] : names).joined(separator: ", ")
      + ", drawn as \(missing.count == 1 ? "a box" : "boxes")"
  }

  private static let namedCharacters = 5
}

extension MissingGlyph {
  /// Returns a character with its number, such as `ጥ (U+1325)`.
  package static func words(for character: String) -> String {
    let numbers = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return "\(character) (\(numbers.joined(separator: " ")))"
  }
}
