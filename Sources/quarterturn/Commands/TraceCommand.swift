import LayoutFigures

extension Option {
  fileprivate static let rotate = Option("rotate", "also turn the device and turn it back")
  fileprivate static let unfolded = Option(
    "unfolded", "write out calls that only repeat others")
}

extension Command {
  static let trace = Command(
    "trace", "SCENE",
    summary: "print every call around a layout: first layout, scroll, rotation",
    options: [.device, .variant, .rotate, .unfolded, .json],
    examples: [
      "quarterturn trace plants/markers --variant after --rotate",
      "quarterturn trace herbs.json --variant before --rotate --unfolded",
    ]
  ) { try await TraceCommand($0).run(on: $1) }
}

/// `trace`: every call around a scene's layouts.
struct TraceCommand {
  private let scene: Scene
  private let turns: Bool
  private let isFolded: Bool
  private let printsJSON: Bool

  /// Reads the scene and the choices.
  init(_ invocation: Invocation) throws {
    scene = try invocation.oneScene()
    turns = invocation.arguments.has(.rotate)
    isFolded = !invocation.arguments.has(.unfolded)
    printsJSON = invocation.arguments.has(.json)
  }

  /// Records each variant and prints it.
  @MainActor func run(on console: Console) throws -> ExitStatus {
    let reports = try scene.laboratories.map { try $0.trace(turning: turns) }
    console.print(
      printsJSON
        ? TraceReport.json(reports)
        : reports.map { $0.text(folded: isFolded) }.joined(separator: "\n\n\n"))
    return .good
  }
}
