import LayoutFigures

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
