import LayoutFigures

extension Invocation {
  /// The one scene that the command is about, with the choices made.
  func oneScene() throws -> Scene {
    guard let word = operands.first else {
      throw UsageError.missingOperand(
        "a scene file or a gallery figure", command: command.rawValue)
    }
    if operands.count > 1 {
      throw UsageError.unexpectedOperand(operands[1], command: "\(command) of one scene")
    }
    return try Choices(arguments).applied(to: SceneSource.scene(word))
  }
}
