import CommandLineKit
import Examples
import LayoutScenes
import LayoutStage

extension Invocation {
  /// Returns the scene of a command that takes exactly one, with the choices applied.
  func oneScene() throws -> Scene {
    try Choices(arguments).applied(to: SceneSource.scene(oneOperand()))
  }

  private func oneOperand() throws -> String {
    guard let operand = operands.first else {
      throw UsageError.missingOperand(
        "a scene file (.json) \(SceneSource.nameOfFigure)", command: command.name)
    }
    if operands.count > 1 {
      throw UsageError.extraOperand(operands[1], command: command.name, takes: "one scene")
    }
    return operand
  }

  /// Returns the controllers of the one scene or figure that a command takes, with the choices
  /// applied.
  @MainActor func oneSubject() throws -> [Figure] {
    let operand = try oneOperand()
    return try Choices(arguments).applied(to: SceneSource.figure(operand).controllers())
  }
}
