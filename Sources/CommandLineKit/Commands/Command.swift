/// A command: its name, its help, and the code that it runs.
///
/// The parser, the suggestions for misspelt commands, and the help are derived from this value.
package struct Command: Sendable {
  /// The name on the command line.
  package let name: String
  /// The operands as the help shows them; empty for a command without operands.
  package let operands: String
  /// The description in the help, on one line.
  package let summary: String
  /// The text between the summary and the options in the help; empty if there is none.
  package let explanation: String
  /// The options that the command accepts.
  ///
  /// The last one is `--help`.
  package let options: [Option]
  /// The examples in the help, written with the program name `quarterturn`.
  package let examples: [String]
  /// The function that runs the command, and returns its exit status.
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

  /// The command as the user types it, with placeholders for its operands.
  package var spelling: String { operands.isEmpty ? name : "\(name) \(operands)" }
}
