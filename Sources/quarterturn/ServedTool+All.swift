import CommandLineKit
import Examples
import LayoutCommands
import MCPServer
import SnapshotCommands

extension ServedTool {
  /// All tools of the MCP server, in the order of `tools/list`.
  static let all =
    [preview, render, layout, trace, lint, sweep, compare, explainFailure]
    + [traceOfProject, lintOfProject, sweepOfProject]

  private static let preview = ServedTool(
    .preview,
    """
    Compiles unchanged iOS source (UIKit, with @objc and #selector), RUNS it on this machine, and \
    draws its #Preview blocks, or every view, cell, controller and layout that can be made \
    without arguments. With project, a view is taken out of an app that does not compile as a whole: \
    stubs stand in for the rest, and nothing is changed. The code runs with the rights of this server's user: it can read and write that \
    user's files, inside and outside the project. \(confinement) Returns the pictures, the \
    frames of everything, and lint's findings; or the compiler's errors, at the file's own lines.
    """,
    [
      ToolParameter(
        operand: "files", .path, isList: true,
        "Swift files, or folders of them or of a package; nothing with project", isRequired: false),
      ToolParameter(
        operand: "name", .name, "the name of the only preview to draw", isRequired: false),
      ToolParameter(
        operand: "views", .name, isList: true, "with project: the names of the classes to draw",
        isRequired: false),
    ],
    options: [
      "project", "launch", "explain-cut", "device", "turn", "appearance", "contrast",
      "text-size", "direction", "language", "overlay", "sheet", "json",
    ],
    pictures: .all, runsSource: true)

  private static let render = ServedTool(
    .render,
    """
    Draws a scene: one picture for each variant and orientation, as iOS would lay it out. Returns \
    the pictures.
    """,
    [.scene],
    options: ["device", "orientation", "variant", "overlay", "appearance", "contrast", "sheet"],
    fixedOptions: ["plain"], pictures: .all)

  private static let layout = ServedTool(
    .layout, "Lists the frames of all cells, headers and footers of a scene, in points.", [.scene],
    options: ["device", "orientation", "variant", "json"])

  private static let trace = ServedTool(
    .trace,
    """
    Lists every call between a collection view, its layout and its delegate: at first layout, while \
    it scrolls and, if requested, while the device is turned, with each invalidation and its context.
    """,
    [.scene], options: ["device", "variant", "rotate", "unfolded", "json"])

  private static let lint = ServedTool(
    .lint,
    """
    Looks for broken rules of layouts, such as sizes that a rotation does not refresh; reports each \
    with its place and a remedy.
    """,
    [.scene], options: ["device", "variant", "json"])

  private static let sweep = ServedTool(
    .sweep,
    """
    Makes the window wider step by step, and finds every width at which the layout becomes another \
    one, to half a point. Returns a picture of each variant.
    """,
    [.scene], options: ["device", "variant", "appearance", "widths", "height", "json"],
    pictures: .all)

  private static let compare = ServedTool(
    .compare,
    """
    Compares two pictures, texts or folders of them. Of pictures that carry their layouts it \
    reports which cell moved, by how many points, and why. Returns panes: before, difference, after.
    """,
    [
      ToolParameter(operand: "before", .path, "the expected file or folder"),
      ToolParameter(operand: "after", .path, "the actual file or folder"),
    ],
    options: ["max-channel-delta", "mask-element", "json"], pictures: .named("panes.png"))

  private static let explainFailure = ServedTool(
    .merge, name: "explain_failure",
    """
    Reports the last run of snapshot tests: each failure in layout terms, the command that accepts \
    it, and its panes. Run swift test or quarterturn verify first.
    """,
    [
      ToolParameter(
        operand: "results", .path,
        "the folder of the results, usually .build/snapshots of the package")
    ],
    options: ["json"], pictures: .named("panes.png"))
}

// MARK: - Views of a project

extension ServedTool {
  private static let warning = """
    Takes a view out of an app as preview does, compiles it, and RUNS it on this machine, \
    with the rights of this server's user: the code can read and write that user's files, \
    inside and outside the project. \(confinement)
    """

  private static let traceOfProject = ServedTool(
    .trace, name: "trace_project",
    "Lists every call around the layouts of views of a project. \(warning)", [.views],
    options: ["project", "device", "rotate", "unfolded", "json"], runsSource: true)

  private static let lintOfProject = ServedTool(
    .lint, name: "lint_project",
    "Looks for broken rules in layouts and constraints of views of a project. \(warning)", [.views],
    options: ["project", "device", "json"], runsSource: true)

  private static let sweepOfProject = ServedTool(
    .sweep, name: "sweep_project",
    "Finds the widths at which the layouts of views of a project become others. \(warning)",
    [.views], options: ["project", "device", "appearance", "widths", "height", "json"],
    pictures: .all, runsSource: true)
}

extension ToolParameter {
  fileprivate static let views = ToolParameter(
    operand: "views", .name, isList: true, "the names of the classes of the project",
    isRequired: false)
  fileprivate static let scene = ToolParameter(
    operand: "scene", .pathOrName { Gallery.figure(named: $0) != nil },
    "a scene file (JSON), or the name of a figure of the gallery")
}
