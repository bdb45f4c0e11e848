import LayoutFigures

extension Command {
  static let layout = Command(
    "layout", "SCENE",
    summary: "print where every cell, header and footer lies",
    options: [.device, .orientation, .variant, .overlay, .appearance, .json],
    examples: [
      "quarterturn layout swatches/rotate",
      "quarterturn layout herbs.json --variant after --json",
    ]
  ) { try await LayoutCommand($0).run(on: $1) }
}

/// `layout`: where every element of a scene lies.
struct LayoutCommand {
  private let scene: Scene
  private let printsJSON: Bool

  /// Reads the scene and the choices.
  init(_ invocation: Invocation) throws {
    scene = try invocation.oneScene()
    printsJSON = invocation.arguments.has(.json)
  }

  /// Lays the scene out and prints it.
  func run(on console: Console) async -> ExitStatus {
    let reports = await scene.rendered().compactMap(LayoutReport.init)
    console.print(
      printsJSON
        ? LayoutReport.json(reports) : reports.map(\.table).joined(separator: "\n"))
    return .good
  }
}

extension LayoutReport {
  /// The report of a figure that shows a collection view.
  fileprivate init?(_ figure: RenderedFigure) {
    guard let layout = figure.layout else { return nil }
    self.init(
      figure: figure.name, variant: figure.variant ?? "", orientation: figure.orientation,
      layout: layout)
  }
}
