import CommandLineKit
import Foundation
import LayoutPreviews
import Porting
import XcodeProject

/// A build of programs from views of a project: each view with what it needs of its app, compiled
/// and run.
///
/// ```
/// Shop.xcodeproj ── HerbCell ── its closure ── swiftc ── a program ── pictures
///                └─ BasketView ─ its closure ── …
/// ```
struct ProjectBuild {
  let build: PreviewBuild
  let scope: ProjectScope
  let tool: PortTool
  let toolchain: Toolchain
  let library: URL
  private let note: (String) -> Void
  /// The folder for everything that is written, which is removed at the end.
  let place: URL

  /// Finds the toolchain, builds the porting tool if necessary, and links what programs need.
  init(
    _ build: PreviewBuild, _ scope: ProjectScope, in place: URL, on console: Console
  ) throws {
    (self.build, self.scope, self.place) = (build, scope, place)
    note = { console.note($0) }
    tool = try PortTool(in: build.tools, path: build.path) { console.note(PortTool.building) }
    toolchain = try Toolchain(path: build.path)
    library = try build.modules.library(in: build.tools, toolchain: toolchain) {
      console.note("linking the program that shows previews, once for this build: a few seconds")
    }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  }

  /// The files of one target that are shown, each group as one program.
  struct Group {
    var target: AppTarget?
    var asked: [[String]]
    /// The app that the program launches; nil if it shows views.
    var launch: ClosureTool.Launched?
  }

  /// Returns the groups of views by target, in the order of the views.
  func groups(_ views: [ViewFiles.View], asOneProgram: Bool) -> [Group] {
    var groups: [Group] = []
    for path in Self.unique(views.map(\.path)) {
      let target = scope.target(of: path)
      let index = groups.firstIndex { $0.target?.id == target?.id }
      if let index {
        if asOneProgram {
          groups[index].asked[0].append(path)
        } else {
          groups[index].asked.append([path])
        }
      } else {
        groups.append(Group(target: target, asked: [[path]]))
      }
    }
    return groups
  }

  private static func unique(_ paths: [String]) -> [String] {
    var known: Set<String> = []
    return paths.filter { known.insert($0).inserted }
  }

  /// Makes the closures of a group, and calls `take` with each.
  ///
  /// - Parameters:
  ///   - group: the files of one target.
  ///   - request: the request to their programs, with the language of their resources.
  ///   - seconds: the time limit for one closure.
  ///   - isKept: whether what made a closure compile is kept for the next time.
  ///   - take: a closure called with each.
  /// - Returns: the porting tool's messages.
  /// - Throws: an error if a file cannot be written, or the tool cannot be started.
  func closures(
    of group: Group, for request: PreviewRequest, seconds: Double, isKept: Bool = true,
    take: (ClosureReport) throws -> Void
  ) throws -> String {
    let folder = place.appendingPathComponent("target-\(UUID().uuidString)", isDirectory: true)
    let resources = scope.resources(for: group.target)
    let files = scope.files(for: group.target)
    var bundle = PreviewBundle(beside: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try bundle.add(resources)
    try bundle.writeSymbols(usedIn: files, with: tool)
    if let target = group.target { try bundle.write(target.information) }
    if request.matrix == nil { try bundle.keepLanguage(of: request, note: note) }
    let conditions = scope.conditions(for: group.target).flatMap { ["-D", $0] }
    let flags = build.checking(with: library) + conditions
    let beside = [bundle.symbols].compactMap { $0?.path }
    let bridged = BridgedFile(scope.bridged(for: group.target), in: folder)
    try bridged?.write()
    let call = ClosureTool.Request(
      files: files + [bridged?.path].compactMap { $0 }, asked: group.asked,
      output: folder.appendingPathComponent("closures").path,
      // The names of images and colours are compiled with each closure.
      compiler: [toolchain.compiler.path] + flags + beside,
      linking: Linker.words + build.linking(library),
      program: folder.appendingPathComponent("Previews").path, documents: resources.documents,
      makings: scope.makings.expressions, launch: group.launch, seconds: seconds,
      cache: isKept ? cache : nil,
      names: library.deletingLastPathComponent().appendingPathComponent("names.json").path,
      tests: scope.tests, samples: scope.samples)
    return try ClosureTool(tool: tool, place: folder).run(call) { report in
      defer { report.program.map { try? FileManager.default.removeItem(atPath: $0) } }
      try take(bridged?.named(in: report) ?? report)
    }
  }

  /// The folder for what made closures compile, with these modules and this tool.
  private var cache: String {
    library.deletingLastPathComponent().path + "/closures-" + tool.program.lastPathComponent
  }
}
