/// The verdict on one fact that follows from the answers of a file.
public struct FactVerdict: Sendable, Equatable {
  /// The possible verdicts.
  public enum Outcome: Sendable, Equatable {
    /// Every answer is the same as Quarterturn's.
    case confirmed
    /// An answer differs from Quarterturn's.
    case contradicted
    /// The answer takes a side of the dispute, whose claim this is.
    case settled(String)
  }

  /// The number of the fact.
  public let fact: String
  /// Whether this is only the disputed part of a fact whose grade is better.
  public let isDisputedPart: Bool
  /// The grade until now; nil for a fact that is not graded.
  public let grade: FactGrade?
  /// The verdict.
  public let outcome: Outcome
  /// The names of the questions with another answer.
  public let against: [String]

  /// Whether the grade is no longer right.
  public var changesGrade: Bool {
    switch outcome {
    case .confirmed: grade != .certain && grade != nil
    case .contradicted: true
    case .settled: true
    }
  }

  /// The sentence about the fact that its article should contain.
  public var sentence: String { (isDisputedPart ? "what is disputed of it: " : "") + words }

  private var words: String {
    let before = grade?.rawValue ?? "not graded"
    return switch outcome {
    case .confirmed where grade == .certain: "certain, and confirmed"
    case .confirmed where grade == .disputed: "disputed → certain, as Quarterturn decides it"
    case .confirmed: "\(before) → certain"
    case .contradicted where grade == .disputed:
      "disputed, and decided here otherwise than Apple's UIKit answers"
    case .contradicted: "was \(before); Apple's UIKit answers otherwise"
    case .settled(let claim):
      "\(before) → certain: \(claim)" + (against.isEmpty ? "" : "; Quarterturn does otherwise")
    }
  }
}

extension AnswerComparison {
  /// The verdicts on the facts of all questions that both answer, by article and number.
  public var facts: [FactVerdict] {
    var entriesByFact: [String: [Entry]] = [:]
    for entry in entries where entry.isComparable {
      for fact in Set(entry.question.facts) { entriesByFact[fact, default: []].append(entry) }
    }
    return entriesByFact.keys.sorted(by: Self.isBefore).flatMap {
      Self.verdicts(of: $0, entriesByFact[$0] ?? [])
    }
  }

  /// One verdict, or two for a fact of which only a part is disputed.
  private static func verdicts(of fact: String, _ entries: [Entry]) -> [FactVerdict] {
    let grade = FactGrade(ofFact: fact)
    guard grade != .disputed else { return [verdict(of: fact, entries, grade, isPart: false)] }
    let (whole, part) = (
      entries.filter(\.question.sides.isEmpty), entries.filter { !$0.question.sides.isEmpty }
    )
    return (whole.isEmpty ? [] : [verdict(of: fact, whole, grade, isPart: false)])
      + (part.isEmpty ? [] : [verdict(of: fact, part, .disputed, isPart: true)])
  }

  private static func verdict(
    of fact: String, _ entries: [Entry], _ grade: FactGrade?, isPart: Bool
  ) -> FactVerdict {
    let against = entries.filter(\.isDifferent).map(\.question.name)
    let claims = entries.compactMap { $0.question.side(of: $0.file)?.claim }
    let outcome: FactVerdict.Outcome =
      if !claims.isEmpty { .settled(claims.joined(separator: "; ")) } else {
        against.isEmpty ? .confirmed : .contradicted
      }
    return FactVerdict(
      fact: fact, isDisputedPart: isPart, grade: grade, outcome: outcome, against: against)
  }

  /// Returns whether a number comes before another: by letters, then as numbers.
  private static func isBefore(_ a: String, _ b: String) -> Bool {
    func key(_ fact: String) -> (String, Int) {
      let letters = fact.prefix { $0.isLetter }
      return (String(letters), Int(fact.dropFirst(letters.count)) ?? 0)
    }
    return key(a) < key(b)
  }
}
