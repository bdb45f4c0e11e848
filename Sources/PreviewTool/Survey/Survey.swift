import Basics
package import CommandLineKit
package import Foundation
import LayoutPreviews
import Porting
import XcodeProject

/// A survey of apps: the number of view files that are compiled and drawn here.
package struct Survey {
  /// The folder for pictures and results.
  package let output: URL
  /// The maximum number of view files of each app; nil for all.
  package var limit: Int?
  /// The seed for a random choice of the files; nil to choose files at equal distances in the list.
  package var seed: Int?
  /// The time limit of a view file, in seconds.
  package var seconds = 60

  /// Makes a survey of all view files.
  package init(output: URL) { self.output = output }

  /// Surveys apps.
  ///
  /// - Parameters:
  ///   - folders: the apps' folders.
  ///   - build: the build of the modules.
  ///   - console: the console for progress.
  /// - Returns: the counts, including those that an earlier survey wrote to `output`.
  /// - Throws: an error if the compiler, the porting tool or a library is missing, or a file or
  ///   folder cannot be written.
  package func run(
    _ folders: [String], _ build: PreviewBuild, on console: Console
  ) throws -> SurveyTable {
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    var apps: [SurveyTable.App] = []
    for folder in folders {
      let scope: ProjectScope
      do throws(ProjectError) { scope = try ProjectScope(at: folder) } catch {
        console.complain("\(error)")
        continue
      }
      apps.append(try survey(scope, build, on: console))
    }
    return SurveyTable(apps)
  }

  private func survey(
    _ scope: ProjectScope, _ build: PreviewBuild, on console: Console
  ) throws -> SurveyTable.App {
    let name = ProjectPath.name(of: scope.project.folder)
    let all = scope.views.paths
    var record = SurveyRecord(at: output.appendingPathComponent("\(name).jsonl"))
    let known = Set(record.results.map(\.path))
    let chosen = choose(from: all.map { Self.relative($0, scope) }, in: name)
    let left = Set(chosen).subtracting(known)
    console.note("\(name): \(all.count) view files, \(left.count) to examine")
    if !left.isEmpty {
      let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("quarterturn-survey-\(UUID().uuidString)", isDirectory: true)
      defer { try? FileManager.default.removeItem(at: place) }
      let project = try ProjectBuild(
        ProjectTools(build, on: console), scope, in: place, note: { console.note($0) })
      let views = scope.views.views.filter { left.contains(Self.relative($0.path, scope)) }
      for group in project.groups(views, asOneProgram: false) {
        let (_, messages, _) = try project.closures(
          of: group, for: PreviewRequest(output: output.path), seconds: Double(seconds),
          isKept: false
        ) { closure, mending in
          let start = Date()
          var result = try result(of: closure, mending, in: project, named: name)
          result.seconds = closure.seconds + Date().timeIntervalSince(start)
          try record.add(result)
          console.note("  \(result.mark) \(result.path) \(result.reason)")
        }
        if !messages.isEmpty { console.note(messages, terminator: "") }
      }
    }
    let wanted = Set(chosen)
    return SurveyTable.App(
      name: name, viewFiles: all.count, results: record.results.filter { wanted.contains($0.path) })
  }

  /// Returns the view files of an app that the survey examines.
  private func choose(from paths: [String], in app: String) -> [String] {
    guard let seed else { return Self.spread(paths, limit) }
    return Self.sample(of: paths, limit, seed: "\(seed) \(app)")
  }

  /// Returns a random choice of paths, the same for the same seed.
  ///
  /// With a larger limit, the choice contains all paths that are chosen with a smaller limit.
  static func sample(of paths: [String], _ limit: Int?, seed: String) -> [String] {
    let drawn = paths.map { path in
      let digest = DigestWriter()
      digest.write(seed)
      digest.write(path)
      return (path: path, chance: digest.finish()[0])
    }
    return drawn.sorted { ($0.chance, $0.path) < ($1.chance, $1.path) }
      .prefix(limit ?? paths.count).map(\.path)
  }

  /// Returns paths at equal distances in the list.
  static func spread(_ paths: [String], _ limit: Int?) -> [String] {
    guard let limit, limit < paths.count else { return paths }
    return (0..<limit).map { paths[$0 * paths.count / limit] }
  }

  private static func relative(_ path: String, _ scope: ProjectScope) -> String {
    ProjectPath.relative(path, to: scope.project.folder) ?? path
  }

  /// Runs the program that was made for a view file, and returns the survey's result for the file.
  private func result(
    of report: ClosureReport, _ mending: ClosureMending, in project: ProjectBuild, named app: String
  ) throws -> SurveyedFile {
    let path = report.asked.first ?? ""
    var result = SurveyedFile(path: Self.relative(path, project.scope))
    result.classes = project.scope.views.views.filter { $0.path == path }.map(\.name)
    (result.stubs, result.written) = (report.stubs, report.written)
    result.cuts = report.cuts.count(where: \.isAsked)
    guard report.hasProgram, let program = report.program else {
      let own = report.errors.first { $0.hasPrefix(path) } ?? report.errors.first ?? ""
      (result.reason, result.detail) = ("does not compile: \(ErrorKind.of(own))", own)
      return result
    }
    result.isCompiled = report.isAsWritten
    if let cut = report.cuts.first(where: \.isAsked) {
      result.reason = "bodies of its own are left out: \(ErrorKind.of(message: cut.why))"
      result.detail = report.cuts.filter(\.isAsked).map { "\($0.line): \($0.name): \($0.why)" }
        .joined(separator: "\n")
    }
    guard !report.views.isEmpty else {
      result.reason = "no class can be made"
      return result
    }
    try draw(program, mending, of: app, into: &result)
    return result
  }

  private func draw(
    _ program: String, _ mending: ClosureMending, of app: String, into result: inout SurveyedFile
  ) throws {
    let folder = output.appendingPathComponent(app, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var request = PreviewRequest(output: folder.path)
    request.views = result.classes
    request.seconds = min(seconds, 30)
    let place = URL(fileURLWithPath: program).deletingLastPathComponent()
      .appendingPathComponent("runs")
    defer { try? FileManager.default.removeItem(at: place) }
    var run = SurveyRun(program: try PreviewPrograms.copy(program, to: place))
    run.mend = { ending in
      guard try mending.leaveOut(ending), let next = mending.report.program else { return nil }
      return try PreviewPrograms.copy(next, to: place)
    }
    let outcome = try run.run(request)
    let shown = outcome.ink.filter { $0.value > 0 }.keys
    let hasInk = !shown.isEmpty
    result.isDrawn = hasInk && result.isCompiled
    result.isSampled = hasInk && shown.allSatisfy(outcome.sampled.contains)
    result.pictures = outcome.ink.keys.sorted()
    if !hasInk, result.cuts == 0 || outcome.detail.isEmpty == false {
      (result.reason, result.detail) = (outcome.reason, outcome.detail)
    }
  }
}

extension SurveyedFile {
  /// The word for the result in the line of progress.
  fileprivate var mark: String { isDrawn ? "drawn" : isCompiled ? "compiled" : "-" }
}

/// The kinds of compiler errors, without the names in them.
enum ErrorKind {
  /// Returns the message in an error's line, without the names in it.
  static func of(_ line: String) -> String {
    // The location is found by its form `:12:7: `, because the path before it may contain spaces.
    let start = line.firstRange(of: #/:[0-9]+:[0-9]+: /#)?.upperBound
    return of(message: start.map { String(line[$0...]) } ?? line)
  }

  /// Returns a message without the names in it.
  static func of(message: String) -> String {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    let words = parts.enumerated().map { $0.offset % 2 == 0 ? String($0.element) : "…" }
    return String(words.joined().replacing("error: ", with: "").prefix(80))
  }
}
