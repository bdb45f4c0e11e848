import FigureSnapshots
import Foundation
import InterfaceBuilder
import LayoutLaboratory
import LayoutStage
import PictureComparison
import RasterPNG
import SnapshotCore
import UIKit

/// A value that draws the previews of a request.
@MainActor struct PreviewStage {
  let request: PreviewRequest
  /// The closure called with the name of each preview before the preview is made.
  var willShow: (String) -> Void = { _ in }

  /// A preview that is laid out on a device but not yet drawn.
  private struct Scene {
    let name: String
    let file: String
    let rendered: RenderedFigure
    let places: [PreviewPlace]
    let notes: [String]
    let lint: LintReport?
    let ink: Int
    let isSampled: Bool
  }

  /// Lays out every preview in each orientation, or with each combination of settings, and writes
  /// the pictures or the sheets.
  ///
  /// - Returns: the drawn previews, and the reasons why others are not drawn.
  /// - Throws: an error if a picture cannot be written, if the sheet would be too large, if a
  ///   storyboard cannot be read, or if the settings of a matrix are not valid.
  func show(
    _ previews: [NamedPreview]
  ) throws -> (shown: [ShownPreview], errors: [any Error]) {
    if let matrix = try PreviewMatrix(request, willShow: willShow) {
      return try show(previews, in: matrix)
    }
    // The scenes of a storyboard are drawn on the storyboard's own sheet instead.
    let previews = request.makesSheet ? previews.filter { !$0.isScene } : previews
    if request.makesSheet { try checkSheet(of: previews) }
    var (drawable, errors): ([Scene], [any Error]) = ([], [])
    for preview in previews {
      do { drawable += try scenes(of: preview) } catch { errors.append(error) }
    }
    let redundant = PreviewVariants(looks: looks(of: drawable)).redundant
    drawable.removeAll { redundant.contains($0.name) }
    return (try write(drawable) + storyboards(), errors)
  }

  /// Returns the previews without the variants that show nothing that another one of their class
  /// does not show.
  func withoutRedundant(_ previews: [NamedPreview]) -> [NamedPreview] {
    let classes = Dictionary(grouping: previews) { PreviewNames.subject($0.name) }
    let several = classes.values.filter { $0.count > 1 }.joined()
    let drawn = several.flatMap { (try? scenes(of: $0, isLinted: false)) ?? [] }
    let redundant = PreviewVariants(looks: looks(of: drawn)).redundant
    return previews.filter { !redundant.contains($0.name) }
  }

  /// Returns the appearance of each preview; an empty array if the previews do not show views of an
  /// app.
  private func looks(of scenes: [Scene]) -> [PreviewVariants.Look] {
    guard !request.views.isEmpty else { return [] }
    return Dictionary(grouping: scenes, by: \.name).map { name, scenes in
      PreviewVariants.Look(
        name: name, digests: scenes.map { $0.rendered.picture().drawing.digest },
        isEmpty: scenes.allSatisfy { $0.ink == 0 })
    }
  }

  /// Writes a sheet for each preview, with the problems that occur with combinations of settings.
  private func show(
    _ previews: [NamedPreview], in matrix: PreviewMatrix
  ) throws -> (shown: [ShownPreview], errors: [any Error]) {
    var (shown, errors): ([ShownPreview], [any Error]) = ([], [])
    for named in previews {
      let study: SettingStudy
      do { study = try matrix.study(of: named) } catch {
        errors.append(error)
        continue
      }
      let sheet = SettingSheet(study, appearance: request.isDark ? .dark : .light)
      let path = try write(
        sheet.picture, scale: SheetScale.pixels, to: "\(named.file).matrix.png")
      shown.append(
        ShownPreview(
          name: named.name, orientation: .portrait, path: path, places: [], lint: nil,
          matrix: ShownMatrix(study, naming: request.files)))
    }
    return (shown, errors)
  }

  /// Draws the requested storyboards, each as one sheet with its segues.
  ///
  /// The sheet shows the document with UIKit's classes in place of the app's.
  private func storyboards() throws -> [ShownPreview] {
    let paths = request.documents.filter { $0.hasSuffix(".storyboard") }
    return try paths.map { path in
      let file = URL(fileURLWithPath: path)
      let bytes = [UInt8](try Data(contentsOf: file))
      let name = file.lastPathComponent
      let sheet = StoryboardSheet(
        of: try InterfaceDocument(bytes: bytes, named: name), title: name, in: .main,
        on: request.device == nil ? nil : request.configuration)
      let picture = try write(sheet.picture(), scale: SheetScale.pixels, to: "\(name).sheet.png")
      return ShownPreview(
        name: name, orientation: .portrait, path: picture, places: [], lint: nil)
    }
  }

  /// Throws an error if the sheet would be too large whatever its previews contain, before any
  /// preview is made.
  private func checkSheet(of previews: [NamedPreview]) throws(PictureTooLarge) {
    let cells = previews.compactMap { named -> (name: String, figure: RenderedFigure)? in
      // The size of a preview without a fixed size is known only when the preview is made, so it is
      // counted as one point.
      let size = named.preview.fixedSize ?? CGSize(width: 1, height: 1)
      // A preview that is too large by itself is left out of the sheet, and the other previews are
      // drawn.
      guard (try? PictureLimit.check(size, scale: 1)) != nil else { return nil }
      let device = Device(size: size, scale: 1)
      return (name: named.name, figure: RenderedFigure(unlaidOn: device))
    }
    guard !cells.isEmpty else { return }
    try PreviewSheet(cells, isDark: false).sheet.checkSize(scale: PreviewSheet.scale)
  }

