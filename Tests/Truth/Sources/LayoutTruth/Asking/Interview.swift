public import Foundation

/// A run of all questions, whose answers are kept in a file where one is named.
///
/// The file is written before each question and after the last. Where a question ends the process
/// all the same, the next run finds it named in the file, leaves it out, and goes on from
/// there.
@MainActor public struct Interview {
  private let questions: [Question]
  private let file: URL?

  /// Makes an interview.
  ///
  /// - Parameters:
  ///   - questions: what is queried, in this order.
  ///   - file: where the answers are written; nil to keep them.
  public init(_ questions: [Question] = Question.all, writingTo file: URL? = nil) {
    self.questions = questions
    self.file = file
  }

  /// Asks what is not answered yet.
  ///
  /// - Throws: when the file cannot be written.
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
