import Foundation

/// A request for the closures of views, read from a JSON file.
struct ClosureRequest: Decodable {
  /// The Swift files of the app, of all its modules, in the order of nearness.
  var files: [String]
  /// The groups of files whose closures are requested, each as one program.
  var asked: [[String]]
  /// The folder in which each closure gets a folder of its own.
  var output: String
  /// The compiler and the flags with which it finds the modules.
  var compiler: [String]
  /// The documents of Interface Builder.
  var documents: [String]?
  /// The expressions with which the project makes objects of its classes, by the classes' names.
  var makings: [String: String]?
  /// The largest number of seconds for each closure.
  var seconds: Double?

  /// The file beside a project with the expressions that make its objects.
  static let makingsPath = ".quarterturn/views.json"

  /// The folder in which the repairs of closures are kept for the next run.
  var cache: String?

  /// Makes the closures, and calls `tell` with each report.
  func run(_ tell: (ClosureReport) -> Void) throws(PortError) {
    let index = AppIndex(files)
    let known = KnownTypes()
    let named = DocumentClasses(beside: [], and: documents ?? []).names
    let numbers = Dictionary(files.enumerated().map { ($1, $0) }) { first, _ in first }
    for (number, group) in asked.enumerated() {
      let indices = group.compactMap { numbers[$0] }
      guard indices.count == group.count, !indices.isEmpty else { continue }
      let folder = "\(output)/\(number)"
      let run = ClosureRun(
        of: indices, in: index, compiler: ClosureCompiler(command: compiler), folder: folder,
        named: named, known: known, makings: makings ?? [:],
        cache: ClosureCache(in: cache, of: indices, index: index, compiler: compiler))
      var report = run.run(.init(seconds: seconds ?? 20))
      (report.asked, report.folder) = (group, folder)
      tell(report)
    }
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
