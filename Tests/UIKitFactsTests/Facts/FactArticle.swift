import Foundation

/// The facts of one article, and the numbers that its sentences cite.
///
/// A fact is `### A20 · What it says`, sentences, and a list whose entries begin with a bold name:
/// the grade with the sources after a middle dot, then the tests that hold the fact, or the reason
/// why none does. A reason for many facts may be in a list before the first of them.
struct FactArticle {
  private(set) var facts: [Fact] = []
  private(set) var citations: [FactCitation] = []

  /// The reason why no fact of the article is held, unless the fact has another.
  private var commonReason: String?

  init(_ file: FactText) {
    for line in file.lines { read(line.text, at: line.place) }
    for index in facts.indices where facts[index].holders.isEmpty {
      facts[index].reason = facts[index].reason ?? commonReason
    }
  }

  private mutating func read(_ line: Substring, at place: Place) {
    if line.hasPrefix("### ") {
      guard let number = FactNumber.all(in: line).first else { return }
      facts.append(Fact(number: number, place: place))
    } else if line.hasPrefix("- **") {
      readEntry(line.dropFirst(4))
    }
    // Names of tests may cite other facts than the one that they are listed under.
    let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    for part in prose where part.offset.isMultiple(of: 2) {
      citations += FactNumber.all(in: part.element).map { FactCitation(number: $0, place: place) }
    }
  }

  private mutating func readEntry(_ entry: Substring) {
    let word = String(entry.prefix { $0 != "*" })
    let rest = entry.dropFirst(word.count + 2).trimmingCharacters(in: .whitespaces)
    let text = rest.hasPrefix("·") ? rest.dropFirst().trimmingCharacters(in: .whitespaces) : rest
    guard let last = facts.indices.last else {
      if word == "Not held" { commonReason = Self.reason(in: text) }
      return
    }
    Self.note(text, after: word, in: &facts[last])
  }

  private static func note(_ text: String, after word: String, in fact: inout Fact) {
    switch word {
    case "Held by": fact.holders += names(in: text)
    case "Not held": fact.reason = reason(in: text)
    case "Decided": fact.isDecided = !text.isEmpty
    case "Settled by": fact.isSettledBySomething = !text.isEmpty
    default:
      fact.grade = fact.grade ?? Fact.Grade(rawValue: word)
      fact.hasSource = fact.hasSource || !text.isEmpty
    }
  }

  /// The words before the colon.
  private static func reason(in text: String) -> String? {
    text.split(separator: ":").first.map(String.init)
  }

  /// The names between backticks; without any, all of the text, which then is no test's name.
  private static func names(in text: String) -> [String] {
    let names = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    return names.isEmpty ? [text] : names
  }
}
