import FigureSnapshots
import Foundation
import LayoutLaboratory
import LayoutStage
import PictureComparison
import RasterPNG
import SnapshotCore
import UIKit

/// Draws previews as a request requests them.
@MainActor struct PreviewStage {
  let request: PreviewRequest
  /// Is called with the name of each preview before it is made.
  var willShow: (String) -> Void = { _ in }

  /// A preview on a device, laid out and not drawn yet.
  private struct Scene {
    let name: String
    let file: String
    let rendered: RenderedFigure
    let places: [PreviewPlace]
    let notes: [String]
    let lint: LintReport?
  }

  /// Lays out every preview in each orientation, and writes the pictures, or the one of all.
  ///
  /// - Returns: the previews that are drawn, and why others are not.
  /// - Throws: a picture cannot be written.
  func show(
    _ previews: [NamedPreview]
  ) throws -> (shown: [ShownPreview], errors: [any Error]) {
    if request.makesSheet { try checkSheet(of: previews) }
    var (drawable, errors): ([Scene], [any Error]) = ([], [])
    for preview in previews {
      do { drawable += try scenes(of: preview) } catch { errors.append(error) }
    }
    return (try write(drawable), errors)
  }

  /// Refuses a sheet that is too large to draw whatever the previews show, before one is made.
  private func checkSheet(of previews: [NamedPreview]) throws(PictureTooLarge) {
    let cells = previews.compactMap { named -> (name: String, figure: RenderedFigure)? in
      // How large a preview is that says nothing of it is known when it is made.
      let size = named.preview.fixedSize ?? CGSize(width: 1, height: 1)
      // One that is refused alone does not come on the sheet, and the others are drawn.
      guard (try? PictureLimit.check(size, scale: 1)) != nil else { return nil }
      let device = Device(size: size, scale: 1)
      return (name: named.name, figure: RenderedFigure(unlaidOn: device))
    }
    guard !cells.isEmpty else { return }
    try PreviewSheet(cells, isDark: false).sheet.checkSize(scale: PreviewSheet.scale)
  }

  private func write(_ scenes: [Scene]) throws -> [ShownPreview] {
    // A sheet of nothing would replace the last good one.
    if request.makesSheet, !scenes.isEmpty {
      let sheet = PreviewSheet(scenes.map { ($0.name, $0.rendered) }, isDark: request.isDark)
      let path = try write(sheet.picture, scale: PreviewSheet.scale, to: "previews.sheet.png")
      return scenes.map { shown($0, in: path) }
    }
    return try scenes.map { scene in
      let rendered = scene.rendered
      let file = "\(scene.file).\(rendered.orientation.rawValue).png"
      return shown(
        scene, in: try write(rendered.picture(), scale: rendered.device.scale, to: file))
    }
  }

  private func shown(_ scene: Scene, in path: String) -> ShownPreview {
    ShownPreview(
      name: scene.name, orientation: scene.rendered.orientation, path: path,
      places: scene.places, notes: scene.notes + scene.rendered.picture().drawing.notes,
      lint: scene.lint)
  }

  /// Shows one instance in the first orientation and, where requested, turns it to the other.
  private func scenes(of named: NamedPreview) throws -> [Scene] {
    willShow(named.name)
    let told = MissingAssets.told.count
    let state = ProgramState()
    defer { state.restore() }
    let screen = try screen(of: named)
    let shown = try screen.content.subject.shown(in: screen.configuration) { figure in
      if let reason = figure.refusal { throw UndrawablePreview(name: named.name, reason: reason) }
      var figure = figure
      figure.overlays = request.overlaySet
      if case .view = screen.content { figure.content = Self.onBackground(figure.content) }
      return figure.rendered(turningTo: orientations(on: screen)) { simulator in
        // What is too deep was refused, and is not looked through.
        (try? simulator.window.checkDepth()) == nil
          ? [] : places(of: screen.content, in: simulator.window)
      }
    }
    if let reason = shown.lazy.compactMap(\.0.refusal).first {
      throw UndrawablePreview(name: named.name, reason: reason)
    }
    let lint = try PreviewLint(named, in: screen.configuration, turning: shown.count > 1)
      .report()?.naming(request.files)
    // Images and colours that were not found while it was made.
    let missing = MissingAssets.told.dropFirst(told)
    return shown.map { figure, views in
      let places = figure.layout.map(PreviewPlace.places(of:)) ?? views
      return Scene(
        name: named.name, file: named.file, rendered: figure, places: places,
        notes: [screen.note].compactMap(\.self) + missing, lint: lint)
    }
  }

  /// Makes the content of a preview, and checks the size of its picture before layout: an endless
  /// screen would show every item.
  private func screen(of named: NamedPreview) throws -> PreviewScreen {
    let screen = PreviewScreen(
      named.preview, on: request.configuration, isRequested: request.device != nil)
    do {
      try PictureLimit.check(screen.configuration.device.size, scale: screen.configuration.scale)
    } catch {
      throw UndrawablePreview(name: named.name, reason: error)
    }
    return screen
  }

  /// The orientations that a preview is drawn in, beginning with its own.
  private func orientations(on screen: PreviewScreen) -> [Orientation] {
    let first = screen.configuration.orientation
    // Nobody can turn what is shown without a device.
    return request.turns && !screen.standsAlone ? [first, first.turned] : [first]
  }

  /// Puts the controller of a view on the background of a canvas.
  ///
  /// What is seen through a view would be the frame around it, or nothing.
  private static func onBackground(
    _ content: @escaping @MainActor () -> UIViewController
  ) -> @MainActor () -> UIViewController {
    {
      let controller = content()
      controller.view.backgroundColor = .systemBackground
      return controller
    }
  }

  /// Reads the views on the screen, while they are on it.
  private func places(of content: Preview.Content, in window: UIWindow) -> [PreviewPlace] {
    switch content {
    case .view(let view): PreviewPlace.places(of: view, in: window)
    case .controller:
      // What is presented over the controller is beside its view.
      window.subviews.flatMap { PreviewPlace.places(of: $0, in: window) }
    case .layout: []
    }
  }

  /// Draws a picture, and returns its path.
  private func write(_ picture: Picture, scale: CGFloat, to file: String) throws -> String {
    let url = URL(fileURLWithPath: request.output).appendingPathComponent(file)
    let golden = try GoldenFile.encode(LayoutPicture(picture, scale: scale), name: url.path)
    try WholeFile(url).write(golden, isLasting: false)
    return url.path
  }
}

/// A preview that requests a picture which is not drawn.
struct UndrawablePreview: Error, CustomStringConvertible {
  let name: String
  let reason: PictureTooLarge

  var description: String { "the preview \(name.debugDescription): \(reason)" }
}
