package import CommandLineKit
import Foundation
package import LayoutPreviews
import Porting
import XcodeProject

/// The previews of a project's views.
package struct ProjectPreviews {
  let scope: ProjectScope
  let views: [ViewFiles.View]
  /// The number of other views, if none was named.
  private let others: Int
  /// Whether each cut is printed.
  let explainsCuts: Bool

  /// The maximum number of files whose views are drawn if none is named.
  private static let most = 12
  /// The time limit for one closure, in seconds.
  private static let seconds = 60.0

  /// Finds the views of a project.
  ///
  /// - Parameters:
  ///   - path: the path of the project.
  ///   - names: the classes or files to show; the first ones if there are none.
  ///   - explainsCuts: whether each cut is printed.
  /// - Throws: `ProjectError` or `ProjectViewError`.
  package init(of path: String, named names: [String], explainsCuts: Bool) throws {
    scope = try ProjectScope(at: path)
    self.explainsCuts = explainsCuts
    if names.isEmpty {
      let all = scope.views.views
      if all.isEmpty { throw ProjectViewError.none(path) }
      let paths = Set(scope.views.paths.prefix(Self.most))
      views = all.filter { paths.contains($0.path) }
      others = all.count - views.count
    } else {
      views = try scope.views(named: names)
      others = 0
    }
  }

  /// The paths of the files whose changes matter.
  package var paths: [String] { Array(Set(views.map(\.path))).sorted() }

  /// Takes each view out of its app, compiles it, and runs the request.
  ///
  /// - Parameters:
  ///   - build: the build of the modules.
  ///   - request: the request to the programs.
  ///   - console: the console for reports and notes.
  /// - Returns: the exit status: 1 if a view does not compile, or an experiment has findings.
  /// - Throws: an error if nothing can be compiled at all.
  package func run(
    _ build: PreviewBuild, _ request: PreviewRequest, on console: Console
  ) throws -> ExitStatus {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("quarterturn-project-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let project = try ProjectBuild(build, scope, in: place, on: console)
    for note in scope.project.notes.prefix(8) { console.note("\(note)") }
    if let note = scope.makings.note { console.note("note: \(note)") }
    if others > 0 {
      console.note("note: the first \(views.count) of \(views.count + others) views are drawn")
    }
    var status = ExitStatus.good
    let isOne = request.makesSheet || request.printsJSON
    for group in project.groups(views, asOneProgram: isOne) {
      let messages = try project.closures(of: group, for: request, seconds: Self.seconds) {
        closure in
        let end = try show(closure, request, on: console)
        if end != .good, status != .unusable { status = end }
      }
      if !messages.isEmpty { console.note(messages, terminator: "") }
    }
    return status
  }

  private func show(
    _ closure: ClosureReport, _ request: PreviewRequest, on console: Console
  ) throws -> ExitStatus {
    let words = ClosureWords(closure, folder: scope.project.folder)
    for line in words.summary(isWhole: explainsCuts) { console.note(line) }
    guard let program = closure.program, !closure.views.isEmpty else { return .different }
    var request = request
    request.files = SourcePaths(closure.asked)
    let asked = Set(closure.asked)
    request.views = views.filter { asked.contains($0.path) }.map(\.name)
    let run = PreviewRun(program: URL(fileURLWithPath: program), key: nil)
    do { return try run.run(request, on: console) } catch let error as PreviewError {
      guard error.isOfSource else { throw error }
      console.complain("\(error)")
      return .unusable
    }
  }
}
