import LayoutFigures

/// `layout`: where every element of a scene lies.
struct LayoutCommand {
  private let scene: Scene
  private let printsJSON: Bool

  /// Reads the scene and the choices.
  init(_ invocation: Invocation) throws {
    guard let word = invocation.operands.first else {
      throw UsageError.missingOperand("a scene file or a gallery figure", command: "layout")
    }
    if invocation.operands.count > 1 {
      throw UsageError.unexpectedOperand(invocation.operands[1], command: "layout of one scene")
    }
    scene = try Choices(invocation.arguments).applied(to: SceneSource.scene(word))
    printsJSON = invocation.arguments.has(.json)
  }

  /// Lays the scene out and prints it.
  func run(on console: Console) async {
    let reports = await scene.rendered().compactMap(LayoutReport.init)
    console.print(
      printsJSON
        ? LayoutReport.json(reports) : reports.map(\.table).joined(separator: "\n"))
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
