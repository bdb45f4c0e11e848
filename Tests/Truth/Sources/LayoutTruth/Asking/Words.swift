import Foundation

/// The lines of a console, made comparable.
enum Words {
  /// The lines without addresses, times and empty lines.
  static func canonical(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { line in
      rules.reduce(String(line)) { text, rule in
        text.replacingOccurrences(of: rule.pattern, with: rule.with, options: .regularExpression)
      }.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }

  private static let rules = [
    (pattern: "0x[0-9a-fA-F]+", with: "0x…"),
    // Of a collection view's description the facts cite these two alone; the name of a class
    // depends on its module, and the other properties on the system.
    (
      pattern: #"(CollectionView: 0x…);.*(contentOffset: [^;]*; contentSize: [^;]*);.*"#,
      with: "$1; …$2; …"
    ),
  ]

  /// The lines before Swift's own message of a trap; that message if there are no others.
  static func beforeTrap(_ lines: [String]) -> [String] {
    guard let trap = lines.firstIndex(where: { $0.contains("Fatal error") }) else { return lines }
    guard trap == 0, let words = lines[0].range(of: "Fatal error") else {
      return Array(lines[..<trap])
    }
    return [String(lines[0][words.lowerBound...])]
  }
}
