import Foundation

/// The terms that `Sources/Glossary.md` retires, each as a pattern that no passage may contain.
struct Glossary {
  static let path = "Sources/Glossary.md"

  struct RetiredWord {
    /// The regular expression, as the glossary writes it.
    let expression: String
    /// The field's word, which is written instead.
    let replacement: String
    private let pattern: NSRegularExpression
    /// Whether only the beginning of a documentation comment is compared.
    private let isBeginning: Bool

    init(_ expression: String, replacement: String, isBeginning: Bool) throws {
      (self.expression, self.replacement) = (expression, replacement)
      self.isBeginning = isBeginning
      pattern = try NSRegularExpression(pattern: expression)
    }

    /// Returns the word in a passage; nil if the passage does not use it.
    func found(in text: String, kind: Passage.Kind = .documentation) -> Substring? {
      guard !isBeginning || kind == .documentation else { return nil }
      let match = pattern.firstMatch(
        in: text, options: isBeginning ? .anchored : [],
        range: NSRange(text.startIndex..., in: text))
      return match.flatMap { Range($0.range, in: text) }.map { text[$0] }
    }
  }

  let words: [RetiredWord]
  /// A pattern that matches wherever a word's does: hardly any passage has one, and one search
  /// takes less time than one for each word.
  private let anyWord: NSRegularExpression

  /// Reads the rows of the glossary's tables that have a pattern.
  init(_ text: String) throws {
    var words: [RetiredWord] = []
    var isBeginning = false
    for line in text.components(separatedBy: "\n") where line.hasPrefix("|") {
      if line.contains("| no comment begins") || line.contains("| nothing contains") {
        isBeginning = line.contains("begins with")
      }
      let cells = Self.cells(of: line)
      guard cells.count == 3, cells[2].hasPrefix("`"), cells[2].hasSuffix("`") else { continue }
      words.append(
        try RetiredWord(
          String(cells[2].dropFirst().dropLast()), replacement: cells[0],
          isBeginning: isBeginning))
    }
    self.words = words
    anyWord = try NSRegularExpression(
      pattern: words.map { "(?:\($0.expression))" }.joined(separator: "|"))
  }

  /// Returns the cells of a row; `\|` is a bar within one.
  private static func cells(of row: String) -> [String] {
    row.replacing("\\|", with: "\u{0}").split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespaces).replacing("\u{0}", with: "|")
    }
  }

  /// Records an issue for each retired word in passages.
  func check(_ passages: [Passage], report: (String) -> Void) {
    for passage in passages where isSuspect(passage.text) {
      for word in words {
        guard let found = word.found(in: passage.text, kind: passage.kind) else { continue }
        report(
          """
          \(passage.path):\(passage.line): “\(found)”: write \(word.replacement) \
          (\(passage.kind.rawValue); \(Self.path), \(word.expression))
          """)
      }
    }
  }

  private func isSuspect(_ text: String) -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return anyWord.firstMatch(in: text, range: whole) != nil
  }
}
