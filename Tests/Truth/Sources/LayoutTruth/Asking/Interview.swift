public import Foundation

/// A run of all questions, whose answers are kept in a file if one is named.
///
/// The file is written before each question and after the last. If a question ends the process
/// nevertheless, the next run finds its name in the file, leaves it out, and goes on from there.
@MainActor public struct Interview {
  private let questions: [Question]
  private let file: URL?

  /// Makes an interview.
  ///
  /// - Parameters:
  ///   - questions: the questions, in the order in which they are answered.
  ///   - file: the file for the answers; nil to write none.
  public init(_ questions: [Question] = Question.all, writingTo file: URL? = nil) {
    self.questions = questions
    self.file = file
  }

  /// Runs the questions that are not answered yet, and returns all answers.
  ///
  /// - Throws: an error if the file cannot be written.
  public func answers() throws -> AnswerFile {
    var known = begun()
    for question in questions where known.answers[question.name] == nil {
      known.asking = question.name
      try file.map(known.write)
      known.answers[question.name] = question.answer()
    }
    known.asking = nil
    try file.map(known.write)
    return known
  }

  /// The answers of a run that was cut short on the same system; none without one.
  private func begun() -> AnswerFile {
    let fresh = AnswerFile(system: .current)
    guard
      let file, var old = try? AnswerFile(contentsOf: file.path), old.system == fresh.system,
      let fatal = old.asking
    else { return fresh }
    old.answers[fatal] = .unanswered("the process ended while this was asked")
    return old
  }
}
