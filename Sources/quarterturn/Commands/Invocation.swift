import LayoutFigures

/// What the words ask for: a command, its operands and its options.
struct Invocation {
  /// The command; nil when only help was asked for.
  var command: CommandName
  /// The operands after the command's name.
  var operands: [String]
  /// The options.
  var arguments: Arguments

  /// Finds the command and refuses options that mean nothing to it.
  ///
  /// Without a command it is help; `COMMAND --help` is `help COMMAND`.
  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    operands = Array(arguments.operands.dropFirst())
    guard let word = arguments.operands.first else {
      command = .help
      return
    }
    command = try Self.command(word)
    for choice in arguments.choices where !command.options.contains(choice.option) {
      throw .inapplicableOption(choice.option, command: word)
    }
    if arguments.has(.help) { (command, operands) = (.help, [word]) }
  }

  /// The command of a name.
  static func command(_ word: String) throws(UsageError) -> CommandName {
    guard let command = CommandName(rawValue: word) else {
      let names = CommandName.allCases.map(\.rawValue)
      throw .unknownCommand(word, suggestion: NearestName.of(word, in: names))
    }
    return command
  }

  /// Refuses operands for a command that takes none.
  func checkNoOperands() throws(UsageError) {
    guard let word = operands.first else { return }
    throw .unexpectedOperand(word, command: command.rawValue)
  }
}
