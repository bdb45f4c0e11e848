import Foundation

/// The colours of symbols in their multicolour rendering.
///
/// The colours of Apple's symbols are not documented; these are chosen by the meaning of the symbol
/// (fact AS16).
enum SymbolColors {
  /// Returns the colours of a symbol's layers, from the primary one; nil if the symbol has none.
  static func colors(of name: String) -> [UIColor]? {
    let words = name.split(separator: ".")
    if words.contains("badge") {
      return [sign(words.last ?? ""), .label]
    }
    let isFilledSign =
      words.suffix(2) == ["circle", "fill"] || words.suffix(2) == ["square", "fill"]
    if isFilledSign, let first = words.first, let color = signs[first] ?? things[first]?.first {
      return [.white, color]
    }
    if words.starts(with: ["exclamationmark", "triangle", "fill"]) {
      return [.white, .systemYellow]
    }
    guard let first = words.first, let colors = things[first] else { return nil }
    return words.contains("fill") || outlined.contains(first) ? colors : nil
  }

  private static func sign(_ word: Substring) -> UIColor { signs[word] ?? .systemRed }

  private static let signs: [Substring: UIColor] = [
    "plus": .systemGreen, "checkmark": .systemGreen, "minus": .systemRed, "xmark": .systemRed,
    "exclamationmark": .systemRed, "info": .systemBlue, "questionmark": .systemBlue,
  ]
  private static let outlined: Set<Substring> = ["trash", "rainbow"]
  private static let things: [Substring: [UIColor]] = [
    "sun": [.systemYellow], "moon": [.systemIndigo, .systemYellow], "star": [.systemYellow],
    "heart": [.systemRed], "flame": [.systemOrange], "drop": [.systemCyan],
    "leaf": [.systemGreen], "bolt": [.systemYellow], "trash": [.systemRed],
    "cloud": [.systemGray, .systemCyan], "folder": [.systemBlue], "flag": [.systemOrange],
    "bookmark": [.systemRed], "phone": [.systemGreen], "message": [.systemGreen],
    "ladybug": [.systemRed], "bell": [.systemYellow], "carrot": [.systemOrange],
  ]
}
