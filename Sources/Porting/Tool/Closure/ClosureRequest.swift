import Foundation

/// A request to compile views with the declarations that they use (`Closure`), read from a JSON
/// file.
struct ClosureRequest: Decodable {
  /// The Swift files of all modules of the app; if a name is declared twice, the first file is
  /// used.
  var files: [String]
  /// The groups of view files; each group is compiled into a program.
  var asked: [[String]]
  /// The folder that contains a subfolder for each group.
  var output: String
  /// The path of the compiler and its arguments, with the folders of modules.
  var compiler: [String]
  /// The arguments with which an object file is linked.
  var linking: [String]?
  /// The path of the programs, to which each group's number is appended; nil if the files are only
  /// checked.
  var program: String?
  /// The paths of the project's nibs and storyboards.
  var documents: [String]?
  /// The expressions that make objects of the project's classes, by the classes' names.
  var makings: [String: String]?
  /// The Swift files of the app's tests.
  var tests: [String]?
  /// The JSON files with sample values of the app's models.
  var samples: [String]?
  /// The app that the programs launch; nil if they show views.
  var launch: LaunchedProgram?
  /// The largest number of seconds for compiling each group.
  var seconds: Double?

  /// The path, in a project's folder, of the file with the expressions that make its objects.
  static let makingsPath = ".quarterturn/views.json"

  /// The folder in which the repairs (`ClosureRepairs`) are stored for the next run.
  var cache: String?

  /// Whether each `Closure` is stored in its folder for a run after an edit.
  var keeps: Bool?
  /// The files of the app that have changed since each `Closure` was stored; nil to make them
  /// again.
  var edited: [String]?
  /// The places at which the program of the closure ended, whose statements are left out.
  var endings: [ClosureEnding]?

  /// The file that stores which names the modules declare, so that later runs do not have to
  /// search.
  var names: String?

  /// Compiles each group of views, and calls `tell` with a report on it.
  ///
  /// If an edit may change which declarations a stored `Closure` contains, there is no report on
  /// it.
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
      run.endings = endings ?? []
      var report = run.run(.init(seconds: seconds ?? 20))
      (report.asked, report.folder) = (group, folder)
      tell(report)
    }
  }

  /// Compiles each stored `Closure` again after an edit.
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

  /// Returns expressions that make objects of the classes in files, found in the tests or made with
  /// the app's sample values.
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
