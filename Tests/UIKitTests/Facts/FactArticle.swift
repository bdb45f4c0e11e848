import Foundation

/// The facts of one article, and the numbers that its sentences cite.
///
/// A fact is `### A20 · What it says`, sentences, and a list whose entries begin with a word in bold:
/// the grade with the sources after a middle dot, then who holds it, or why nobody does.
struct FactArticle {
  private(set) var facts: [Fact] = []
  private(set) var citations: [FactCitation] = []

  init(_ file: FactText) {
    for line in file.lines { read(line.text, at: line.place) }
  }

  private mutating func read(_ line: Substring, at place: Place) {
    if line.hasPrefix("### ") {
      guard let number = FactNumber.all(in: line).first else { return }
      facts.append(Fact(number: number, place: place))
    } else if line.hasPrefix("- **"), let last = facts.indices.last {
      readEntry(line.dropFirst(4), into: &facts[last])
    }
    // Names of tests may cite others than the fact that they stand under.
    let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    for part in prose where part.offset.isMultiple(of: 2) {
      citations += FactNumber.all(in: part.element).map { FactCitation(number: $0, place: place) }
    }
  }

  private func readEntry(_ entry: Substring, into fact: inout Fact) {
    let word = String(entry.prefix { $0 != "*" })
    let rest = entry.dropFirst(word.count + 2).trimmingCharacters(in: .whitespaces)
    let text = rest.hasPrefix("·") ? rest.dropFirst().trimmingCharacters(in: .whitespaces) : rest
    switch word {
    case "Held by": fact.holders += Self.names(in: rest)
    case "Not held": fact.reason = text.split(separator: ":").first.map(String.init)
    case "Decided": fact.isDecided = !text.isEmpty
    case "Settled by": fact.isSettledBySomething = !text.isEmpty
    default:
      fact.grade = fact.grade ?? Fact.Grade(rawValue: word)
      fact.hasSource = fact.hasSource || !text.isEmpty
    }
  }

  /// The names between backticks.
  private static func names(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
