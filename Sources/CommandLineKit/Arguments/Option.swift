/// An option: its name, its value and its help.
///
/// Every command lists the options that it accepts. The parser, the suggestions for misspelt
/// options, the help and the tools of `serve` are all derived from an option's declaration.
package struct Option: Equatable, Sendable {
  /// The long name, without hyphens.
  package let name: String
  /// The values that are valid for the option; nil if it has no value.
  package let value: Value?
  /// The description in the help, on one line.
  package let summary: String

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: the long name, without hyphens.
  ///   - value: the values that are valid for the option; nil if it has no value.
  ///   - summary: the description in the help, on one line.
  package init(_ name: String, takes value: Value? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// Returns the option with another description, for the help of one command.
  package func described(_ summary: String) -> Option { Option(name, takes: value, summary) }

  /// Returns whether two options have the same name and placeholder, regardless of their
  /// descriptions.
  package static func == (one: Option, other: Option) -> Bool {
    one.name == other.name && one.value?.placeholder == other.value?.placeholder
  }

  /// The option as the user types it, without its value.
  package var flag: String { "--\(name)" }
  /// The option as the user types it, followed by the placeholder for its value.
  package var spelling: String { value.map { "\(flag) \($0.placeholder)" } ?? flag }
}

extension Option {
  package static let help = Option("help", "print this help")
  package static let version = Option("version", "print the version")
  package static let json = Option("json", "print JSON instead of text")
  /// The folder to which a command writes.
  ///
  /// The commands replace the description by one that names their default folder.
  package static let output = Option("output", takes: "PATH", "the folder to write to")
}
