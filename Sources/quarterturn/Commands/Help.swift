import CommandLineKit
import LayoutCommands

extension Command {
  static let help = Command(
    "help", "[COMMAND|scene]",
    summary: "explain a command or the scene file",
    options: [.version],
    examples: ["quarterturn help render", "quarterturn help scene"]
  ) { invocation, console in
    let help = Help(style: console.outputStyle, called: CalledName.current)
    console.print(try help.answer(to: invocation.operands.first), terminator: "")
    return .good
  }
}

/// The text of `help`.
struct Help {
  /// The maximum number of columns in the lines about options.
  private static let columns = 110

  var style: TextStyle
  var called: CalledName

  /// Returns the help for a command or for scene files, or the overview if no name is given.
  func answer(to name: String?) throws(UsageError) -> String {
    guard let name else { return overview }
    guard name != "scene" else { return called.typed(SceneHelp.text) + "\n" }
    return explanation(of: try CommandSet.quarterturn.named(name))
  }

  /// The overview: one line for each command, and examples of commands for beginners.
  var overview: String {
    """
    \(style.bold("quarterturn")) lays out UIKit views, turns the device and draws the screen.

    \(style.bold("Commands"))
    \(list(Command.layouts + Command.manuals))

    \(style.bold("Goldens"))
    \(list(Command.goldens))

    SCENE is a scene file (JSON, comments allowed) or the name of a gallery figure. Figures of the
    gallery are scenes or carousels, which are controllers on devices that are turned.

    \(style.bold("Begin with"))
      \(called.text) demo
      \(called.text) help render
      \(called.text) help scene     a scene file with every key

    """
  }

  private func list(_ commands: [Command]) -> String {
    let width = Command.all.map(\.spelling.count).max() ?? 0
    return commands.map { "  " + $0.spelling.padded(to: width + 2) + $0.summary }
      .joined(separator: "\n")
  }

  /// Returns the help for one command, with its options and examples.
  func explanation(of command: Command) -> String {
    let width = command.options.map(\.spelling.count).max() ?? 0
    let options = command.options.map { option in
      "  " + option.spelling.padded(to: width + 2)
        + option.summary.wrapped(from: width + 4, to: Self.columns)
    }
    let text = command.explanation.isEmpty ? "" : command.explanation + "\n\n"
    return """
      \(style.bold("\(called.text) \(command.spelling)")): \(command.summary)

      \(text)\(style.bold("Options"))
      \(options.joined(separator: "\n"))

      \(style.bold("Examples"))
      \(command.examples.map { "  " + called.typed($0) }.joined(separator: "\n"))

      """
  }
}
