import LayoutFigures

extension Command {
  static let characterise = Command(
    "characterise", "SCENE",
    summary: "find out which changes make a layout invalid, and what it forgets",
    options: [.device, .variant, .json],
    examples: ["quarterturn characterise swatches/rotate"]
  ) { @MainActor invocation, console in
    let found = try invocation.oneScene().laboratories.map { try $0.characterise() }
    console.print(
      invocation.arguments.has(.json)
        ? Characterisation.json(found)
        : found.map(\.description).joined(separator: "\n\n\n"))
    return .good
  }
}
