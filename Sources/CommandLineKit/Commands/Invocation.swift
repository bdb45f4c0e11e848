/// The request of the arguments: a command, its operands and its options.
package struct Invocation {
  /// The command.
  package var command: Command
  /// The operands after the command's name.
  package var operands: [String]
  /// The options with their values.
  package var arguments: Arguments

  /// Finds the command, and refuses options and operands that it does not take.
  ///
  /// Without a command it is help; `COMMAND --help` is `help COMMAND`.
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
    // Before the operands are checked: a request for help need not have them.
    if arguments.has(.help) { (command, operands) = (commands.help, [name]) }
    if command.operands.isEmpty { try checkNoOperands() }
  }

  /// Refuses operands where there must be none.
  package func checkNoOperands() throws(UsageError) {
    guard let operand = operands.first else { return }
    throw .unexpectedOperand(operand, command: command.name)
  }
}
