import Basics
package import CommandLineKit
package import Foundation
package import LayoutPreviews
import Porting

/// A preview program that is built from the user's source and this program's own modules, and then
/// run.
///
/// ```
/// HerbCell.swift ── the porting tool ───── HerbCell.0.swift, main.swift
///                                                  │ swiftc, with this build's modules
/// .build/…/UIKit.build/*.o … ── a library, once ───┴── a program ── pictures
/// ```
package struct PreviewBuild {
  let modules: BuiltModules
  let tools: URL
  let path: String

  /// Finds the build that this program belongs to, and the toolchain.
  package init(environment: [String: String], tools: URL) throws {
    guard let program = Bundle.main.executableURL else { throw PreviewError.noProgram }
    modules = try BuiltModules(of: program.resolvingSymlinksInPath())
    self.tools = tools
    path = environment["PATH"] ?? ""
  }

  /// Ports, compiles and runs source.
  ///
  /// - Parameters:
  ///   - sources: the sources to compile.
  ///   - request: the request to the program.
  ///   - console: the console for progress notes, and for previews that crash.
  /// - Returns: the exit status: `unusable` if there is no preview or a preview fails; otherwise
  ///   `different` if a file does not compile, even if the previews of the other files are drawn,
  ///   or if the report contains findings.
  /// - Throws: an error such as `PreviewError` if nothing can be drawn.
  package func run(
    _ sources: PreviewSources, _ request: PreviewRequest, on console: Console
  ) throws -> ExitStatus {
    let note: (String) -> Void = { console.note($0) }
    let tool = try PortTool(in: tools, path: path) {
      note(PortTool.building)
    }
    let toolchain = try Toolchain(path: path)
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("quarterturn-preview-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let program = place.appendingPathComponent("Previews")
    let resources = ProjectResources(beside: sources.loose, excluding: request.output)
    var compilation = PreviewCompilation(
      sources, tool: tool, toolchain: toolchain, place: place, console: console,
      documents: resources.documents, shownDocuments: request.documents)
    var bundle: PreviewBundle?
    let outcome = try compilation.run { files in
      let library = try modules.library(in: tools, toolchain: toolchain) {
        note("linking the program that shows previews, once for this build: a few seconds")
      }
      // The bundle is made only for the first compilation. If files are left out later, the bundle
      // may contain more resources than the remaining files use, which does no harm.
      let found =
        try bundle
        ?? self.bundle(of: sources, resources, for: files, in: place, toolchain, tool, note)
      // For a matrix, the resources of all languages are kept, because the matrix may use each
      // language.
      if bundle == nil, request.matrix == nil {
        try found.keepLanguage(of: request, note: note)
      }
      bundle = found
      let symbols = found.symbols.map { [$0.path] } ?? []
      return arguments(files + symbols, found.accessor, library, program)
    }
    guard let files = outcome.files else { return outcome.status }
    var located = request
    located.files = files
    let status = try PreviewRun(program: program, key: outcome.key).run(located, on: console)
    return status == .good ? outcome.status : status
  }

  /// Makes the bundle with the resources of the project that contains the files, and of packages if
  /// the sources may use their resources.
  private func bundle(
    of sources: PreviewSources, _ resources: ProjectResources, for files: [String],
    in place: URL, _ toolchain: Toolchain, _ tool: PortTool, _ note: (String) -> Void
  ) throws -> PreviewBundle {
    var bundle = PreviewBundle(beside: place)
    try bundle.add(resources)
    let isNamed = PreviewBundle.isNamed(in: files)
    for folder in sources.packages {
      let root = URL(fileURLWithPath: folder)
      guard isNamed || !ProjectResources.documents(in: root).isEmpty else { continue }
      let package: PackageDescription
      do {
        package = try PackageDescription(of: folder, toolchain: toolchain, in: place)
      } catch {
        // The package's resources are missing without its description, but previews that use none
        // can still be shown.
        note("\(error)")
        continue
      }
      try bundle.add(package, note: note)
    }
    try bundle.writeSymbols(usedIn: files, with: tool)
    return bundle
  }

  private func arguments(
    _ files: [String], _ accessor: URL?, _ library: URL, _ program: URL
  ) -> [String] {
    // The default style of diagnostics would print line numbers of the ported files instead of the
    // original ones.
    checking(with: library) + ["-diagnostic-style=llvm", "-suppress-warnings"] + Linker.words
      + files
      + (accessor.map { ["-D", "SWIFT_PACKAGE", $0.path] } ?? []) + linking(library, to: program)
  }

  /// Returns the arguments with which files are compiled or checked.
  func checking(with library: URL) -> [String] {
    ["-Onone", "-gline-tables-only", "-wmo", "-swift-version", "5", "-D", "DEBUG"]
      + ["-module-name", SourcePaths.module]
      + ["-module-cache-path", "\(Self.folder(of: library))/modules"] + modules.flags
  }

  /// Returns the arguments that link a program with a library.
  func linking(_ library: URL, to program: URL) -> [String] {
    linking(library) + ["-o", program.path]
  }

  /// Returns the arguments that link a program or library with a library.
  func linking(_ library: URL) -> [String] {
    [library.path, "-Xlinker", "-rpath", "-Xlinker", Self.folder(of: library)]
  }

  /// Returns the folder of a library.
  ///
  /// Symbolic links are resolved, so that the path is always the same: the compiler rejects cached
  /// modules whose recorded path differs.
  private static func folder(of library: URL) -> String {
    library.deletingLastPathComponent().resolvingSymlinksInPath().path
  }
}

/// The linker used by the compiler.
enum Linker {
  /// The compiler arguments that choose the linker.
  ///
  /// On Linux, LLVM's linker is used, which is faster than the system's.
  static var words: [String] {
    #if os(Linux)
      ["-use-ld=lld"]
    #else
      []
    #endif
  }
}
