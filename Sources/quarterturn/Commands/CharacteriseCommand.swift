import LayoutFigures

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
  @MainActor func run(on console: Console) throws {
    let found = try scene.laboratories.map { try $0.characterise() }
    console.print(
      printsJSON
        ? Characterisation.json(found)
        : found.map(\.description).joined(separator: "\n\n\n"))
  }
}
