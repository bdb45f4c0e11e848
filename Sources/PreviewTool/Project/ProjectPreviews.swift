package import CommandLineKit
import Foundation
package import LayoutPreviews
import Porting
import XcodeProject

/// The previews of a project's views, or of its app's first screen.
package struct ProjectPreviews {
  /// The views or the app that are shown.
  fileprivate enum Subject {
    /// The views with these names or in these files; the first views of the project if the array is
    /// empty.
    case views([String])
    /// The app whose target has this name; nil for the first app with a main storyboard or, if
    /// there is none, the first app.
    case app(String?)
  }

  fileprivate let path: String
  fileprivate let subject: Subject
  /// Whether all code that is left out because it does not compile is printed.
  private let explainsCuts: Bool

  /// The time limits for compiling one view and an app's launch, in seconds.
  private static let seconds = (view: 60.0, launch: 300.0)

  /// Makes the previews of views.
  ///
  /// - Parameters:
  ///   - path: the path of the project.
  ///   - names: the classes or files to show; if empty, the first views of the project.
  ///   - explainsCuts: whether all code that is left out because it does not compile is printed.
  package init(of path: String, named names: [String], explainsCuts: Bool) {
    (self.path, subject, self.explainsCuts) = (path, .views(names), explainsCuts)
  }

  /// Makes the preview of the first screen that an app shows after its launch.
  ///
  /// - Parameters:
  ///   - path: the path of the project.
  ///   - name: the name of the app's target; nil for the first app with a main storyboard or, if
  ///     there is none, the first app.
  ///   - explainsCuts: whether all code that is left out because it does not compile is printed.
  package init(of path: String, launching name: String?, explainsCuts: Bool) {
    (self.path, subject, self.explainsCuts) = (path, .app(name), explainsCuts)
  }

  /// Returns the paths of the files whose changes require new previews.
  ///
  /// - Throws: `ProjectError`, `ProjectViewError` or `AppLaunchError`.
  package func paths() throws -> [String] { try ProjectSubject(of: self, in: .disk).paths }

  /// Compiles each view with the declarations that it uses (see `ClosureTool`), and runs the
  /// programs with a request.
  ///
  /// Programs of the last run of the same command are reused if no file on which they depend has
  /// changed.
  ///
  /// - Parameters:
  ///   - build: the build of the modules.
  ///   - request: the request to the programs.
  ///   - console: the console for reports and notes.
  /// - Returns: the exit status: `different` if a view does not compile or an experiment has
  ///   findings, `unusable` if a preview fails.
  /// - Throws: an error if nothing can be compiled at all.
  package func run(
    _ build: PreviewBuild, _ request: PreviewRequest, on console: Console
  ) throws -> ExitStatus {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("quarterturn-project-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let tools = try ProjectTools(build, on: console)
    let drawing = Drawing(
      request: request, place: place, explainsCuts: explainsCuts, console: console)
    let store = KeptStore(words(request), tools)
    defer { store?.unlock() }
    if let store, var kept = store.read() {
      let (old, status) = (kept, Statuses(isLaunched: kept.launched != nil))
      var drawing = drawing
      drawing.copies = kept.groups.map {
        let output = URL(fileURLWithPath: $0.call.output)
        return BundleCopy(of: output.deletingLastPathComponent(), to: place)
      }
      // The folder of the copies is removed at the end.
      defer { drawing.copies.forEach { $0.finish() } }
      // Each program is drawn while the porting tool stores its files.
      if try kept.renew(with: tools, in: store, take: { status.add(try drawing.draw($0, of: old)) })
      {
        for group in kept.groups where !group.messages.isEmpty {
          console.note(group.messages, terminator: "")
        }
        // The notes are printed after the report, whose first line lists the missing names.
        kept.notes.forEach { console.note($0) }
        return status.whole
      }
    }
    return try make(tools, in: store, drawing)
  }

  /// Returns the options and operands of a request on which the programs depend.
  private func words(_ request: PreviewRequest) -> [String] {
    let words =
      switch subject {
      case .views(let names): ["views"] + names
      case .app(let name): ["app", name ?? ""]
      }
    let folder = FileManager.default.currentDirectoryPath
    return words + [
      URL(fileURLWithPath: path).standardizedFileURL.path, folder, output(request) ?? "",
      request.languageCode ?? "", "\(request.matrix == nil) \(isOneProgram(request))",
    ]
  }

  private func isOneProgram(_ request: PreviewRequest) -> Bool {
    request.makesSheet || request.printsJSON
  }

  /// Returns the folder for pictures if it is inside the project's folder, so that it is excluded
  /// from the inputs; otherwise nil.
  private func output(_ request: PreviewRequest) -> String? {
    let folder = URL(fileURLWithPath: request.output).standardizedFileURL.path
    let project = URL(fileURLWithPath: path).standardizedFileURL.path
    let isDocument = ["xcodeproj", "xcworkspace"].contains(ProjectPath.ending(of: project))
    let place = isDocument ? ProjectPath.folder(of: project) : project
    return ProjectPath.relative(folder, to: place)?.isEmpty == false ? folder : nil
  }

  // MARK: Making and drawing programs

  /// Reads the project and makes all programs; each program draws its pictures as soon as it is
  /// made.
  private func make(
    _ tools: ProjectTools, in store: KeptStore?, _ drawing: Drawing
  ) throws -> ExitStatus {
    let (console, request) = (drawing.console, drawing.request)
    store?.clear()
    let recorder = InputRecorder(excluding: output(request))
    let subject = try ProjectSubject(of: self, in: recorder.files)
    var kept = KeptProject(
      inputs: recorder.all, notes: subject.notes, folder: subject.scope.project.folder,
      shown: subject.views.map { KeptProject.Shown(name: $0.name, path: $0.path) },
      launched: subject.launch?.target.name, classes: subject.scope.views.declarations)
    let (notes, first) = (NoteRecord(), kept.notes)
    // The notes are printed after the report, whose first line lists the missing names.
    defer { (first + notes.lines).forEach { console.note($0) } }
    let project = try ProjectBuild(tools, subject.scope, in: store?.folder ?? drawing.place) {
      notes.lines.append($0)
    }
    let status = Statuses(isLaunched: subject.launch != nil)
    let groups = subject.groups(in: project, asOneProgram: isOneProgram(request))
    for group in groups {
      // For an app, the first group of files that compiles is enough.
      if subject.launch != nil, !kept.groups.isEmpty, status.whole != .different { break }
      kept.inputs.add(inputs(of: group, in: subject.scope, excluding: output(request)))
      let seconds = subject.launch == nil ? Self.seconds.view : Self.seconds.launch
      var reports: [ClosureReport] = []
      let (call, messages, stubs) = try project.closures(
        of: group, for: request, seconds: seconds
      ) {
        status.add(try drawing.draw($0, of: kept, mending: $1))
        reports.append($1.report)
      }
      if !messages.isEmpty { console.note(messages, terminator: "") }
      kept.groups.append(
        KeptProject.Group(call: call, reports: reports, messages: messages, stubs: stubs))
    }
    kept.notes += notes.lines
    // Bridging headers are read only while the programs are made, so the recorded files are added
    // here.
    kept.inputs.add(recorder.all)
    store?.write(kept)
    return status.whole
  }

  /// Returns the files that the porting tool reads for a group.
  private func inputs(
    of group: ProjectBuild.Group, in scope: ProjectScope, excluding output: String?
  ) -> ProjectInputs {
    var inputs = ProjectInputs(excluding: output)
    let resources = scope.resources(for: group.target)
    let files = scope.files(for: group.target) + scope.views.paths + resources.documents
    for file in files + scope.tests + scope.samples { inputs.add(file: file) }
    inputs.add(file: "\(scope.project.folder)/\(ProjectMakings.path)")
    for catalogue in resources.catalogues { inputs.add(catalogue: catalogue.path) }
    return inputs
  }

  /// The notes that are collected while programs are made.
  private final class NoteRecord {
    var lines: [String] = []
  }
}

/// The views of a project that are shown, or the app that is launched.
private struct ProjectSubject {
  let scope: ProjectScope
  private(set) var views: [ViewFiles.View] = []
  /// The app that is launched; nil if views are shown.
  private(set) var launch: AppLaunch?
  /// The number of further views that are not shown, if the request names none.
  private var others = 0

  /// The maximum number of files whose views are drawn if the request names none.
  private static let most = 12
  /// The maximum number of notes on a project.
  private static let mostNotes = 8

  /// Reads the project, and finds the views or the app to show.
  init(of previews: ProjectPreviews, in files: ProjectFiles) throws {
    scope = try ProjectScope(at: previews.path, in: files)
    switch previews.subject {
    case .app(let name): launch = try AppLaunch(of: scope, named: name)
    case .views([]):
      let all = scope.views.views
      if all.isEmpty { throw ProjectViewError.none(previews.path) }
      let paths = Set(scope.views.paths.prefix(Self.most))
      views = all.filter { paths.contains($0.path) }
      others = all.count - views.count
    case .views(let names): views = try scope.views(named: names)
    }
  }

  /// The paths of the files whose changes require new previews: the Swift files and the documents
  /// of the views' targets.
  var paths: [String] {
    let targets = views.map { scope.target(of: $0.path) } + (launch.map { [$0.target] } ?? [])
    let unique = Dictionary(targets.map { ($0?.id, $0) }) { first, _ in first }.values
    let files = unique.flatMap { scope.files(for: $0) + scope.resources(for: $0).documents }
    return Set(files + views.map(\.path) + (launch?.files ?? [])).sorted()
  }

  /// The notes on the project.
  var notes: [String] {
    var notes = scope.project.notes.prefix(Self.mostNotes).map { "\($0)" }
    if let note = scope.makings.note { notes.append("note: \(note)") }
    if others > 0 {
      notes.append("note: the first \(views.count) of \(views.count + others) views are drawn")
    }
    return notes
  }

  /// Returns the files that are shown, grouped by target; for an app, groups of which the first
  /// that compiles is used.
  func groups(in project: ProjectBuild, asOneProgram: Bool) -> [ProjectBuild.Group] {
    launch?.groups ?? project.groups(views, asOneProgram: asOneProgram)
  }
}

extension AppLaunch {
  /// The groups for the program that launches the app: all files, and then the nearest only, if all
  /// do not compile.
  fileprivate var groups: [ProjectBuild.Group] {
    let lists = near < files.count ? [files, Array(files.prefix(near))] : [files]
    return lists.map { files in
      ProjectBuild.Group(
        target: target, asked: [files],
        launch: ClosureTool.Launched(name: target.name, delegate: delegate))
    }
  }
}

/// The exit statuses of the programs of a project.
private final class Statuses {
  /// The status of all programs: for an app that of the last program, for views the worst one.
  private(set) var whole = ExitStatus.good
  private let isLaunched: Bool

  init(isLaunched: Bool) { self.isLaunched = isLaunched }

  /// Adds the status of a program.
  func add(_ status: ExitStatus) {
    if isLaunched || status != .good && whole != .unusable { whole = status }
  }
}

/// The runs of the programs, which draw pictures.
private struct Drawing {
  let request: PreviewRequest
  /// The folder in which programs run.
  let place: URL
  let explainsCuts: Bool
  let console: Console
  /// The copies of the targets' resources that are made in advance.
  var copies: [BundleCopy] = []

  /// Adds a program to the copy of its resources that was made in advance; returns nil if there is
  /// no usable copy.
  private func copy(madeFor program: String) -> URL? {
    for copy in copies {
      if let added = copy.take(program) { return added }
    }
    return nil
  }

  /// Draws the views of one program of a project.
  ///
  /// - Parameters:
  ///   - closure: the porting tool's report on the program.
  ///   - kept: the project.
  ///   - mending: makes the program again, after it has ended early, without the statement that
  ///     ended it; nil if this is not tried.
  /// - Returns: the exit status; `different` if there is no program, or it shows no view.
  /// - Throws: an error if the program cannot be copied, started or made again.
  func draw(
    _ closure: ClosureReport, of kept: KeptProject, mending: ClosureMending? = nil
  ) throws -> ExitStatus {
    let words = ClosureWords(closure, folder: kept.folder)
    for line in words.summary(isWhole: explainsCuts) { console.note(line) }
    guard let program = closure.program, !closure.views.isEmpty else { return .different }
    var request = request
    request.files = SourcePaths(closure.asked)
    request.notes = [words.sight].compactMap(\.self)
    let asked = Set(closure.asked)
    request.views =
      kept.launched.map { [$0] } ?? kept.shown.filter { asked.contains($0.path) }.map(\.name)
    let copy = try self.copy(madeFor: program) ?? PreviewPrograms.copy(program, to: place)
    var run = PreviewRun(program: copy, key: nil)
    run.subclasses = kept.subclasses
    run.mend = mending.map { mending in
      { ending in
        guard try mending.leaveOut(ending), let next = mending.report.program else { return nil }
        return try PreviewPrograms.copy(next, to: place)
      }
    }
    do { return try run.run(request, on: console) } catch let error as PreviewError {
      guard error.isOfSource else { throw error }
      console.complain("\(error)")
      return .unusable
    }
  }
}
