import ArticleFigures
import CommandLineKit
import LayoutCommands
import MCPServer
import SnapshotCommands

extension Command {
  /// All commands, in the order of the help.
  static let all = layouts + goldens + manuals

  /// The commands about scenes and their layouts.
  static let layouts =
    [demo, render, film, figures, layout] + laboratory + [port, preview, survey, serve]
  /// The commands about goldens.
  static let goldens = [verify, record, accept, compare, inspect, orphans, report, merge]
  /// The commands that list figures and devices, and the one that prints the help.
  static let manuals = lists + [help]

  private static let serve = serving(ServedTool.all, version: Quarterturn.version)
}

extension CommandSet {
  /// The commands of `quarterturn`.
  static let quarterturn = CommandSet(Command.all, help: .help)
}
