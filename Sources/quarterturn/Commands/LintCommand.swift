import LayoutFigures

extension Command {
  static let lint = Command(
    "lint", "SCENE",
    summary: "look for broken rules, such as sizes that a rotation does not refresh",
    options: [.device, .variant, .json],
    examples: ["quarterturn lint swatches/rotate", "quarterturn lint herbs.json --json"]
  ) { try await LintCommand($0).run(on: $1) }
}

/// `lint`: rules that a scene's layouts break.
struct LintCommand {
  private let scene: Scene
  private let printsJSON: Bool

  /// Reads the scene and the choices.
  init(_ invocation: Invocation) throws {
    scene = try invocation.oneScene()
    printsJSON = invocation.arguments.has(.json)
  }

  /// Examines each variant and prints what was found.
  @MainActor func run(on console: Console) throws -> ExitStatus {
    let reports = try scene.laboratories.map { try $0.lint() }
    console.print(
      printsJSON
        ? LintReport.json(reports) : reports.map(\.description).joined(separator: "\n\n\n"))
    return reports.allSatisfy(\.isEmpty) ? .good : .different
  }
}
