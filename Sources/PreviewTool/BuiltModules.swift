import Basics
import Foundation
import Porting

/// The compiled modules of the build that this program belongs to.
struct BuiltModules {
  /// The compiler flags needed to import the modules.
  let flags: [String]
  /// The build folder, such as `.build/x86_64-unknown-linux-gnu/debug`.
  private let folder: URL
  /// The names of the targets that are linked into a program with previews.
  private let targets: Set<String>
  /// The flags that link the system's libraries.
  let libraries: [String]

  /// The target against which previewed source is compiled.
  ///
  /// The target depends on every module that previewed source may import.
  private static let root = "LayoutPreviews"

  /// Reads the build's description.
  ///
  /// - Parameter program: this program's file, with symbolic links resolved.
  /// - Throws: `PreviewError.noBuild` if the program is not in a build folder.
  init(of program: URL) throws(PreviewError) {
    folder = program.deletingLastPathComponent()
    let file = folder.appendingPathComponent("description.json")
    guard let data = try? Data(contentsOf: file),
      let build = try? JSONDecoder().decode(BuildDescription.self, from: data),
      let compilation = build.compilation(of: Self.root)
    else { throw .noBuild(file.path) }
    flags = compilation.importFlags
    libraries = compilation.linkFlags
    targets = build.closure(of: Self.root)
  }

  /// Returns the library with all modules that a preview program uses.
  ///
  /// The library is linked again if an object file has changed.
  ///
  /// - Parameters:
  ///   - tools: the folder in which built libraries are kept.
  ///   - toolchain: the toolchain that links the library.
  ///   - linking: a closure called before the library is linked.
  /// - Returns: the library, in its own folder.
  /// - Throws: `PreviewError.noBuild` if the list of object files is missing,
  ///   `PreviewError.unlinkable` with the linker's output, or another error if a file cannot be
  ///   written or a program cannot be started.
  func library(in tools: URL, toolchain: Toolchain, linking: () -> Void) throws -> URL {
    let objects = objects
    if objects.isEmpty { throw PreviewError.noBuild(list.path) }
    let digest = DigestWriter()
    for object in objects { digest.write("\(object.path) \(object.time)") }
    let words = digest.finish()
    let name = [words[0], words[1]].map { String($0, radix: 36) }.joined()
    let place = tools.appendingPathComponent("previews-\(name)", isDirectory: true)
    let library = place.appendingPathComponent("libQuarterturnPreviews.so")
    if FileManager.default.fileExists(atPath: library.path) { return library }
    KeptLibraries(folder: tools).removeOldest()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    // Only one process links the library at a time, since a compiler fails if it reads the library
    // while it is replaced.
    let lock = FolderLock(place)
    defer { lock?.unlock() }
    if FileManager.default.fileExists(atPath: library.path) { return library }
    linking()
    let mine = place.appendingPathComponent("\(UUID().uuidString).so")
    let standIns = try StaticLibraries(toolchain).standIns(
      in: place.appendingPathComponent("static", isDirectory: true))
    let run = try ChildRun(
      toolchain.compiler,
      ["-emit-library", "-o", mine.path] + Linker.words + objects.map(\.path) + libraries
        + standIns)
    guard run.status == 0 else { throw PreviewError.unlinkable(run.output) }
    guard rename(mine.path, library.path) == 0 else {
      throw PortingError.unwritable(library.path, String(cString: strerror(errno)))
    }
    return library
  }

  /// The list of object files from which this program was linked.
  private var list: URL {
    folder.appendingPathComponent("quarterturn.product/Objects.LinkFileList")
  }

  /// The object files of the targets, each with its modification time.
  ///
  /// The paths are read from the list with which this program was linked, since the targets'
  /// folders also contain object files of deleted sources.
  var objects: [(path: String, time: String)] {
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    // The list contains absolute paths; a path with a space is in quotation marks.
    let paths = text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
    let (configuration, places) = (folder.lastPathComponent, Set(targets.map { "\($0).build" }))
    return paths.filter { path in
      let folders = path.split(separator: "/")
      return zip(folders, folders.dropFirst()).contains {
        $0 == configuration && $1.hasSuffix(".build") && places.contains(String($1))
      }
    }.map { ($0, FileTime.of($0) ?? "") }
  }
}
