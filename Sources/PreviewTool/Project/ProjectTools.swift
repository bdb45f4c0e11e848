import CommandLineKit
import Foundation
import Porting

/// The programs and the library with which views of projects are built.
struct ProjectTools {
  let build: PreviewBuild
  let tool: PortTool
  let toolchain: Toolchain
  let library: URL

  /// The folder of the library; it also contains files that must be removed together with the
  /// library.
  var folder: URL { library.deletingLastPathComponent() }

  /// Finds the toolchain, builds the porting tool if necessary, and links the library for preview
  /// programs.
  init(_ build: PreviewBuild, on console: Console) throws {
    self.build = build
    tool = try PortTool(in: build.tools, path: build.path) { console.note(PortTool.building) }
    toolchain = try Toolchain(path: build.path)
    library = try build.modules.library(in: build.tools, toolchain: toolchain) {
      console.note("linking the program that shows previews, once for this build: a few seconds")
    }
  }
}

/// The paths of a target's programs and their resources.
///
/// ```
/// bundle/           the resources, and Swift names for them as source
/// closures/0/       the files of the first group of views
/// Previews-0        its program, which runs in a copy of the bundle
/// ```
enum PreviewPrograms {
  /// Returns the path of the folder with a target's resources.
  static func bundle(in folder: URL) -> URL {
    folder.appendingPathComponent("bundle", isDirectory: true)
  }

  /// Copies a program and its resources to a new folder, in which the program writes its report.
  ///
  /// Several processes may thus run the same program at the same time.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - place: the folder in which the new folder is made.
  /// - Returns: the copy of the program.
  /// - Throws: an error if a file cannot be copied.
  static func copy(_ program: String, to place: URL) throws -> URL {
    let (files, program) = (FileManager.default, URL(fileURLWithPath: program))
    let folder = place.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    try files.copyItem(at: bundle(in: program.deletingLastPathComponent()), to: folder)
    let copy = folder.appendingPathComponent("Previews")
    do { try files.linkItem(at: program, to: copy) } catch {
      try files.copyItem(at: program, to: copy)
    }
    return copy
  }
}
