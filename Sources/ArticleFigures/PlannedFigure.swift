import Basics
import Examples
import FigureSnapshots
import Foundation
import LayoutComparison
import LayoutCore
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import SnapshotCore

/// A figure in a manifest, with the scene or the function that draws it.
///
/// Mistakes that depend on the scene, such as the name of a missing variant, are found when the
/// figure is planned, and reported at their position in the manifest.
struct PlannedFigure: Sendable {
  let entry: FigureEntry
  private let source: Source

  /// The source of a figure's pictures.
  private enum Source {
    case figure(GalleryFigure)
    case drawing(Drawing)
  }

  /// A function that draws a whole figure in an appearance.
  typealias Drawing = @MainActor @Sendable (Appearance) throws -> NamedPicture

  /// Finds the source of an entry's pictures; nil if the entry is a golden without a scene, which
  /// is not drawn again.
  ///
  /// - Parameters:
  ///   - entry: the entry of the manifest.
  ///   - folder: the folder of the manifest.
  ///   - drawings: figures in addition to those of the gallery, keyed by their names.
  /// - Throws: `SceneError` if the entry or its scene is not valid.
  init?(
    _ entry: FigureEntry, in folder: FigureFolder, drawings: [String: Drawing]
  ) throws {
    guard let word = entry.scene else { return nil }
    self.entry = entry
    source =
      try drawings[word].map(Source.drawing)
      ?? .figure(Self.figure(word, of: entry, in: folder))
    try check()
  }

  /// Returns the gallery's figure with a name or, if there is none, the scene in a file with that
  /// name.
  private static func figure(
    _ word: String, of entry: FigureEntry, in folder: FigureFolder
  ) throws(SceneError) -> GalleryFigure {
    if let figure = Gallery.figure(named: word) { return figure }
    let file = folder.sceneFile(word)
    guard FileManager.default.fileExists(atPath: file) else {
      throw entry.error(
        at: "scene",
        "\"\(word)\" is neither a figure of the gallery nor a file as seen from the manifest",
        suggestion: NearestName.of(word, in: Gallery.names))
    }
    return .scene(try Scene.read(contentsOf: URL(fileURLWithPath: file)))
  }

  /// Throws an error if a cell of the scene has contradictory constraints.
  @MainActor func checkConstraints() throws(SceneError) {
    if case .figure(.scene(let scene)) = source { try scene.checkConstraints() }
  }

  private func check() throws(SceneError) {
    if case .figure(.scene(let scene)) = source {
      try check(scene)
    } else {
      try checkDrawing()
    }
  }

  /// Throws an error if the entry has keys or values that are only valid for scenes; `device`,
  /// `overlays` and `variant` are also valid for strips.
  private func checkDrawing() throws(SceneError) {
    let isStrip = entry.picture == .strip
    for (key, isThere) in [
      ("matrix", entry.matrix != nil),
      ("device", entry.device != nil && !isStrip), ("orientation", entry.orientation != nil),
      ("overlays", entry.overlays != nil && !isStrip), ("picture", entry.picture == .sheet),
      ("variant", entry.variant != nil && !isStrip),
    ] where isThere {
      throw entry.error(
        at: key, "\"\(key)\" of a drawing without a scene", expected: "the whole drawing")
    }
  }

  private func check(_ scene: Scene) throws(SceneError) {
    let variants = scene.variants.map(\.name.description)
    if entry.picture != .sheet || entry.variant != nil { _ = try chosen(variants) }
    guard let orientation = entry.orientation else { return }
    guard entry.picture == .screen else {
      throw entry.error(
        at: "orientation", "one orientation of a \(entry.picture.rawValue)",
        expected: "\"picture\": \"screen\", or no orientation")
    }
    let names = scene.orientations.map(\.rawValue)
    guard names.contains(orientation.rawValue) else {
      throw entry.error(
        at: "orientation", "the scene is not drawn in \(orientation.rawValue)",
        expected: "one of: " + names.joined(separator: ", "))
    }
  }

  /// Returns the index of the entry's variant; 0 if the entry names none and there is at most one.
  private func chosen(_ names: [String]) throws(SceneError) -> Int {
    guard let variant = entry.variant else {
      guard names.count > 1 else { return 0 }
      throw entry.error(
        "the scene has \(names.count) variants",
        expected: "\"variant\": one of " + names.joined(separator: ", "))
    }
    guard let index = names.firstIndex(of: variant) else {
      throw entry.error(
        at: "variant", "unknown variant \"\(variant)\"",
        expected: "one of: " + names.joined(separator: ", "),
        suggestion: NearestName.of(variant, in: names))
    }
    return index
  }
}

extension PlannedFigure {
  /// Lays out and draws the figure in an appearance.
  @MainActor func picture(in look: Appearance) throws -> NamedPicture {
    if entry.picture == .strip { return try strip(in: look) }
    switch source {
    case .drawing(let draw): return try draw(look)
    case .figure(.carousel(let carousel)): return carousel.picture(in: look)
    case .figure(.scene(var scene)):
      scene.device = entry.device ?? scene.device
      scene.overlays = entry.overlays ?? scene.overlays
      scene.appearance = look
      scene.matrix = entry.matrix
      return try picture(of: scene)
    }
  }

  @MainActor private func picture(of scene: Scene) throws -> NamedPicture {
    var scene = scene
    if entry.picture != .sheet || entry.variant != nil {
      scene.variants = [scene.variants[try chosen(scene.variants.map(\.name.description))]]
    }
    if let matrix = scene.matrixPictures.first { return try matrix.laidOut() }
    if entry.picture == .sheet, let sheet = scene.pictures().last { return sheet }
    scene.orientations = [entry.orientation ?? scene.orientations.first ?? .portrait]
    return try scene.plannedPictures[0].laidOut()
  }

  @MainActor private func strip(in look: Appearance) throws -> NamedPicture {
    guard case .figure(let figure) = source else {
      throw entry.error(
        at: "picture", "a drawing in which no device turns", expected: "\"screen\"")
    }
    let figures = figure.controllers(in: look)
    var shown = figures[try chosen(figures.map { $0.variant ?? "" })]
    shown.device = entry.device ?? shown.device
    shown.overlays = entry.overlays ?? shown.overlays
    var film = Film(lastTurnOf: shown, title: figure.title)
    if case .carousel = figure { film.isQuiet = true }
    return NamedPicture(film.stripName, film.strip().picture(), scale: 2)
  }
}
