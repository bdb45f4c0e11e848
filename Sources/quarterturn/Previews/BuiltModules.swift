import Basics
import Foundation
import Porting

/// The modules of the build that this program is of, as a compiler takes them.
struct BuiltModules {
  /// The flags with which a compiler reads the modules.
  let flags: [String]
  /// The folder of the build, such as `.build/x86_64-unknown-linux-gnu/debug`.
  private let folder: URL
  /// The system's libraries.
  private let libraries: [String]

  /// The targets that previews need; those of C have no module of Swift.
  private static let targets = [
    "LayoutPreviews", "FigureSnapshots", "SnapshotCore", "LayoutLaboratory", "LayoutScenes",
    "LayoutStage", "UIKit", "_Testing_UIKit", "CoreGraphics", "QuartzCore", "os", "OSLog",
    "_Testing_CoreGraphics", "ConstraintCore", "LayoutCore", "RasterPNG", "RasterText",
    "RasterCore", "Basics", "CFontFiles", "CKernels", "CPNG", "CTypeRecords",
  ]

  /// Reads the build system's description.
  ///
  /// - Parameter program: this program's file, without links.
  /// - Throws: if it is not in a folder of a build.
  init(of program: URL) throws(PreviewError) {
    folder = program.deletingLastPathComponent()
    // SwiftPM writes it two folders up, under the configuration's name.
    let plan = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("\(folder.lastPathComponent).yaml")
    guard let data = try? Data(contentsOf: plan) else { throw .noBuild(plan.path) }
    let words = Self.words(in: data)
    let forClang = words.filter { $0.hasPrefix("-fmodule-map-file=") || $0.hasPrefix("-I/") }
    libraries = words.filter { $0.hasPrefix("-l") && $0.count > 2 }
    let modules = folder.appendingPathComponent("Modules")
    let place = FileManager.default.isFolder(modules.path) == true ? modules : folder
    flags = ["-I", place.path] + forClang.flatMap { ["-Xcc", $0] }
  }

  /// The quoted words of the plan that begin with a dash, each once, sorted.
  ///
  /// The plan has megabytes, so the C library looks for the quotes: in a debug build a loop over
  /// bytes takes as long as all of the compiling.
  private static func words(in plan: Data) -> [String] {
    plan.withUnsafeBytes { bytes in
      func quote(from place: Int) -> Int? {
        guard let start = bytes.baseAddress,
          let found = memchr(start + place, Int32(UInt8(ascii: "\"")), bytes.count - place)
        else { return nil }
        return UnsafeRawPointer(found) - start
      }
      var (words, place): (Set<String>, Int) = ([], 0)
      while let opening = quote(from: place), let closing = quote(from: opening + 1) {
        // Between any two: one that is escaped is inside of a word.
        place = closing
        let word = bytes[(opening + 1)..<closing]
        guard word.first == UInt8(ascii: "-"), word.count < 1000 else { continue }
        words.insert(String(decoding: word, as: UTF8.self))
      }
      return words.sorted()
    }
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
    linking()
    KeptLibraries(folder: tools).removeOldest()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    // Two processes may link at once; each moves a whole file into place.
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
    let places = Self.targets.map { "/\(folder.lastPathComponent)/\($0).build/" }
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
