import LayoutFigures

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
  @MainActor func run(on console: Console) throws {
    let reports = try scene.laboratories.map { try $0.trace(turning: turns) }
    console.print(
      printsJSON
        ? TraceReport.json(reports)
        : reports.map { $0.text(folded: isFolded) }.joined(separator: "\n\n\n"))
  }
}