  private func write(_ scenes: [Scene]) throws -> [ShownPreview] {
    // Without previews no sheet is written, because an empty sheet would replace the last valid
    // one.
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
      lint: scene.lint, ink: scene.ink, isSampled: scene.isSampled)
  }

  /// Lays out one instance of the content in the first orientation and, if requested, rotates it to
  /// the other one.
  private func scenes(of named: NamedPreview, isLinted: Bool = true) throws -> [Scene] {
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
      return rendered(figure, of: screen)
    }
    if let reason = shown.lazy.compactMap(\.0.refusal).first {
      throw UndrawablePreview(name: named.name, reason: reason)
    }
    let lint = PreviewLint(named, in: screen.configuration, turning: shown.count > 1)
    let report = isLinted ? try lint.report()?.naming(request.files) : nil
    // The images and colours that were recorded as missing since the preview was made.
    let missing = MissingAssets.told.dropFirst(told)
    let notes = LateContent.notes(screen.notes, afterDrawing: screen.content)
    return shown.map { figure, reading in
      let places = figure.layout.map(PreviewPlace.places(of:)) ?? reading.0
      return Scene(
        name: named.name, file: named.file, rendered: figure, places: places,
        notes: [screen.note].compactMap(\.self) + notes + request.notes + missing,
        lint: report, ink: reading.1, isSampled: screen.isSampled)
    }
  }

  /// Draws a figure in each orientation, and reads its views.
  ///
  /// The first layout makes the cells of a list. If the view was taken out of an app, the colours
  /// of the cells are then made readable, before the next layout.
  private func rendered(
    _ figure: Figure, of screen: PreviewScreen
  ) -> [(figure: RenderedFigure, reading: ([PreviewPlace], Int))] {
    let turns = orientations(on: screen)
    let first = request.views.isEmpty ? [] : Array(turns.prefix(1))
    var isFirst = !first.isEmpty
    let all = figure.rendered(turningTo: first + turns) { simulator -> ([PreviewPlace], Int) in
      // A view tree that is too deep was already reported, and is not traversed.
      guard (try? simulator.window.checkDepth()) != nil else { return ([], 0) }
      defer { isFirst = false }
      if isFirst { ReadableColors.settle(screen.content, in: simulator.window) }
      return (
        places(of: screen.content, in: simulator.window),
        ink(of: screen.content, in: simulator.window)
      )
    }
    return Array(all.dropFirst(first.count))
  }

  /// Makes the content of a preview, and checks the size of its picture before layout, because a
  /// screen of extreme size would make a view for every item.
  private func screen(of named: NamedPreview) throws -> PreviewScreen {
    let screen = PreviewScreen(
      named.preview, on: request.configuration(for: named), isRequested: request.device != nil,
      fitsContent: !request.views.isEmpty)
    do {
      try PictureLimit.check(screen.configuration.device.size, scale: screen.configuration.scale)
    } catch {
      throw UndrawablePreview(name: named.name, reason: error)
    }
    return screen
  }

  /// Returns the orientations in which a preview is drawn, beginning with its own.
  private func orientations(on screen: PreviewScreen) -> [Orientation] {
    let first = screen.configuration.orientation
    // Content without a device cannot be rotated.
    return request.turns && !screen.standsAlone ? [first, first.turned] : [first]
  }

  /// Wraps a closure that makes a view's controller, so that the view has the system background.
  ///
  /// Otherwise transparent parts of the view would show the drawn device, or nothing.
  static func onBackground(
    _ content: @escaping @MainActor () -> UIViewController
  ) -> @MainActor () -> UIViewController {
    {
      let controller = content()
      controller.view.backgroundColor = .systemBackground
      return controller
    }
  }

  /// Returns the frames of the content's views, which must be in the window; empty for a layout.
  private func places(of content: Preview.Content, in window: UIWindow) -> [PreviewPlace] {
    switch content {
    case .view(let view): PreviewPlace.places(of: view, in: window)
    case .controller:
      // The view of a presented controller is a sibling of the presenting controller's view, so all
      // subviews of the window are listed.
      window.subviews.flatMap { PreviewPlace.places(of: $0, in: window) }
    case .layout: []
    }
  }

  /// Returns the number of views in a preview's content that show something (see `PreviewInk`).
  private func ink(of content: Preview.Content, in window: UIWindow) -> Int {
    switch content {
    case .view(let view): PreviewInk.count(in: view, of: window)
    case .controller(let controller):
      controller.viewIfLoaded.map { PreviewInk.count(in: $0, of: window) } ?? 0
    case .layout: 0
    }
  }

  /// Draws a picture, writes it to a file and returns its path.
  private func write(_ picture: Picture, scale: CGFloat, to file: String) throws -> String {
    let url = URL(fileURLWithPath: request.output).appendingPathComponent(file)
    let golden = try GoldenFile.encode(LayoutPicture(picture, scale: scale), name: url.path)
    try WholeFile(url).write(golden, isLasting: false)
    return url.path
  }
}

/// The error for a preview whose picture is too large to draw, or whose views are nested too
/// deeply.
struct UndrawablePreview: Error, CustomStringConvertible {
  let name: String
  let reason: PictureTooLarge

  var description: String { "the preview \(name.debugDescription): \(reason)" }
}
