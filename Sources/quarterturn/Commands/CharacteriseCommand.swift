import LayoutFigures

extension Command {
  static let characterise = Command(
    "characterise", "SCENE",
    summary: "find out which changes make a layout invalid, and what it forgets",
    options: [.device, .variant, .json],
    examples: ["quarterturn characterise swatches/rotate"]
  ) { try await CharacteriseCommand($0).run(on: $1) }
}

/// `characterise`: what a scene's layouts make of changes.
struct CharacteriseCommand {
  private let scene: Scene
  private let printsJSON: Bool

  /// Reads the scene and the choices.
  init(_ invocation: Invocation) throws {
    scene = try invocation.oneScene()
    printsJSON = invocation.arguments.has(.json)
  }

  /// Tries each variant and prints what was found.
  @MainActor func run(on console: Console) throws -> ExitStatus {
    let found = try scene.laboratories.map { try $0.characterise() }
    console.print(
      printsJSON
        ? Characterisation.json(found)
        : found.map(\.description).joined(separator: "\n\n\n"))
    return .good
  }
}
