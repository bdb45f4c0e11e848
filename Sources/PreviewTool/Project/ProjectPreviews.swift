package import CommandLineKit
import Foundation
package import LayoutPreviews
import Porting
import XcodeProject

/// The previews of a project's views, or of its app's first screen.
package struct ProjectPreviews {
  let scope: ProjectScope
  let views: [ViewFiles.View]
  /// The app that is launched; nil if views are shown.
  private let launch: AppLaunch?
  /// The number of other views, if none was named.
  private let others: Int
  /// Whether each cut is printed.
  let explainsCuts: Bool

  /// The maximum number of files whose views are drawn if none is named.
  private static let most = 12
  /// The time limits for the closure of one view and of an app's launch, in seconds.
  private static let seconds = (view: 60.0, launch: 300.0)

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
    launch = nil
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

  /// Finds the app of a project, which is launched.
  ///
  /// - Parameters:
  ///   - path: the path of the project.
  ///   - name: the name of the app's target; nil for the first one with a main storyboard.
  ///   - explainsCuts: whether each cut is printed.
  /// - Throws: `ProjectError` or `AppLaunchError`.
  package init(of path: String, launching name: String?, explainsCuts: Bool) throws {
    scope = try ProjectScope(at: path)
    self.explainsCuts = explainsCuts
    launch = try AppLaunch(of: scope, named: name)
    (views, others) = ([], 0)
  }

  /// The paths of the files whose changes matter.
  package var paths: [String] { Array(Set(views.map(\.path) + (launch?.files ?? []))).sorted() }

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
    if let launch { return try show(launch, project, request, on: console) }
    for group in project.groups(views, asOneProgram: isOne) {
      let messages = try project.closures(of: group, for: request, seconds: Self.seconds.view) {
        closure in
        let end = try show(closure, request, on: console)
        if end != .good, status != .unusable { status = end }
      }
      if !messages.isEmpty { console.note(messages, terminator: "") }
    }
    return status
  }

  /// Launches an app: with all files of its first screen or, if they do not compile together, with the
  /// nearest ones.
  private func show(
    _ launch: AppLaunch, _ project: ProjectBuild, _ request: PreviewRequest, on console: Console
  ) throws -> ExitStatus {
    var status = ExitStatus.different
    for group in launch.groups where status == .different {
      let messages = try project.closures(of: group, for: request, seconds: Self.seconds.launch) {
        status = try show($0, request, on: console)
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
    request.views =
      launch.map { [$0.target.name] } ?? views.filter { asked.contains($0.path) }.map(\.name)
    let run = PreviewRun(program: URL(fileURLWithPath: program), key: nil)
    do { return try run.run(request, on: console) } catch let error as PreviewError {
      guard error.isOfSource else { throw error }
      console.complain("\(error)")
      return .unusable
    }
  }
}

extension AppLaunch {
  /// The files as one program that launches the app: all of them, and then fewer.
  fileprivate var groups: [ProjectBuild.Group] {
    let lists = near < files.count ? [files, Array(files.prefix(near))] : [files]
    return lists.map { files in
      ProjectBuild.Group(
        target: target, asked: [files],
        launch: ClosureTool.Launched(name: target.name, delegate: delegate))
    }
  }
}
