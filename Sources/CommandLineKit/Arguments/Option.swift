/// An option: its spelling, and its help.
///
/// An option is declared in the file that reads it, and listed by the commands that take it.
/// Parsing, suggestions, the help and the tools of `serve` read it from there.
package struct Option: Equatable, Sendable {
  /// The long name, without dashes.
  package let name: String
  /// The values that it takes, or nil if it takes none.
  package let value: Value?
  /// One line for the help.
  package let summary: String

  /// - Parameters:
  ///   - name: the long name, without dashes.
  ///   - value: the values that it takes; nil when it takes none.
  ///   - summary: one line for the help.
  package init(_ name: String, takes value: Value? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// Returns the option with another line for the help of one command.
  package func described(_ summary: String) -> Option { Option(name, takes: value, summary) }

  /// Options are equal if they are typed alike, whatever their help.
  package static func == (one: Option, other: Option) -> Bool {
    one.name == other.name && one.value?.placeholder == other.value?.placeholder
  }

  /// The option as it is typed, without its value.
  package var flag: String { "--\(name)" }
  /// The option as it is typed, with a placeholder for its value.
  package var spelling: String { value.map { "\(flag) \($0.placeholder)" } ?? flag }
}

extension Option {
  package static let help = Option("help", "print this help")
  package static let version = Option("version", "print the version")
  package static let json = Option("json", "print JSON instead of text")
  /// The place that a command writes to; each command describes it with its default.
  package static let output = Option("output", takes: "PATH", "the folder to write to")
}
