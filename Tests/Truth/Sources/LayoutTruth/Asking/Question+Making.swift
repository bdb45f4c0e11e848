extension Question {
  /// A question about calls: `ask` acts on UIKit and returns the lines that matter.
  ///
  /// Without facts the calls only inform.
  static func calls(
    _ name: String, _ facts: String..., sides: [Side] = [],
    ask: @escaping @MainActor @Sendable () throws -> [String]
  ) -> Question {
    Question(name, .calls, facts: facts, sides: sides) { .calls(try ask()) }
  }

  /// A question about one value.
  static func value(
    _ name: String, _ facts: String..., sides: [(claim: String, value: String)] = [],
    ask: @escaping @MainActor @Sendable () throws -> String
  ) -> Question {
    let sides = sides.map { Side($0.claim, .value($0.value)) }
    return Question(name, .values, facts: facts, sides: sides) { .value(try ask()) }
  }

  /// A question about frames.
  static func frames(
    _ name: String, _ facts: String...,
    ask: @escaping @MainActor @Sendable () throws -> [String: [Double]?]
  ) -> Question {
    Question(name, .frames, facts: facts) { .frames(try ask()) }
  }

  /// A question about the lines of the console, and whether UIKit raises.
  static func words(
    _ name: String, facts: [String], ask: @escaping @MainActor @Sendable () throws -> Void
  ) -> Question {
    Question(name, .words, facts: facts, mayRaise: true) {
      try ask()
      return .words([])
    } hear: { words, isRaised in
      isRaised ? nil : .words(words)
    }
  }

  /// A question about the lines of the console, and whether UIKit raises.
  static func words(
    _ name: String, _ facts: String..., ask: @escaping @MainActor @Sendable () throws -> Void
  ) -> Question { words(name, facts: facts, ask: ask) }

  /// A question about whether UIKit raises, warns or says nothing, whatever the words.
  static func reaction(
    _ name: String, facts: [String], ask: @escaping @MainActor @Sendable () throws -> Void
  ) -> Question {
    Question(name, .words, facts: facts, mayRaise: true) {
      try ask()
      return .value("")
    } hear: { words, isRaised in
      .value(isRaised ? "an exception" : words.isEmpty ? "silence" : "a warning")
    }
  }
}
