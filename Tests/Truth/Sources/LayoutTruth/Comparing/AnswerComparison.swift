/// The answers of a file beside Quarterturn's own, question by question and fact by fact.
public struct AnswerComparison: Sendable {
  /// One question and both answers.
  public struct Entry: Sendable {
    /// The question.
    public let question: Question
    /// The file's answer.
    public let file: Answer
    /// Quarterturn's answer.
    public let ours: Answer
    /// The difference between them.
    public let difference: AnswerDifference

    /// Whether both answered, so that the answers can be compared.
    public var isComparable: Bool { file.isAnswered && ours.isAnswered }
    /// Whether both answered the same.
    public var isSame: Bool { isComparable && difference.lines.isEmpty }
    /// Whether both answered, and differently.
    public var isDifferent: Bool { isComparable && !difference.lines.isEmpty }
  }

  /// The system that answered in the file.
  public let system: AnsweringSystem
  /// The questions that both have answered, in the order of the questions.
  public let entries: [Entry]
  /// Questions that the file has no answer to, by name.
  public let missing: [String]
  /// Answers in the file to unknown questions, by name.
  public let unknown: [String]

  /// Compares the answers of a file with Quarterturn's.
  ///
  /// - Parameters:
  ///   - file: the answers of the file.
  ///   - ours: Quarterturn's answers.
  ///   - questions: the questions.
  public init(_ file: AnswerFile, with ours: AnswerFile, questions: [Question] = Question.all) {
    system = file.system
    entries = questions.compactMap { question in
      guard let theirs = file.answers[question.name], let mine = ours.answers[question.name] else {
        return nil
      }
      return Entry(
        question: question, file: theirs, ours: mine,
        difference: AnswerDifference(file: theirs, ours: mine))
    }
    missing = questions.map(\.name).filter { file.answers[$0] == nil }
    unknown = Set(file.answers.keys).subtracting(questions.map(\.name)).sorted()
  }

  /// The questions that the file answers differently.
  public var different: [Entry] { entries.filter(\.isDifferent) }
  /// The questions that one of the two has no answer to.
  public var unanswered: [Entry] { entries.filter { !$0.isComparable } }
  /// Whether the file has an answer to each question, and no other ones.
  public var isComplete: Bool { missing.isEmpty && unknown.isEmpty }
}
