import Foundation

/// A request for the closures (`Closure`) of views, read from a JSON file.
struct ClosureRequest: Decodable {
  /// The Swift files of all modules of the app, nearest first.
  var files: [String]
  /// The groups of files whose closures are requested, each as one program.
  var asked: [[String]]
  /// The folder in which each closure gets a folder of its own.
  var output: String
  /// The compiler, with the flags for finding modules.
  var compiler: [String]
  /// The arguments with which an object file is linked.
  var linking: [String]?
  /// The path of the programs, to which each group's number is appended; nil if closures are only
  /// checked.
  var program: String?
  /// The documents of Interface Builder.
  var documents: [String]?
  /// The expressions with which the project makes objects of its classes, by the classes' names.
  var makings: [String: String]?
  /// The Swift files of the app's tests.
  var tests: [String]?
  /// The JSON files with sample values of the app's models.
  var samples: [String]?
  /// The app that the programs launch; nil if they show views.
  var launch: LaunchedProgram?
  /// The largest number of seconds for each closure.
  var seconds: Double?

  /// The file beside a project with the expressions that make its objects.
  static let makingsPath = ".quarterturn/views.json"

  /// The folder in which the repairs of closures are kept for the next run.
  var cache: String?

  /// Whether each closure is kept in its folder for a run after an edit.
  var keeps: Bool?
  /// The files of the app that have changed since the closures were kept; nil to make new closures.
  var edited: [String]?

  /// The file that caches which names the modules declare or do not declare.
  var names: String?

  /// Makes the closures, and calls `tell` with each report.
  ///
  /// If an edit may have changed a kept closure, there is no report on it.
  func run(_ tell: (ClosureReport) -> Void) throws(PortError) {
    if let edited { return run(after: edited, tell) }
    let index = AppIndex(
      files, samples: samples ?? [], keptIn: cache.map { "\($0)/skeletons" })
    defer { index.keep() }
    let known = KnownTypes(keptIn: names)
    let named = DocumentClasses(beside: [], and: documents ?? []).names
    let numbers = Dictionary(files.enumerated().map { ($1, $0) }) { first, _ in first }
    for (number, group) in asked.enumerated() {
      let indices = group.compactMap { numbers[$0] }
      guard indices.count == group.count, !indices.isEmpty else { continue }
      let folder = "\(output)/\(number)"
      index.parseWhole(indices)
      let own = makings ?? [:]
      let tested = self.tested(in: indices, of: index).filter { own[$0.key] == nil }
      let run = ClosureRun(
        of: indices, in: index,
        compiler: ClosureCompiler(command: compiler, linking: linking ?? []), folder: folder,
        named: named, known: known, makings: own, tested: tested, launch: launch,
        cache: ClosureCache(in: cache, of: indices, index: index, compiler: compiler),
        program: program.map { "\($0)-\(number)" }, isKept: keeps == true)
      var report = run.run(.init(seconds: seconds ?? 20))
      (report.asked, report.folder) = (group, folder)
      tell(report)
    }
  }

  /// Makes the programs again from the closures that are kept.
  private func run(after edited: [String], _ tell: (ClosureReport) -> Void) {
    let compiler = ClosureCompiler(command: compiler, linking: linking ?? [])
    for (number, group) in asked.enumerated() {
      guard let program, let kept = KeptClosure(in: "\(output)/\(number)"),
        var report = kept.run(after: edited, compiler, program: "\(program)-\(number)")
      else { continue }
      (report.asked, report.folder) = (group, "\(output)/\(number)")
      tell(report)
    }
  }

  /// Returns expressions that make objects of the classes in files: from tests, or from the app's
  /// own sample values.
  private func tested(in files: [Int], of index: AppIndex) -> [String: String] {
    let classes = files.flatMap(index.declarations).filter { $0.kind == .class }
    let found = classes.compactMap { type in
      let text =
        TestMakings(paths: tests ?? []).expression(making: type.name)
        ?? AppMakings(index: index).expression(making: type)
      return text.map { (type.name, $0) }
    }
    return Dictionary(found) { first, _ in first }
  }

  /// Reads a request from a file.
  static func read(_ path: String) throws(PortError) -> ClosureRequest {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path, "there is no such file")
    }
    do { return try JSONDecoder().decode(ClosureRequest.self, from: data) } catch {
      throw .unreadable(path, "\(error)")
    }
  }
}
