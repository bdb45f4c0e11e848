import Foundation
import LayoutTruth

/// A comparison of a file of answers with Quarterturn's, as text and as JSON.
struct TruthReport {
  let comparison: AnswerComparison
  let path: String

  /// Reports a comparison with the file at a path.
  init(_ comparison: AnswerComparison, path: String) {
    self.comparison = comparison
    self.path = path
  }

  /// The problem of the file: questions without an answer, answers to other questions.
  var complaint: String? {
    guard !comparison.isComplete else { return nil }
    let lines =
      comparison.missing.map { "  not answered: \($0)" }
      + comparison.unknown.map { "  not a question: \($0)" }
    return """
      \(path) answers other questions than these; run the bundle of this version again
      \(lines.joined(separator: "\n"))
      """
  }

  /// Whether the answers decide grades: only Apple's do.
  private var settles: Bool { comparison.system.kit == .apple }

  /// The facts whose grade changes.
  private var changes: [FactVerdict] {
    settles ? comparison.facts.filter(\.changesGrade) : []
  }

  /// The whole report, to be read by people.
  var text: String {
    [summary, differences, unanswered, grades].filter { !$0.isEmpty }
      .joined(separator: "\n\n") + "\n"
  }

  private var summary: String {
    let same = comparison.entries.filter(\.isSame).count
    return """
      \(path): \(comparison.system.description)
      \(comparison.entries.count) questions: \(same) same, \(comparison.different.count) different, \
      \(comparison.unanswered.count) not answered on both sides
      """
  }

  private var differences: String {
    guard !comparison.different.isEmpty else { return "" }
    let entries = comparison.different.map { entry in
      let facts = entry.question.facts.map { fact in
        fact + (FactGrade(ofFact: fact).map { " (\($0.rawValue))" } ?? "")
      }
      return
        ([entry.question.name]
        + (facts.isEmpty ? ["  informs only"] : ["  about " + facts.joined(separator: ", ")])
        + entry.difference.lines.map { "    \($0)" }).joined(separator: "\n")
    }
    return "Different (+ the file, - Quarterturn)\n\n" + entries.joined(separator: "\n\n")
  }

  private var unanswered: String {
    guard !comparison.unanswered.isEmpty else { return "" }
    let lines = comparison.unanswered.map { entry in
      let answer = entry.file.isAnswered ? entry.ours : entry.file
      return "  \(entry.question.name)\n    " + answer.text.joined(separator: " ")
    }
    return "Not answered\n\n" + lines.joined(separator: "\n")
  }

  private var grades: String {
    guard settles else {
      return "These are Quarterturn's own answers, so that no fact is better known than before."
    }
    guard !changes.isEmpty else { return "No grade changes." }
    return "Grades that change\n\n" + changes.map(Self.line).joined(separator: "\n")
  }

  private static func line(_ verdict: FactVerdict) -> String {
    (["  " + verdict.fact.padding(toLength: 5, withPad: " ", startingAt: 0) + verdict.sentence]
      + verdict.against.map { "         \($0)" }).joined(separator: "\n")
  }
}
