import Basics

/// The commands of a program.
package struct CommandSet: Sendable {
  /// Every command, in the order of the help.
  package let all: [Command]
  /// The command that explains the others.
  package let help: Command
  /// Every option that some command takes, each once.
  package let options: [Option]

  /// - Parameters:
  ///   - all: every command.
  ///   - help: the one of them that explains the others.
  package init(_ all: [Command], help: Command) {
    (self.all, self.help) = (all, help)
    options = all.flatMap(\.options).reduce(into: []) { options, option in
      if !options.contains(option) { options.append(option) }
    }
  }

  /// Returns the command of a name.
  package func named(_ name: String) throws(UsageError) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(name, suggestion: NearestName.of(name, in: all.map(\.name)))
  }
}
