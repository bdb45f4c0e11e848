package import CommandLineKit
import Examples
import FigureSnapshots
import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage

extension Option {
  static let sheet = Option(
    "sheet", "also draw all pictures side by side, with a title and captions")
  fileprivate static let plain = Option(
    "plain", "write pixels only, without the layouts that they show")
  static let format = Option(
    "format", takes: .one(of: ["png", "svg"]),
    "pixels, or shapes that stay sharp at any size; png unless given")
}

extension PictureFile.Format {
  /// Reads the output options of `render`.
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    let names = try Choices.values(of: .format, in: arguments, as: Name.self)
    guard names.last == .svg else {
      self = .png(isPlain: arguments.has(.plain))
      return
    }
    if arguments.has(.plain) { throw .inapplicableOption(.plain, command: "render --format svg") }
    self = .svg
  }

  private enum Name: String, CaseIterable { case png, svg }
}

extension Command {
  package static let render = Command(
    "render", "SCENE… | IMAGE…",
    summary: "draw scenes, or images of an app",
    explanation: """
      The pictures carry the layouts that they show, as goldens do: inspect prints them, and compare
      says which cell moved, by how far, and why. With --plain they hold pixels only. With --format
      svg they are documents of shapes, with text as outlines that a browser's search finds.

      A scene has one picture for each variant and orientation, and one of each variant's problems if it
      has a matrix of settings. IMAGE is a PDF or SVG file, an image set, a symbol set, or an asset
      catalogue with all its image and symbol sets; each is written as NAME.png. Parts of a file that are
      not drawn are named. Ends with 1 if an image is not drawn.
      """,
    options: [
      .device, .orientation, .variant, .overlay, .appearance, .contrast, .sheet, .format,
      .plain, .assetScale, .renderOutput,
    ],
    examples: [
      "quarterturn render plants/markers --sheet --output figures",
      "quarterturn render herbs.json --device \"iPhone 14 Pro\" --orientation landscape",
      "quarterturn render herbs.json --variant after --overlay index,insets,spacing",
      "quarterturn render carousel/smooth --format svg",
      "quarterturn render leaf.svg App/Assets.xcassets --scale 3 --output icons",
    ]
  ) { invocation, console in
    if let images = try AssetRendering(invocation) { return try await images.run(on: console) }
    if invocation.arguments.has(.assetScale) {
      throw UsageError.inapplicableOption(.assetScale, command: "scenes")
    }
    return try await RenderCommand(invocation).run(on: console)
  }
}

/// The `render` command: draws figures as pictures into a folder.
struct RenderCommand {
  var figures: [GalleryFigure]
  var output: OutputFolder
  var drawsSheets: Bool
  /// Whether the pictures of scenes' matrices, which show the problems with combinations of
  /// settings, are drawn.
  var drawsMatrices = true
  private let format: PictureFile.Format
  /// The appearance of carousels; scenes have their own.
  var appearance: Appearance

  /// Reads all scenes and options, so that mistakes are reported before anything is drawn.
  init(_ invocation: Invocation) throws {
    guard !invocation.operands.isEmpty else {
      throw UsageError.missingOperand(
        "a scene file (.json), an image, \(SceneSource.nameOfFigure)", command: "render")
    }
    let choices = try Choices(invocation.arguments)
    figures = try invocation.operands.map { try choices.applied(to: SceneSource.figure($0)) }
    output = OutputFolder(path: try invocation.arguments.path(of: .output) ?? ".")
    drawsSheets = invocation.arguments.has(.sheet)
    format = try PictureFile.Format(invocation.arguments)
    appearance = choices.appearance ?? .light
  }

  /// Draws all figures, and prints the paths of the written files.
  func run(on console: Console) async throws -> ExitStatus {
    for path in try await draw(on: console) { console.print(path) }
    return .good
  }

  /// Draws all figures, and returns the paths of the written files.
  func draw(on console: Console) async throws -> [String] {
    // Check everything before drawing, which takes seconds.
    try checkPathsDiffer()
    for case .scene(let scene) in figures where drawsSheets { try checkSheet(of: scene) }
    for case .scene(let scene) in figures { try await scene.checkConstraints() }
    var plans: [(path: String, picture: PlannedPicture)] = []
    for figure in figures {
      for picture in await pictures(of: figure) {
        plans.append((output.path(to: format.name(of: picture.fileName)), picture))
      }
    }
    for figure in figures { try output.makeFolders(for: figure.name.description) }
    for plan in plans { try output.checkIsNoLink(plan.path) }
    try await PictureFile.write(
      plans, as: format,
      showing: ProgressLine(isShown: figures.count > 1 && console.isWatched, console: console))
    return plans.map(\.path)
  }

  private func checkSheet(of scene: Scene) throws(OutputError) {
    do throws(PictureTooLarge) {
      try scene.checkSheet()
    } catch {
      let file = format.name(of: scene.pictureNames().last ?? "")
      throw .tooLarge(output.path(to: file), reason: "\(error)")
    }
  }

  /// Returns the pictures of a figure; those of a scene are its variants, then its sheet if sheets
  /// are drawn, and then its matrices if these are drawn.
  ///
  /// A sheet needs all pictures at once. If there is no sheet, each picture is laid out only when
  /// it is drawn, because there may be a thousand variants.
  @MainActor private func pictures(of figure: GalleryFigure) -> [PlannedPicture] {
    switch figure {
    case .scene(let scene):
      (drawsSheets ? scene.pictures().map(PlannedPicture.init) : scene.plannedPictures)
        + (drawsMatrices ? scene.matrixPictures : [])
    case .carousel(let carousel): [PlannedPicture(carousel.picture(in: appearance))]
    }
  }

  /// Throws an error if two figures would be written to one file, even on a file system that
  /// ignores case.
  private func checkPathsDiffer() throws(OutputError) {
    var claimed: Set<String> = []
    for figure in figures where !claimed.insert(figure.name.description.lowercased()).inserted {
      throw .claimedTwice(output.path(to: "\(figure.name).…"))
    }
  }
}

extension Option {
  fileprivate static let renderOutput = Option.output.described(
    "the folder for the pictures; \".\" unless given")
}
