/// One question to UIKit, and the facts that its answer settles.
public struct Question: Sendable {
  /// The kinds of answers.
  public enum Kind: String, Sendable, CaseIterable {
    case frames, calls, words, values
  }

  /// The name, a sentence; no two questions share one.
  public let name: String
  /// The kind of the answer.
  public let kind: Kind
  /// The numbers of the facts that the answer confirms or contradicts; none if it only informs.
  public let facts: [String]
  /// The sides of a dispute, of which an answer may take one; none if nothing is disputed.
  ///
  /// If there are sides, the question is about a disputed part of its facts, or about disputed
  /// facts.
  public let sides: [Side]
  /// Whether UIKit is expected to raise an exception.
  public let mayRaise: Bool
  let ask: @MainActor @Sendable () throws -> Answer
  /// Makes the answer from the lines of the console, and from whether an exception was raised.
  ///
  /// If the closure is nil or returns nil, the answer is the one that `ask` returned, or the lines
  /// of the exception.
  let hear: Hearing?

  typealias Hearing = @Sendable (_ words: [String], _ isRaised: Bool) -> Answer?

  init(
    _ name: String, _ kind: Kind, facts: [String], sides: [Side] = [], mayRaise: Bool = false,
    ask: @escaping @MainActor @Sendable () throws -> Answer,
    hear: Hearing? = nil
  ) {
    self.name = name
    self.kind = kind
    self.facts = facts
    self.sides = sides
    self.mayRaise = mayRaise
    self.ask = ask
    self.hear = hear
  }

  /// Returns the side that an answer takes.
  public func side(of answer: Answer) -> Side? { sides.first { $0.answer == answer } }
}

/// One side of a dispute.
public struct Side: Sendable {
  /// The claim of this side, as a sentence.
  public let claim: String
  /// The answer that proves the claim.
  public let answer: Answer

  init(_ claim: String, _ answer: Answer) {
    self.claim = claim
    self.answer = answer
  }
}

extension Question {
  /// Every question; those that may end the process by an exception are last.
  public static let all: [Question] = {
    let questions = frames + calls + values + words
    return questions.filter { !$0.mayRaise } + questions.filter(\.mayRaise)
  }()

  /// The questions about the order and the arguments of calls.
  static let calls: [Question] =
    firstPresentation + scrolling + boundsChanges + animatedBounds + invalidation + reloading
    + batches + selfSizing + transitions + showing + presentations

  /// The questions about single values.
  static let values: [Question] =
    disputedGeometry + offsets + insets + attributes + views + text + textForms + pictures
    + largeTitles + edges + controllers + controls + details
}
