/// A command: its name, its help, and the code that it runs.
///
/// A command is declared in the file of the code that it runs, with the options that only it takes.
/// Parsing, suggestions, the help and running read this value and nothing else.
package struct Command: Sendable {
  /// The name on the command line.
  package let name: String
  /// The operands, as the help writes them; empty for a command that takes none.
  package let operands: String
  /// One line for the help.
  package let summary: String
  /// The text between summary and options in the help; empty if the summary suffices.
  package let explanation: String
  /// The options that it takes; `--help` is the last.
  package let options: [Option]
  /// The examples in the help; the program is called `quarterturn` in them.
  package let examples: [String]
  /// Runs the command, and returns its exit status.
  package let run: @Sendable (Invocation, Console) async throws -> ExitStatus

  package init(
    _ name: String, _ operands: String = "", summary: String, explanation: String = "",
    options: [Option] = [], examples: [String],
    run: @escaping @Sendable (Invocation, Console) async throws -> ExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.explanation = explanation
    self.examples = examples
    self.run = run
    self.options = options + [.help]
  }

  /// The command as it is typed, with placeholders for its operands.
  package var spelling: String { operands.isEmpty ? name : "\(name) \(operands)" }
}
