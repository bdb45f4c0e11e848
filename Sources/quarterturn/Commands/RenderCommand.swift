import Foundation
import LayoutFigures

/// `render`: scenes become pictures in a folder.
struct RenderCommand {
  var scenes: [Scene]
  var output: OutputFolder
  var drawsSheets: Bool

  /// Reads everything that is asked for, so that an error is told before anything is drawn.
  init(_ invocation: Invocation) throws {
    guard !invocation.operands.isEmpty else {
      throw UsageError.missingOperand("a scene file or a gallery figure", command: "render")
    }
    let choices = try Choices(invocation.arguments)
    scenes = try invocation.operands.map { try choices.applied(to: SceneSource.scene($0)) }
    let folder = invocation.arguments.value(of: .out) ?? "."
    guard !folder.isEmpty else { throw UsageError.missingValue(.out) }
    output = OutputFolder(path: folder)
    drawsSheets = invocation.arguments.has(.sheet)
  }

  /// Draws everything; answers the paths that were written.
  ///
  /// All scenes are laid out before the first file is written.
  func run(on console: Console) async throws -> [String] {
    try checkPathsDiffer()
    var files: [PictureFile] = []
    for scene in scenes { files += try await pictures(of: scene) }
    for scene in scenes { try output.makeFolders(for: scene.figure) }
    for file in files { try output.checkIsNoLink(file.path) }
    try await PictureFile.write(
      files, showing: Progress(isShown: scenes.count > 1 && console.isWatched, console: console))
    return files.map(\.path)
  }

  /// The pictures of a scene, its sheet last.
  private func pictures(of scene: Scene) async throws(OutputError) -> [PictureFile] {
    let figures = await scene.rendered()
    var files: [PictureFile] = []
    for figure in figures {
      let ending = "\(figure.variant ?? "").\(figure.orientation.rawValue).png"
      files.append(
        try PictureFile(figure.picture(), scale: scene.device.scale, at: path(scene, ending)))
    }
    if drawsSheets {
      let sheet = scene.sheet(of: figures).picture()
      files.append(try PictureFile(sheet, scale: 2, at: path(scene, "sheet.png")))
    }
    return files
  }

  private func path(_ scene: Scene, _ ending: String) -> String {
    output.path(of: scene.figure, ending: ending)
  }

  /// Refuses two scenes that would write to one file, on any file system.
  private func checkPathsDiffer() throws(OutputError) {
    var claimed: Set<String> = []
    for scene in scenes where !claimed.insert(scene.figure.description.lowercased()).inserted {
      throw .claimedTwice(path(scene, "…"))
    }
  }
}
