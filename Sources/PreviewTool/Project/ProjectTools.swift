import Basics
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
    let program = URL(fileURLWithPath: program)
    return try add(program, to: copyBundle(in: program.deletingLastPathComponent(), to: place))
  }

  /// Copies the resources of a target to a new folder.
  ///
  /// - Parameters:
  ///   - folder: the target's folder.
  ///   - place: the folder for new folders.
  /// - Returns: the copy.
  /// - Throws: an error if a file cannot be copied.
  static func copyBundle(in folder: URL, to place: URL) throws -> URL {
    let copy = place.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: bundle(in: folder), to: copy)
    return copy
  }

  /// Adds a program to a copy of its resources, and returns the program there.
  static func add(_ program: URL, to folder: URL) throws -> URL {
    let (files, copy) = (FileManager.default, folder.appendingPathComponent("Previews"))
    do { try files.linkItem(at: program, to: copy) } catch {
      try files.copyItem(at: program, to: copy)
    }
    return copy
  }
}

/// A copy of a target's resources that is made in the background, while the target's program is
/// compiled.
final class BundleCopy: Sendable {
  private let folder: URL
  private let place: URL
  private let group = DispatchGroup()
  private let copy = Mutex<URL?>(nil)

  /// Begins to copy the resources in a target's folder to a new folder in a place.
  init(of folder: URL, to place: URL) {
    (self.folder, self.place) = (folder, place)
    DispatchQueue.global().async(group: group) {
      let made = try? PreviewPrograms.copyBundle(in: folder, to: place)
      self.copy.withLock { $0 = made }
    }
  }

  /// Waits until the copy is complete or has failed.
  func finish() { group.wait() }

  /// Adds a program to the copy, and returns the program's URL in the copy; nil if it is another
  /// target's program, if the copy was used before, or if copying failed.
  func take(_ program: String) -> URL? {
    let program = URL(fileURLWithPath: program)
    guard program.deletingLastPathComponent().path == folder.path else { return nil }
    group.wait()
    let copy = copy.withLock { copy in
      defer { copy = nil }
      return copy
    }
    return copy.flatMap { try? PreviewPrograms.add(program, to: $0) }
  }
}
