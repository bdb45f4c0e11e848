import Basics

/// The commands of a program.
package struct CommandSet: Sendable {
  /// All commands, in the order of the help.
  package let all: [Command]
  /// The command that prints the help for the other commands.
  package let help: Command
  /// All options of the commands, without repetitions.
  package let options: [Option]

  /// Makes a set.
  ///
  /// - Parameters:
  ///   - all: all commands.
  ///   - help: the command in `all` that prints the help for the other commands.
  package init(_ all: [Command], help: Command) {
    (self.all, self.help) = (all, help)
    options = all.flatMap(\.options).reduce(into: []) { options, option in
      if !options.contains(option) { options.append(option) }
    }
  }

  /// Returns the command with a name.
  ///
  /// - Throws: `UsageError` if there is none. The error contains the most similar name, if any name
  ///   is similar enough.
  package func named(_ name: String) throws(UsageError) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(name, suggestion: NearestName.of(name, in: all.map(\.name)))
  }
}
