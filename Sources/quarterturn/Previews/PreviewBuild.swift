import Basics
import Foundation
import LayoutPreviews
import Porting

/// Makes programs of somebody's source with what this program was built of, and runs them.
///
/// ```
/// HerbCell.swift ── the tool that ports ── HerbCell.ported.swift, main.swift
///                                                  │ swiftc, against the modules of this build
/// .build/…/UIKit.build/*.o … ── a library, once ───┴── a program ── pictures
/// ```
struct PreviewBuild {
  private let modules: BuiltModules
  private let tools: URL
  private let path: String

  /// Finds the build that this program is of, and the toolchain.
  init(environment: [String: String], tools: URL) throws {
    guard let program = Bundle.main.executableURL else { throw PreviewError.noBuild("") }
    modules = try BuiltModules(of: program.resolvingSymlinksInPath())
    self.tools = tools
    path = environment["PATH"] ?? ""
  }

  /// Ports, compiles and runs source.
  ///
  /// - Parameters:
  ///   - sources: what is compiled.
  ///   - request: what the program is asked for.
  ///   - note: says what takes a while.
  /// - Returns: how it ended: 1 where the compiler has an error.
  /// - Throws: what is missing to do so.
  func run(
    _ sources: PreviewSources, request: String, note: (String) -> Void
  ) throws -> ExitStatus {
    let tool = try PortTool(in: tools, path: path) {
      note("building the tool that ports, once for this toolchain")
    }
    let toolchain = try Toolchain(path: path)
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("quarterturn-preview-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let ported = place.appendingPathComponent("ported").path
    let modules = sources.modules.flatMap { ["--module", $0] }
    guard
      try tool.run(["--previews", "--output", ported] + modules + ["--"] + sources.paths) == 0
    else { return .unusable }
    let library = try self.modules.library(in: tools, toolchain: toolchain) {
      note("linking what previews are shown with, once for this build")
    }
    let program = place.appendingPathComponent("Previews")
    let files = Self.files(in: ported)
    let bundle = try bundle(of: sources.packages, for: files, in: place, toolchain, note)
    let words = arguments(files, bundle.accessor, library, program)
    let run = try ChildRun(toolchain.compiler, words, keepsOutput: false)
    guard run.status == 0 else { return .different }
    let status = try ChildRun(
      program, [request], variables: Self.backtraces, keepsOutput: false
    ).status
    if status > 128 {
      throw PreviewError.ended(PreviewProgram.lastShown(by: program), signal: status - 128)
    }
    return ExitStatus(rawValue: status) ?? .unusable
  }

  /// What is printed of calls when source stops itself: the last of them, with their lines.
  ///
  /// Who sets the variable of Swift's runtime wants something else.
  private static var backtraces: [String: String] {
    let name = "SWIFT_BACKTRACE"
    guard ProcessInfo.processInfo.environment[name] == nil else { return [:] }
    let words = [
      "enable=yes", "interactive=no", "color=no", "threads=crashed", "registers=none",
      "images=none", "limit=12", "top=0",
    ]
    return [name: words.joined(separator: ",")]
  }

  /// Makes the bundle of packages' resources, if the sources may ask for any.
  private func bundle(
    of packages: [String], for files: [String], in place: URL, _ toolchain: Toolchain,
    _ note: (String) -> Void
  ) throws -> PreviewBundle {
    var bundle = PreviewBundle(beside: place)
    guard !packages.isEmpty, PreviewBundle.isNamed(in: files) else { return bundle }
    for folder in packages {
      let package: PackageDescription
      do {
        package = try PackageDescription(of: folder, toolchain: toolchain, in: place)
      } catch {
        // Sources that need no resource are shown all the same.
        note("\(error)")
        continue
      }
      try bundle.add(package, note: note)
    }
    return bundle
  }

  private func arguments(
    _ files: [String], _ accessor: URL?, _ library: URL, _ program: URL
  ) -> [String] {
    // By one path always: modules that are kept in a folder know it, and refuse another name of it.
    let folder = library.deletingLastPathComponent().resolvingSymlinksInPath().path
    return ["-Onone", "-gline-tables-only", "-wmo", "-swift-version", "5", "-D", "DEBUG"]
      // The other style numbers the lines that it shows as they were ported.
      + ["-module-name", "Previews", "-diagnostic-style=llvm"]
      + ["-suppress-warnings", "-module-cache-path", "\(folder)/modules"] + modules.flags
      + Linker.words + files + (accessor.map { ["-D", "SWIFT_PACKAGE", $0.path] } ?? [])
      + [library.path, "-Xlinker", "-rpath", "-Xlinker", folder, "-o", program.path]
  }

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}

/// The linker that the compiler is told to take.
enum Linker {
  /// The toolchain's own is several times as fast as the system's where both are there.
  static var words: [String] {
    #if os(Linux)
      ["-use-ld=lld"]
    #else
      []
    #endif
  }
}

/// Why nothing can be shown.
enum PreviewError: Error, Equatable, CustomStringConvertible {
  /// The program does not lie in a build folder.
  case noBuild(String)
  /// The linker's words.
  case unlinkable(String)
  /// A signal ended the program that shows the previews, while it showed the one of this name.
  case ended(String?, signal: Int32)
  /// The package manager's words about the manifest in a folder.
  case unreadablePackage(String, String)

  var description: String {
    switch self {
    case .noBuild(let path):
      """
      \(path) is not there: source is compiled against the modules of the build that this program \
      comes from
        run it where it was built, by ./quarterturn or swift run quarterturn
      """
    case .unlinkable(let words): "what previews are shown with could not be linked:\n\(words)"
    case .unreadablePackage(let folder, let words):
      """
      \(folder)/Package.swift cannot be read, so previews have none of the package's resources:
      \(words.trimmingCharacters(in: .whitespacesAndNewlines))
      """
    case .ended(let name, let signal):
      """
      \(name.map { "the preview \($0.debugDescription)" } ?? "the previews") ended by signal \(signal) (\(String(cString: strsignal(signal)))): the source \
      stopped itself, as by fatalError, or reached a limit of memory or time
      """
    }
  }
}
