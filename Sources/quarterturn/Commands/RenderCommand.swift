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
    output = OutputFolder(path: invocation.arguments.value(of: .out) ?? ".")
    drawsSheets = invocation.arguments.has(.sheet)
  }

  /// Draws everything; answers the paths that were written.
  func run(on console: Console) async throws -> [String] {
    try checkPathsDiffer()
    for scene in scenes { try output.makeFolders(for: scene.figure) }
    var progress = Progress(total: scenes.count, console: console)
    var paths: [String] = []
    for scene in scenes {
      progress.show(scene.figure.description)
      paths += try await draw(scene)
    }
    progress.clear()
    return paths
  }

  private func draw(_ scene: Scene) async throws -> [String] {
    let figures = await scene.rendered()
    var jobs = figures.map { figure in
      PictureFile(
        path: path(scene, "\(figure.variant ?? "").\(figure.orientation.rawValue).png"),
        scale: scene.device.scale, make: { figure.picture() })
    }
    if drawsSheets {
      let sheet = scene.sheet(of: figures)
      jobs.append(PictureFile(path: path(scene, "sheet.png"), scale: 2, make: { sheet.picture() }))
    }
    try await PictureFile.write(jobs)
    return jobs.map(\.path)
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
