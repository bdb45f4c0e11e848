import LayoutStage

/// A command: the word that requests it, what the help says of it, and how it runs.
///
/// A command is declared in the file of what it runs, with the options that only it takes. Parsing,
/// suggestions, the help and running read this value and nothing else.
struct Command: Sendable {
  /// The word that requests it.
  let name: String
  /// The operands, as the help writes them; empty for a command that takes none.
  let operands: String
  /// One line for the help.
  let summary: String
  /// The text between summary and options in the help; empty if the summary suffices.
  let explanation: String
  /// The options that it takes; `--help` is the last.
  let options: [Option]
  /// The examples in the help; the program is called `quarterturn` in them.
  let examples: [String]
  /// Runs it, and returns how it ended.
  let run: @Sendable (Invocation, Console) async throws -> ExitStatus

  init(
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
  var spelling: String { operands.isEmpty ? name : "\(name) \(operands)" }
}

extension Command {
  /// Every command, in the order of the help.
  static let all = layouts + goldens + manuals

  /// The commands about scenes and their layouts.
  static let layouts =
    [demo, render, film, figures, layout] + laboratory + [port, preview, serve]
  /// The commands about goldens.
  static let goldens = [verify, record, accept, compare, inspect, orphans, report, merge]
  /// The commands that list figures, devices and help.
  static let manuals = lists + [help]

  /// Returns the command of a name.
  static func named(_ word: String) throws(UsageError) -> Command {
    if let command = all.first(where: { $0.name == word }) { return command }
    throw .unknownCommand(word, suggestion: NearestName.of(word, in: all.map(\.name)))
  }
}
