import Basics
import Foundation
import Porting

/// The modules of the build that this program is of, as a compiler takes them.
struct BuiltModules {
  /// The flags with which a compiler reads the modules.
  let flags: [String]
  /// The folder of the build, such as `.build/x86_64-unknown-linux-gnu/debug`.
  private let folder: URL
  /// The targets that a program with previews is linked from.
  private let targets: Set<String>
  /// The flags that link the system's libraries.
  let libraries: [String]

  /// The target that previewed source is compiled against; it needs all that such source may import.
  private static let root = "LayoutPreviews"

  /// Reads the build's description.
  ///
  /// - Parameter program: this program's file, without links.
  /// - Throws: if it is not in a folder of a build.
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

  /// Finds the library of everything that previews need, or links it where something is newer.
  ///
  /// - Parameters:
  ///   - tools: the folder in which such things are kept.
  ///   - toolchain: links it.
  ///   - linking: called before it is linked.
  /// - Returns: the library, in a folder of its own.
  /// - Throws: the linker's words, or where nothing can be written.
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
    // A compiler that reads the library while it is replaced fails, so that one process links it.
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

  /// The list of files that the program was linked from.
  private var list: URL {
    folder.appendingPathComponent("quarterturn.product/Objects.LinkFileList")
  }

  /// The compiled files of the targets, with the time each was written.
  ///
  /// The targets' folders have those of sources too that are gone; the program's list has not.
  var objects: [(path: String, time: String)] {
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    // Whole paths, in quotes if there is a space in one.
    let paths = text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
    let places = targets.map { "/\(folder.lastPathComponent)/\($0).build/" }
    return paths.filter { path in places.contains { path.contains($0) } }
      .map { ($0, Self.time(of: $0)) }
  }

  /// When a file was written.
  ///
  /// Foundation looks up its owner too, which takes its time with a thousand files.
  private static func time(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "" }
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return "\(time.tv_sec).\(time.tv_nsec)"
  }
}
