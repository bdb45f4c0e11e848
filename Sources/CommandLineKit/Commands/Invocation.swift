/// A parsed command line: the command, its operands and its options.
package struct Invocation {
  package var command: Command
  /// The operands after the command's name.
  package var operands: [String]
  package var arguments: Arguments

  /// Finds the command, and throws an error for an unknown command, for an option that the command
  /// does not accept, or for an operand of a command without operands.
  ///
  /// If the command line has no operands, and so no command's name, the command is `help`; `COMMAND
  /// --help` is the same as `help COMMAND`.
  package init(_ arguments: Arguments, of commands: CommandSet) throws(UsageError) {
    self.arguments = arguments
    operands = Array(arguments.operands.dropFirst())
    guard let name = arguments.operands.first else {
      command = commands.help
      return
    }
    command = try commands.named(name)
    for choice in arguments.choices where !command.options.contains(choice.option) {
      throw .inapplicableOption(choice.option, command: name)
    }
    // `--help` is handled before the operands are checked, since a request for help may leave out
    // operands.
    if arguments.has(.help) { (command, operands) = (commands.help, [name]) }
    if command.operands.isEmpty { try checkNoOperands() }
  }

  /// Throws an error if there are operands.
  package func checkNoOperands() throws(UsageError) {
    guard let operand = operands.first else { return }
    throw .unexpectedOperand(operand, command: command.name)
  }
}
