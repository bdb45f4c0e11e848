import CommandLineKit
import Foundation
import Porting

/// The programs and the library with which views of projects are built.
struct ProjectTools {
  let build: PreviewBuild
  let tool: PortTool
  let toolchain: Toolchain
  let library: URL

  /// The folder that contains the library; other files in the folder are removed together with it.
  var folder: URL { library.deletingLastPathComponent() }

  /// Finds the toolchain, builds the porting tool if necessary, and links what programs need.
  init(_ build: PreviewBuild, on console: Console) throws {
    self.build = build
    tool = try PortTool(in: build.tools, path: build.path) { console.note(PortTool.building) }
    toolchain = try Toolchain(path: build.path)
    library = try build.modules.library(in: build.tools, toolchain: toolchain) {
      console.note("linking the program that shows previews, once for this build: a few seconds")
    }
  }
}

/// The places of a target's programs.
///
/// ```
/// bundle/           the resources, and their names as source
/// closures/0/       the files of the first closure
/// Previews-0        its program, which runs in a copy of the bundle
/// ```
enum PreviewPrograms {
  /// Returns the folder with the resources of a target in a folder.
  static func bundle(in folder: URL) -> URL {
    folder.appendingPathComponent("bundle", isDirectory: true)
  }

  /// Copies a program and its resources to a new folder, where it can write its report.
  ///
  /// Several processes may run the same program.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - place: the folder for new folders.
  /// - Returns: the copy.
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
