import Foundation

/// The terms that `Sources/Glossary.md` retires, each as a pattern that no passage may contain.
struct Glossary {
  static let path = "Sources/Glossary.md"

  struct RetiredWord {
    /// The regular expression, as the glossary writes it.
    let expression: String
    /// The field's word, which is written instead.
    let replacement: String
    private let pattern: Regex<AnyRegexOutput>
    /// Whether only the beginning of a documentation comment is compared.
    private let isBeginning: Bool

    init(_ expression: String, replacement: String, isBeginning: Bool) throws {
      (self.expression, self.replacement) = (expression, replacement)
      self.isBeginning = isBeginning
      pattern = try Regex(expression)
    }

    /// Returns the word in a passage; nil if the passage does not use it.
    func found(in text: String, kind: Passage.Kind = .documentation) throws -> Substring? {
      guard isBeginning else { return try pattern.firstMatch(in: text).map { text[$0.range] } }
      guard kind == .documentation else { return nil }
      return try pattern.prefixMatch(in: text).map { text[$0.range] }
    }
  }

  let words: [RetiredWord]

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
  }

  /// Returns the cells of a row; `\|` is a bar within one.
  private static func cells(of row: String) -> [String] {
    row.replacing("\\|", with: "\u{0}").split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespaces).replacing("\u{0}", with: "|")
    }
  }

  /// Records an issue for each retired word in passages.
  func check(_ passages: [Passage], report: (String) -> Void) throws {
    for passage in passages {
      for word in words {
        guard let found = try word.found(in: passage.text, kind: passage.kind) else { continue }
        report(
          """
          \(passage.path):\(passage.line): “\(found)”: write \(word.replacement) \
          (\(passage.kind.rawValue); \(Self.path), \(word.expression))
          """)
      }
    }
  }
}
