/// The words of `help`.
struct Help {
  var style: TextStyle
  var called: CalledName

  /// Every command in a line each, and where to begin.
  var overview: String {
    """
    \(style.bold("quarterturn")) lays out UIKit collection views, turns the device and draws what it sees.

    \(style.bold("Commands"))
    \(list { !$0.isAboutGoldens })

    \(style.bold("Goldens"))
    \(list { $0.isAboutGoldens })

    SCENE is a scene file (JSON, comments allowed) or the name of a gallery figure. Figures of the
    gallery are scenes, which are laid out, or plates, which are drawn from what was measured.

    \(style.bold("Begin with"))
      \(called.text) demo
      \(called.text) help render
      \(called.text) help scene     what a scene file says

    """
  }

  private func list(_ isListed: (CommandName) -> Bool) -> String {
    let width = CommandName.allCases.map { heading(of: $0).count }.max() ?? 0
    return CommandName.allCases.filter(isListed).map { command in
      "  " + heading(of: command).padded(to: width + 2) + command.summary
    }.joined(separator: "\n")
  }

  /// One command with its options and examples.
  func explanation(of command: CommandName) -> String {
    let width = command.options.map(\.spelling.count).max() ?? 0
    let options = command.options.map { "  " + $0.spelling.padded(to: width + 2) + $0.summary }
    let words = command.explanation.isEmpty ? "" : command.explanation + "\n\n"
    return """
      \(style.bold("\(called.text) \(heading(of: command))")): \(command.summary)

      \(words)\(style.bold("Options"))
      \(options.joined(separator: "\n"))

      \(style.bold("Examples"))
      \(command.examples.map { "  " + called.typed($0) }.joined(separator: "\n"))

      """
  }

  private func heading(of command: CommandName) -> String {
    [command.rawValue, command.operands].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// The text with blanks after it up to a number of characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
