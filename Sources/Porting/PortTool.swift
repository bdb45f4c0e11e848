package import Basics
internal import CPortingFiles
package import Foundation

/// The porting tool, a program that is built on first use and kept.
///
/// The tool is not a target of the package, because a target can import the toolchain's SwiftSyntax
/// only with unsafe flags, which are not allowed in dependencies. So the tool's source is embedded
/// in this program and compiled by a single call of the compiler, which takes a few seconds. The
/// file name of the compiled tool contains a hash of the source and the toolchain.
package struct PortTool: Sendable {
  package let program: URL

  /// Finds the tool if it has already been built, and otherwise builds it.
  ///
  /// - Parameters:
  ///   - folder: the folder for built tools.
  ///   - path: the folders of programs, in the format of `PATH`.
  ///   - building: called before the tool is built, which takes a while.
  /// - Throws: `PortingError` if the tool cannot be built, for example because the toolchain has no
  ///   SwiftSyntax.
  package init(
    in folder: URL, path: String, building: () -> Void = {}
  ) throws(PortingError) {
    let toolchain = try Toolchain(path: path)
    program = folder.appendingPathComponent("port-\(Self.name(with: toolchain))")
    guard !isBuilt else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = FolderLock(folder)
    defer { lock?.unlock() }
    // Another process may have built the tool while this one waited for the lock.
    guard !isBuilt else { return }
    building()
    try Self.build(program, with: toolchain)
  }

  private var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: program.path) }

  /// The default folder for built tools, in the user's cache or, without one, in the folder for
  /// temporary files.
  package static var usualFolder: URL {
    let folders = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("quarterturn", isDirectory: true)
  }

  /// The message shown before the tool is built.
  package static let building =
    "building the tool that ports, once for this toolchain: a few seconds"

  /// The source files of the tool.
  package static let sources = EmbeddedFiles(porting_files())

  private static func name(with toolchain: Toolchain) -> String {
    let digest = DigestWriter()
    digest.write(toolchain.fingerprint)
    for path in sources.paths {
      digest.write(path)
      digest.write(sources.data(at: path).map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
    let words = digest.finish()
    return [words[0], words[1]].map { String($0, radix: 36) }.joined()
  }

  /// Compiles the tool in a temporary folder and moves it to its final path.
  ///
  /// No process ever sees an incomplete program, even if the folder cannot be locked.
  private static func build(_ program: URL, with toolchain: Toolchain) throws(PortingError) {
    let files = FileManager.default
    let folder = program.deletingLastPathComponent()
    let place = folder.appendingPathComponent("building-\(UUID().uuidString)")
    defer { try? files.removeItem(at: place) }
    do {
      try files.createDirectory(at: place, withIntermediateDirectories: true)
      // All files are written to one folder, as their names are unique even across the folders of
      // the source.
      for path in sources.paths {
        let name = (path as NSString).lastPathComponent
        try sources.data(at: path)?.write(to: place.appendingPathComponent(name))
      }
    } catch {
      throw .unwritable(folder.path, error.localizedDescription)
    }
    let names = sources.paths.map { path in
      place.appendingPathComponent((path as NSString).lastPathComponent).path
    }
    let built = place.appendingPathComponent("port")
    let run = try ChildRun(
      toolchain.compiler, toolchain.arguments(compiling: names, to: built.path))
    guard run.status == 0 else { throw .uncompilable(run.output) }
    guard rename(built.path, program.path) == 0 else {
      throw .unwritable(program.path, String(cString: strerror(errno)))
    }
  }

  /// Runs the tool with this process's streams and returns its exit status.
  package func run(_ words: [String]) throws(PortingError) -> Int32 {
    try ChildRun(program, words, keepsOutput: false).status
  }
}
