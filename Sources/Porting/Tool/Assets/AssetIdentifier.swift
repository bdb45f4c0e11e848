import Foundation

/// The Swift identifiers that Xcode generates from the names of assets and groups.
enum AssetIdentifier {
  /// Returns the identifier of an asset: its name in camel case, without a suffix such as `Image`
  /// that the type already expresses.
  ///
  /// Returns nil if the name has no letters, digits or underscores.
  static func member(of name: String, without ending: String) -> String? {
    let words = words(of: name)
    guard let first = words.first else { return nil }
    var text = lowered(first) + words.dropFirst().map(raised).joined()
    if text.hasSuffix(ending), text.count > ending.count { text.removeLast(ending.count) }
    if text.first?.isNumber == true { text = "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  /// Returns the identifier of a group, which is a type; nil if the name has no letters, digits or
  /// underscores.
  static func type(of name: String) -> String? {
    let words = words(of: name)
    if words.isEmpty { return nil }
    let text = words.map(raised).joined()
    return text.first?.isNumber == true ? "_" + text : text
  }

  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  private static func raised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Lowercases the capitals at the beginning of a name, except for the capital that begins the
  /// next word: `URLIcon` becomes `urlIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let isAllOfIt = capitals.count < 2 || capitals.count == word.count
    let count = isAllOfIt ? capitals.count : capitals.count - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
