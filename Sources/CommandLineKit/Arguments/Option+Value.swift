extension Option {
  /// The values that an option takes, and their placeholder in the help.
  package struct Value: Sendable, ExpressibleByStringLiteral {
    /// The kind of one value.
    package enum Kind: Sendable {
      /// Any text, which the command checks.
      case text
      /// One of some choices.
      case choice([String])
      /// A whole number.
      case number(ClosedRange<Int>)
    }

    /// The text in place of the value in the help.
    package let placeholder: String
    /// The kind of one value.
    package let kind: Kind
    /// Whether the option may be given more than once, each time with another value.
    package let isRepeated: Bool

    private init(_ placeholder: String, _ kind: Kind, isRepeated: Bool = false) {
      (self.placeholder, self.kind, self.isRepeated) = (placeholder, kind, isRepeated)
    }

    /// Any text.
    package init(stringLiteral placeholder: String) { self.init(placeholder, .text) }

    /// Texts, one for each time that the option is given.
    package static func several(_ placeholder: String) -> Value {
      Value(placeholder, .text, isRepeated: true)
    }

    /// Some of the choices.
    package static func several(_ placeholder: String, of choices: [String]) -> Value {
      Value(placeholder, .choice(choices), isRepeated: true)
    }

    /// One of the choices; unless a placeholder is given the help lists them all.
    package static func one(of choices: [String], shownAs placeholder: String? = nil) -> Value {
      Value(placeholder ?? choices.joined(separator: "|"), .choice(choices))
    }

    /// A whole number.
    package static func number(_ range: ClosedRange<Int>) -> Value { Value("N", .number(range)) }
  }
}
