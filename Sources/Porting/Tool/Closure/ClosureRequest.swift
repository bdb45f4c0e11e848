import Dispatch
import Foundation

/// A request to compile views with the declarations that they use (`Closure`), read from a JSON
/// file.
struct ClosureRequest: Decodable {
  /// The Swift files of all modules of the app.
  var files: [String]
  /// The groups of view files; each group is compiled into a program.
  var asked: [[String]]
  /// The folder that contains a subfolder for each group.
  var output: String
  /// The path of the compiler and its arguments, with the folders of modules.
  var compiler: [String]
  /// The arguments with which an object file is linked; nil for none.
  var linking: [String]?
  /// The path of the programs, to which each group's number is appended; nil if the files are only
  /// checked.
  var program: String?
  /// The paths of the project's nibs and storyboards; nil for none.
  var documents: [String]?
  /// The expressions that make objects of the project's classes, keyed by the name of the class;
  /// nil for none.
  var makings: [String: String]?
  /// The Swift files of the app's tests; nil for none.
  var tests: [String]?
  /// The JSON files with sample values of the app's models; nil for none.
  var samples: [String]?
  /// The app that the programs launch; nil if they show views.
  var launch: LaunchedProgram?
  /// The time limit for checks and repairs of each group, in seconds; 20 if it is nil.
  var seconds: Double?

  /// The path, in a project's folder, of the file with the expressions that make its objects.
  static let makingsPath = ".quarterturn/views.json"

  /// The folder in which the repairs (`ClosureRepairs`) and the skeletons of files (`FileSkeleton`)
  /// are stored for the next run; nil for none.
  var cache: String?

  /// Whether each `Closure` is stored in its folder for a run after an edit; false if nil.
  var keeps: Bool?
  /// The files of the app that have changed since each `Closure` was stored; nil to make each
  /// `Closure` again.
  var edited: [String]?
  /// The places at which the program of a `Closure` ended early, at which statements are left out;
  /// nil for none.
  var endings: [ClosureEnding]?

  /// The file that stores which names the modules declare, so that later runs do not have to
  /// search; nil for none.
  var names: String?

  /// The source with the names of images and colours, which is compiled with each `Closure`; nil
  /// for none.
  var symbols: Symbols?

  /// The request for the source with the names of images and colours.
  struct Symbols: Decodable {
    /// The path of the source.
    var file: String
    /// The paths of the catalogues.
    var catalogues: [String]
  }

  /// Makes a `Closure` for each group, and calls `tell` with each report.
  ///
  /// After edits each stored `Closure` is updated. If an edit may change which declarations a
  /// `Closure` contains, or if a `Closure` does not compile, all are made again.
  func run(_ tell: (ClosureReport) -> Void) throws(PortError) {
    if let edited, let reports = reports(after: edited) { return reports.forEach(tell) }
    let index = AppIndex(
      files, samples: samples ?? [], keptIn: cache.map { "\($0)/skeletons" })
    defer { index.keep() }
    let prepare = writeSymbols(of: index)
    defer { prepare() }
    let known = KnownTypes(keptIn: names)
    let named = DocumentClasses(beside: [], and: documents ?? []).names
    let numbers = Dictionary(files.enumerated().map { ($1, $0) }) { first, _ in first }
    for (number, group) in asked.enumerated() {
      let indices = group.compactMap { numbers[$0] }
      guard indices.count == group.count, !indices.isEmpty else { continue }
      let folder = "\(output)/\(number)"
      // The stored `Closure` is not removed if a later edit may lead back to it, for example
      // because this edit does not compile.
      if edited.flatMap({ KeptClosure(in: folder)?.canFollow($0, documents ?? []) }) != true {
        KeptClosure.remove(in: folder)
      }
      index.parseWhole(indices)
      let own = makings ?? [:]
      let tested = self.tested(in: indices, of: index).filter { own[$0.key] == nil }
      let run = ClosureRun(
        of: indices, in: index,
        compiler: ClosureCompiler(command: compiler, linking: linking ?? [], prepare: prepare),
        folder: folder, named: named, known: known, makings: own, tested: tested, launch: launch,
        cache: ClosureCache(in: cache, of: indices, index: index, compiler: compiler),
        program: program.map { "\($0)-\(number)" }, isKept: keeps == true)
      run.endings = endings ?? []
      var report = run.run(.init(seconds: seconds ?? 20))
      (report.asked, report.folder) = (group, folder)
      // After an edit the report is sent first, so that the previews are drawn while the `Closure`
      // is stored. Otherwise the `Closure` is stored first, because a program that ends early is
      // made again from it.
      if edited == nil { run.keep() }
      tell(report)
      if edited != nil { run.keep() }
    }
  }

  /// Writes the source with the names of images and colours, and returns a Swift closure that waits
  /// until it is written.
  private func writeSymbols(of index: AppIndex) -> () -> Void {
    guard let symbols else { return {} }
    let work = DispatchGroup()
    let (contents, paths) = (index.contents, files)
    DispatchQueue.global().async(group: work) {
      try? AssetSymbolsFile(path: symbols.file).write(for: contents, at: paths, symbols.catalogues)
    }
    return { work.wait() }
  }

  /// Makes the programs again from each stored `Closure`; returns nil if no program is requested,
  /// if no `Closure` is stored for a group, if an edit may change which declarations a `Closure`
  /// contains, or if a program cannot be compiled or linked.
  private func reports(after edited: [String]) -> [ClosureReport]? {
    let compiler = ClosureCompiler(command: compiler, linking: linking ?? [])
    var reports: [ClosureReport] = []
    for (number, group) in asked.enumerated() {
      guard let program, let kept = KeptClosure(in: "\(output)/\(number)"),
        var report = kept.run(
          after: edited, documents ?? [], compiler, program: "\(program)-\(number)")
      else { return nil }
      (report.asked, report.folder, report.isKept) = (group, "\(output)/\(number)", true)
      reports.append(report)
    }
    return reports
  }

  /// Returns expressions that make objects of the classes in files, keyed by the name of the class;
  /// they are found in the tests or made with the app's sample values.
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
