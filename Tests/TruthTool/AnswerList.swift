import LayoutTruth

/// Quarterturn's own answers, to be read by people.
struct AnswerList {
  private let answers: AnswerFile

  /// Makes a list of answers.
  init(_ answers: AnswerFile) { self.answers = answers }

  /// Every question with the facts it settles and the answer.
  var text: String {
    Question.all.map { question in
      let facts = question.facts.map { fact in
        fact + (FactGrade(ofFact: fact).map { " \($0.rawValue)" } ?? "")
      }
      let settled = facts.isEmpty ? [] : ["  settles " + facts.joined(separator: ", ")]
      let lines = answers.answers[question.name]?.text ?? []
      return ([question.name] + settled + lines.map { "    \($0)" }).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
