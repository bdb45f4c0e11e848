import Examples
import LayoutScenes
import LayoutStage

/// The request of the arguments: a command, its operands and its options.
struct Invocation {
  var command: Command
  /// The operands after the command's name.
  var operands: [String]
  /// The options with their values.
  var arguments: Arguments

  /// Finds the command, and refuses options and operands that it does not take.
  ///
  /// Without a command it is help; `COMMAND --help` is `help COMMAND`.
  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    operands = Array(arguments.operands.dropFirst())
    guard let word = arguments.operands.first else {
      command = .help
      return
    }
    command = try .named(word)
    for choice in arguments.choices where !command.options.contains(choice.option) {
      throw .inapplicableOption(choice.option, command: word)
    }
    // Before the operands are checked: who requests help has not finished the command.
    if arguments.has(.help) { (command, operands) = (.help, [word]) }
    if command.operands.isEmpty { try checkNoOperands() }
  }

  /// Refuses operands where there must be none.
  func checkNoOperands() throws(UsageError) {
    guard let word = operands.first else { return }
    throw .unexpectedOperand(word, command: command.name)
  }

  /// Returns the scene of a command that takes exactly one, with the choices in place.
  func oneScene() throws -> Scene {
    try Choices(arguments).applied(to: SceneSource.scene(oneOperand()))
  }

  private func oneOperand() throws -> String {
    guard let word = operands.first else {
      throw UsageError.missingOperand("a scene file or a gallery figure", command: command.name)
    }
    if operands.count > 1 {
      throw UsageError.unexpectedOperand(operands[1], command: "\(command.name) of one scene")
    }
    return word
  }

  /// Returns the controllers of the one scene or figure that a command takes, with the choices in
  /// place.
  @MainActor func oneSubject() throws -> [Figure] {
    let word = try oneOperand()
    return try Choices(arguments).applied(to: SceneSource.figure(word).controllers())
  }
}
