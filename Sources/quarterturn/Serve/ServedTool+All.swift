import LayoutPreviews
import LayoutStage

extension ServedTool {
  /// Every tool, as `tools/list` has them.
  static let all = [preview, render, layout, trace, lint, sweep, compare, explainFailure]

  private static let preview = ServedTool(
    "preview",
    """
    Compiles iOS source (UIKit, with @objc and #selector as it stands), RUNS it on this machine, and \
    draws what its #Preview blocks show, or every view, cell, controller and layout that can be made \
    without arguments. The code runs with the rights of this server's user: it can read and write that \
    user's files, inside and outside the project. \(confinement) Returns the pictures, where \
    everything is, and what lint says; or with the compiler's errors, at the file's own lines.
    """,
    pictures: .all,
    [
      ToolParameter(
        "files", .paths, .operand, "Swift files, or folders of them or of a package",
        isRequired: true),
      ToolParameter("name", .name, .operand, "the name of the only preview to draw"),
      ToolParameter(
        "device", .device, .option("device"),
        """
        the device, \(ToolParameter.devices); an iPhone 16 unless given, and views with a size \
        of their own are drawn alone
        """),
      ToolParameter(
        "turn", .flag, .option("turn"),
        "also turned: the same instance, as when the device is turned over"),
      .appearance,
      ToolParameter(
        "text_size", .word(PreviewTextSize.allCases.map(\.rawValue)), .option("text-size"),
        "the text size that a person has chosen; large unless given"),
      ToolParameter(
        "direction", .word(PreviewDirection.allCases.map(\.rawValue)), .option("direction"),
        "the reading direction; the language's unless given"),
      ToolParameter(
        "language", .text, .option("language"),
        "the code of a language, such as ar or pt-BR: direction and the package's resources"),
      .overlays,
      ToolParameter("sheet", .flag, .option("sheet"), "all pictures on one, with their names"),
      .json,
    ])

  /// The limits of source that is run, for anyone who decides whether to allow it.
  static let confinement =
    "On Linux with namespaces it has no network and its processes end with the call; time and memory "
    + "are limited."

  private static let render = ServedTool(
    "render",
    """
    Draws a scene: one picture for each variant and orientation, as iOS would lay it out. Answers \
    with the pictures.
    """,
    pictures: .all, options: ["--plain"],
    [
      .scene, .device, .orientation, .variants, .overlays, .appearance,
      ToolParameter(
        "sheet", .flag, .option("sheet"), "also all pictures side by side, with captions"),
    ])

  private static let layout = ServedTool(
    "layout", "Lists the frames of all cells, headers and footers of a scene, in points.",
    [.scene, .device, .orientation, .variants, .json])

  private static let trace = ServedTool(
    "trace",
    """
    Lists every call between a collection view, its layout and its delegate: at first layout, while \
    it scrolls and, if asked, while the device is turned, with each invalidation and its context.
    """,
    [
      .scene, .device, .variants,
      ToolParameter("rotate", .flag, .option("rotate"), "also turn the device and turn it back"),
      ToolParameter(
        "unfolded", .flag, .option("unfolded"), "write out calls that only repeat others"),
      .json,
    ])

  private static let lint = ServedTool(
    "lint",
    """
    Looks for broken rules of layouts, such as sizes that a rotation does not refresh; says for each \
    what is wrong and what helps.
    """,
    [.scene, .device, .variants, .json])

  private static let sweep = ServedTool(
    "sweep",
    """
    Makes the window wider step by step, and finds every width at which the layout becomes another \
    one, to half a point. Returns a picture of each variant.
    """,
    pictures: .all,
    [
      .scene, .device, .variants, .appearance,
      ToolParameter(
        "widths", .text, .option("widths"), "from and to, in points, as in 320...1366"),
      ToolParameter(
        "height", .word(["kept", "turned"]), .option("height"),
        "keep the height, or take that of the turned device"),
      .json,
    ])

  private static let compare = ServedTool(
    "compare",
    """
    Compares two pictures, texts or folders of them. Of pictures that carry their layouts it says \
    which cell moved, by how many points, and why. Returns panes: before, difference, after.
    """,
    pictures: .named("panes.png"),
    [
      ToolParameter("before", .path, .operand, "the expected file or folder", isRequired: true),
      ToolParameter("after", .path, .operand, "the file or folder now", isRequired: true),
      ToolParameter(
        "max_channel_delta", .number(0...255), .option("max-channel-delta"),
        "a pixel counts as the same when no channel differs by more"),
      ToolParameter(
        "mask_elements", .texts, .option("mask-element"),
        "elements that are not compared, as in cell[0,3], or all of a kind, as in header"),
      .json,
    ])

  private static let explainFailure = ServedTool(
    "explain_failure", command: "merge",
    """
    Says what the last run of snapshot tests found: what failed, in layout terms, what to type to \
    accept it, and the panes of each failure. Run swift test or quarterturn verify before.
    """,
    pictures: .named("panes.png"),
    [
      ToolParameter(
        "results", .path, .operand,
        "the folder of the results, as a rule .build/snapshots of the package", isRequired: true),
      .json,
    ])
}

extension ToolParameter {
  fileprivate static let scene = ToolParameter(
    "scene", .scene, .operand, "a scene file (JSON), or the name of a figure of the gallery",
    isRequired: true)
  fileprivate static let device = ToolParameter(
    "device", .device, .option("device"), "the device, \(devices); the scene's own unless given")
  fileprivate static let devices =
    "by its product's name, such as iPhone 16, iPhone 17 Pro or iPad Pro 13"
  fileprivate static let orientation = ToolParameter(
    "orientation", .word(Orientation.allCases.map(\.rawValue)), .option("orientation"),
    "only this orientation")
  fileprivate static let variants = ToolParameter(
    "variants", .texts, .option("variant"), "only these variants")
  fileprivate static let overlays = ToolParameter(
    "overlays", .words(Overlays.names + ["none"]), .option("overlay"),
    "what is drawn over the layout")
  fileprivate static let appearance = ToolParameter(
    "appearance", .word(Appearance.allCases.map(\.rawValue)), .option("appearance"),
    "light or dark")
  fileprivate static let json = ToolParameter(
    "json", .flag, .option("json"), "JSON instead of text")

  /// The parameters for the pictures of a response.
  static let ofPictures = [
    ToolParameter(
      maxWidth, .number(16...4096), .picture, "the most pixels a picture is wide; 800 unless given"),
    ToolParameter(
      maxHeight, .number(16...16384), .picture,
      "the most pixels a picture is high; four times max_width unless given"),
    ToolParameter(
      maxPictures, .number(0...16), .picture, "the most pictures; 4 unless given"),
  ]

  /// The argument for the greatest width of a picture.
  static let maxWidth = "max_width"
  /// The argument for the greatest height of a picture.
  static let maxHeight = "max_height"
  /// The argument for the greatest number of pictures.
  static let maxPictures = "max_pictures"
}
