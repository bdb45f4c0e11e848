import CommandLineKit
import Foundation
import LayoutPreviews
import Porting
import XcodeProject

/// A build of programs from views of a project: each view is compiled with its closure, the
/// declarations of the app that it uses (see `ClosureTool`).
///
/// ```
/// Shop.xcodeproj ── HerbCell ── its closure ── swiftc ── a program ── pictures
///                └─ BasketView ─ its closure ── …
/// ```
struct ProjectBuild {
  let tools: ProjectTools
  let scope: ProjectScope
  /// The folder to which all files are written.
  let place: URL
  private let note: (String) -> Void

  /// Makes a build in a folder.
  ///
  /// - Parameters:
  ///   - tools: the programs and the library.
  ///   - scope: the project.
  ///   - place: the folder.
  ///   - note: a closure called with a note if there are no resources in the requested language.
  /// - Throws: an error if the folder cannot be made.
  init(
    _ tools: ProjectTools, _ scope: ProjectScope, in place: URL, note: @escaping (String) -> Void
  ) throws {
    (self.tools, self.scope, self.place, self.note) = (tools, scope, place, note)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  }

  /// The files of one target whose views are shown; each inner array is compiled into a program.
  struct Group {
    var target: AppTarget?
    var asked: [[String]]
    /// The app that the program launches; nil if it shows views.
    var launch: ClosureTool.Launched?
  }

  /// Returns the views grouped by target; the order of the views stays the same.
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

  /// Compiles the views of a group with their closures (see `ClosureTool`), and calls `take` with
  /// each report.
  ///
  /// - Parameters:
  ///   - group: the files of one target.
  ///   - request: the request to the programs, with the language of the resources.
  ///   - seconds: the time limit for one program.
  ///   - isKept: whether the programs, and the repairs that made them compile, are stored for the
  ///     next run.
  ///   - take: a Swift closure called with the report on each program of the group.
  /// - Returns: the request to the porting tool, the tool's messages, and the stubs of Objective-C
  ///   declarations, which are nil if there are none.
  /// - Throws: an error if a file cannot be written, or the tool cannot be started.
  func closures(
    of group: Group, for request: PreviewRequest, seconds: Double, isKept: Bool = true,
    take: (ClosureReport, ClosureMending) throws -> Void
  ) throws -> (call: ClosureTool.Request, messages: String, stubs: BridgedFile.Stubs?) {
    let folder = place.appendingPathComponent("target-\(UUID().uuidString)", isDirectory: true)
    let resources = scope.resources(for: group.target)
    let files = scope.files(for: group.target)
    var bundle = PreviewBundle(beside: PreviewPrograms.bundle(in: folder))
    try FileManager.default.createDirectory(at: bundle.place, withIntermediateDirectories: true)
    try bundle.add(resources)
    if let target = group.target { try bundle.write(target.information) }
    if request.matrix == nil { try bundle.keepLanguage(of: request, note: note) }
    let bridged = BridgedFile(scope.bridged(for: group.target), in: folder)
    try bridged?.write()
    let stubs = bridged?.stubs
    var call = call(of: group, files + [bridged?.path].compactMap { $0 }, resources, bundle, folder)
    (call.seconds, call.keeps) = (seconds, isKept)
    call.cache = isKept ? cache : place.appendingPathComponent("repairs").path
    let tool = ClosureTool(tool: tools.tool, place: folder)
    let messages = try tool.run(call) { report in
      // A program that is not stored is removed after its use, because the programs of many views
      // would fill the disk.
      defer {
        if !isKept { report.program.map { try? FileManager.default.removeItem(atPath: $0) } }
      }
      let report = stubs?.named(in: report) ?? report
      try take(report, ClosureMending(report, madeBy: call, tool, stubs))
    }
    return (call, messages, stubs)
  }

  /// Returns the porting tool's request for a group.
  private func call(
    of group: Group, _ files: [String], _ resources: ProjectResources, _ bundle: PreviewBundle,
    _ folder: URL
  ) -> ClosureTool.Request {
    let conditions = scope.conditions(for: group.target).flatMap { ["-D", $0] }
    let flags = tools.build.checking(with: tools.library) + conditions
    let symbols = bundle.requestedSymbols
    return ClosureTool.Request(
      files: files, asked: group.asked,
      output: folder.appendingPathComponent("closures").path,
      // The generated file with the names of images and colours is compiled with each program.
      compiler: [tools.toolchain.compiler.path] + flags
        + [symbols?.file].compactMap(\.self),
      linking: Linker.words + tools.build.linking(tools.library),
      program: folder.appendingPathComponent("Previews").path, documents: resources.documents,
      makings: scope.makings.expressions, launch: group.launch, seconds: 0,
      names: tools.folder.appendingPathComponent("names.json").path,
      tests: scope.tests, samples: scope.samples, symbols: symbols)
  }

  /// The folder for the repairs (see `ClosureTool`) that made views compile; its path contains this
  /// build's modules and porting tool.
  private var cache: String {
    tools.folder.path + "/closures-" + tools.tool.program.lastPathComponent
  }
}
