package import CommandLineKit
import LayoutScenes
import LayoutStage

extension Command {
  package static let layout = Command(
    "layout", "SCENE",
    summary: "print the frames of all cells, headers and footers",
    explanation: """
      With each layout come the settings it was laid out in: text size, reading direction, bars, safe
      area and content inset. Appearance and overlays move nothing, and are left out.
      """,
    options: [.device, .orientation, .variant, .overlay, .appearance, .json],
    examples: [
      "quarterturn layout swatches/rotate",
      "quarterturn layout herbs.json --variant after --json",
    ]
  ) { invocation, console in
    let scene = try invocation.oneScene()
    try await scene.checkConstraints()
    let reports = await scene.rendered().compactMap(LayoutReport.init)
    console.print(
      invocation.arguments.has(.json)
        ? LayoutReport.json(reports) : reports.map(\.table).joined(separator: "\n"))
    return .good
  }
}

extension LayoutReport {
  /// Makes the report of a figure; nil if it shows no collection view.
  fileprivate init?(_ figure: RenderedFigure) {
    guard let layout = figure.layout else { return nil }
    self.init(
      figure: figure.name, variant: figure.variant ?? "", orientation: figure.orientation,
      layout: layout)
  }
}
