/// One question to UIKit, and the facts that its answer settles.
public struct Question: Sendable {
  /// What an answer is made of.
  public enum Kind: String, Sendable, CaseIterable {
    case frames, calls, words, values
  }

  /// The name, a sentence; no two questions share one.
  public let name: String
  /// What the answer is made of.
  public let kind: Kind
  /// The numbers of the facts that the answer confirms or contradicts; none where it only informs.
  public let facts: [String]
  /// The sides of a dispute, of which an answer may take one; none where nothing is disputed.
  ///
  /// Where there are sides, the facts are disputed in what this question asks, if not altogether.
  public let sides: [Side]
  /// Whether UIKit is expected to raise an exception.
  public let mayRaise: Bool
  let ask: @MainActor @Sendable () throws -> Answer
  /// What the answer is, where it is heard and not returned: from the words, and from whether they
  /// were raised; nil for what was raised.
  let hear: Hearing?

  typealias Hearing = @Sendable (_ words: [String], _ isRaised: Bool) -> Answer?

  init(
    _ name: String, _ kind: Kind, facts: [String], sides: [Side] = [], mayRaise: Bool = false,
    ask: @escaping @MainActor @Sendable () throws -> Answer,
    hear: Hearing? = nil
  ) {
    (self.name, self.kind, self.facts, self.sides) = (name, kind, facts, sides)
    (self.mayRaise, self.ask, self.hear) = (mayRaise, ask, hear)
  }

  /// The side that an answer takes.
  public func side(of answer: Answer) -> Side? { sides.first { $0.answer == answer } }
}

/// One side of a dispute.
public struct Side: Sendable {
  /// What this side claims, as a sentence.
  public let claim: String
  /// The answer that proves it.
  public let answer: Answer

  init(_ claim: String, _ answer: Answer) { (self.claim, self.answer) = (claim, answer) }
}

extension Question {
  /// Every question: first those that only look, last those that may end the process.
  public static let all: [Question] = {
    let questions = frames + calls + values + words
    return questions.filter { !$0.mayRaise } + questions.filter(\.mayRaise)
  }()
}
