import ArticleFigures
import CommandLineKit
import LayoutCommands
import MCPServer
import SnapshotCommands

extension Command {
  /// All commands, in the order of the help.
  static let all = layouts + goldens + manuals

  /// The commands for scene files and layouts, for iOS source, and for the server.
  static let layouts =
    [demo, render, film, figures, layout] + laboratory + [port, preview, survey, serve]
  /// The commands for goldens, the recorded pictures with which snapshot tests compare.
  static let goldens = [verify, record, accept, compare, inspect, orphans, report, merge]
  /// The commands that list figures and devices, and `help`.
  static let manuals = lists + [help]

  private static let serve = serving(ServedTool.all, version: Quarterturn.version)
}

extension CommandSet {
  /// The commands of `quarterturn`.
  static let quarterturn = CommandSet(Command.all, help: .help)
}
