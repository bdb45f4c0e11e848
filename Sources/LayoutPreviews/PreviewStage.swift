import FigureSnapshots
import Foundation
import LayoutLaboratory
import LayoutStage
import RasterPNG
import SnapshotCore
import UIKit

/// Draws previews as a request asks for them.
@MainActor struct PreviewStage {
  let request: PreviewRequest

  /// Draws a preview in each orientation, and writes the pictures.
  func show(_ preview: NamedPreview) throws -> [ShownPreview] {
    let held: [Orientation?] = request.turns ? Orientation.allCases : [nil]
    return try held.map { try show(preview, $0) }
  }

  private func show(_ named: NamedPreview, _ orientation: Orientation?) throws -> ShownPreview {
    let wishes = PreviewScreen.Wishes(
      device: request.device.flatMap(Device.named), orientation: orientation,
      appearance: request.isDark ? .dark : .light)
    let screen = PreviewScreen(named.preview, wishes)
    let held = screen.surroundings.orientation
    return try screen.content.subject.shown(in: screen.surroundings) { figure in
      var figure = figure
      figure.overlays = request.overlaySet
      let rendered = figure.rendered()
      let url = URL(fileURLWithPath: request.output)
        .appendingPathComponent("\(Self.fileName(named.name)).\(held.rawValue).png")
      let picture = NamedPicture(
        url.lastPathComponent, rendered.picture(), scale: figure.device.scale)
      let golden = try GoldenFile.encode(LayoutPicture(picture), name: url.path)
      try WholeFile(url).write(golden, isLasting: false)
      return ShownPreview(
        name: named.name, orientation: held, path: url.path,
        places: places(of: screen.content, rendered),
        lint: try lint(named.preview, on: figure.device, screen.content))
    }
  }

  private func places(
    of content: Preview.Content, _ rendered: RenderedFigure
  ) -> [PreviewPlace] {
    if let layout = rendered.layout { return PreviewPlace.places(of: layout) }
    switch content {
    case .view(let view): return PreviewPlace.places(of: view, in: view)
    case .controller(let controller):
      return controller.view.map { PreviewPlace.places(of: $0, in: $0) } ?? []
    case .layout: return []
    }
  }

  /// What is wrong with a layout; nil where something else is shown.
  ///
  /// A controller's needs the controller anew for each question, which a layout does not.
  private func lint(
    _ preview: Preview, on device: Device, _ content: Preview.Content
  ) throws -> LintReport? {
    guard case .layout(let layout) = content else { return nil }
    return try Laboratory(on: device) {
      if case .layout(let another) = preview.content() { another } else { layout }
    }.lint()
  }

  /// The name as a file may be called on every system.
  private static func fileName(_ name: String) -> String {
    let allowed = name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" }
    return allowed.isEmpty ? "preview" : String(allowed.prefix(100))
  }
}
