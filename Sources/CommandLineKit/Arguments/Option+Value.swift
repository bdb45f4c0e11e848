extension Option {
  /// The values that are valid for an option, and their placeholder in the help.
  package struct Value: Sendable, ExpressibleByStringLiteral {
    package enum Kind: Sendable {
      /// Any text, which the command checks itself.
      case text
      /// One of several choices.
      case choice([String])
      /// A whole number in a range.
      case number(ClosedRange<Int>)
    }

    /// The placeholder of the value in the help.
    package let placeholder: String
    package let kind: Kind
    /// Whether the option may be given several times, each time with another value.
    package let isRepeated: Bool

    private init(_ placeholder: String, _ kind: Kind, isRepeated: Bool = false) {
      (self.placeholder, self.kind, self.isRepeated) = (placeholder, kind, isRepeated)
    }

    /// Makes a value that may be any text, with the placeholder for the help.
    package init(stringLiteral placeholder: String) { self.init(placeholder, .text) }

    /// Returns a value that is any text, for an option that may be given several times.
    package static func several(_ placeholder: String) -> Value {
      Value(placeholder, .text, isRepeated: true)
    }

    /// Returns a value that is one of several choices, for an option that may be given several
    /// times.
    package static func several(_ placeholder: String, of choices: [String]) -> Value {
      Value(placeholder, .choice(choices), isRepeated: true)
    }

    /// Returns a value that is one of several choices.
    ///
    /// If the placeholder is nil, the help lists all choices.
    package static func one(of choices: [String], shownAs placeholder: String? = nil) -> Value {
      Value(placeholder ?? choices.joined(separator: "|"), .choice(choices))
    }

    /// Returns a value that is a whole number in a range.
    package static func number(_ range: ClosedRange<Int>) -> Value { Value("N", .number(range)) }
  }
}
