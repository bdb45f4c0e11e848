import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A controller that notes the commands that it performs.
@MainActor private final class Garden: UIViewController {
  var commands: [UIKeyCommand] = []
  private(set) var calls: [String] = []
  override var keyCommands: [UIKeyCommand]? { commands }

  func water() { calls.append("water") }
  func dig(_ sender: Any?) { calls.append("dig \((sender as? UIKeyCommand)?.title ?? "")") }

  static let water = Selector("water", Garden.water)
  static let dig = Selector("dig:", Garden.dig)
}

/// Keys of a hardware keyboard.
@MainActor @Suite(.serialized) struct KeyCommandTests {
  private let stage: ControllerStage
  private let outer = Garden()
  private let inner = Garden()

  init() {
    stage = ControllerStage(outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
  }

  @Test func `a key performs the command of the nearest responder (E36)`() {
    defer { stage.end() }
    outer.commands = [UIKeyCommand(input: "w", modifierFlags: .command, action: Garden.water)]
    inner.commands = [UIKeyCommand(title: "D", action: Garden.dig, input: "d")]
    #expect(stage.window.simulateKey("d"))
    #expect(inner.calls == ["dig D"] && outer.calls.isEmpty)
    #expect(stage.window.simulateKey("w", modifierFlags: .command))
    #expect(outer.calls == ["water"])
  }

  @Test func `a key without a command does nothing (E36)`() {
    defer { stage.end() }
    let command = UIKeyCommand(input: "w", modifierFlags: .command, action: Garden.water)
    outer.commands = [command]
    #expect(!stage.window.simulateKey("w"))
    #expect(!stage.window.simulateKey("w", modifierFlags: [.command, .shift]))
    command.attributes = .disabled
    #expect(!stage.window.simulateKey("w", modifierFlags: .command))
    #expect(outer.calls.isEmpty)
  }

  @Test func `a command that was added to a controller is performed until it is removed (E36)`() {
    defer { stage.end() }
    let command = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: Garden.water)
    inner.addKeyCommand(command)
    #expect(stage.window.simulateKey(UIKeyCommand.inputEscape))
    inner.removeKeyCommand(command)
    #expect(!stage.window.simulateKey(UIKeyCommand.inputEscape))
    #expect(inner.calls == ["water"])
  }
}
