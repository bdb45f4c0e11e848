import Foundation

/// A judge of documents of Interface Builder: see README.md.
@main @MainActor struct InterfaceDocuments {
  private static let help = """
    usage: InterfaceDocuments FOLDER [--list FILE] [--only TEXT] [--pictures FOLDER] [--worst N]

      FOLDER             the checkouts, each in a folder OWNER+NAME
      --list FILE        the documents, as JSON with repositories and paths; all if not given
      --only TEXT        only documents whose path contains TEXT
      --pictures FOLDER  draws each document, and contact sheets of all
      --worst N          lists the frames of N documents; 20 if not given
    """

  static func main() throws {
    var options = Options(Array(CommandLine.arguments.dropFirst()))
    guard !options.folder.isEmpty else { return print(help) }
    let list = try DocumentList(folder: options.folder, list: options.list, only: options.only)
    if let start = options.start, let results = options.results {
      return try DocumentWorker(list: list, results: results, pictures: options.pictures)
        .run(from: start)
    }
    options.results = NSTemporaryDirectory() + "interface-documents-\(getpid()).jsonl"
    if let folder = options.pictures {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let results = try judge(list, options)
    DocumentReport(results: results, worst: options.worst).write()
    guard let folder = options.pictures else { return }
    let files = list.paths.enumerated().map { index, path in
      (name: URL(fileURLWithPath: path).lastPathComponent, file: "\(folder)/\(index).png")
    }
    ContactSheet.write(files, to: folder)
  }

  /// Runs workers until all documents are judged: one that ends the process is a failure, and the
  /// next worker begins after it.
  private static func judge(_ list: DocumentList, _ options: Options) throws -> [DocumentResult] {
    let file = options.results ?? ""
    _ = FileManager.default.createFile(atPath: file, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: file) }
    var (results, next) = ([DocumentResult](), 0)
    while next < list.paths.count {
      let message = try work(options, from: next)
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
      let lines = try text.split(separator: "\n").map {
        try JSONDecoder().decode(DocumentWorker.Line.self, from: Data($0.utf8))
      }
      results += lines.compactMap(\.result)
      let begun = lines.compactMap(\.begin).max() ?? next
      if lines.last?.result == nil {
        var failed = DocumentResult(path: list.paths[begun])
        failed.failure = message
        results.append(failed)
      }
      next = begun + 1
      try Data().write(to: URL(fileURLWithPath: file))
    }
    return results
  }

  /// Runs a worker; returns its message about a fatal error, or else its last message.
  private static func work(_ options: Options, from start: Int) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments =
      Array(CommandLine.arguments.dropFirst())
      + ["--start", "\(start)", "--results", options.results ?? ""]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    // Read before waiting for the end, because a full pipe blocks the writer.
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let fatal = lines.last { $0.contains("Fatal error") || $0.contains("reason:") }
    return "\(fatal ?? lines.last ?? "no message")".prefix(300) + ""
  }
}

/// The arguments of the command.
struct Options {
  var folder = ""
  var list: String?
  var only: String?
  var pictures: String?
  var worst = 20
  /// The first document of a worker, and its file of results; nil for the command itself.
  var start: Int?
  var results: String?

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": list = rest.popFirst()
      case "--only": only = rest.popFirst()
      case "--pictures": pictures = rest.popFirst()
      case "--worst": worst = rest.popFirst().flatMap { Int($0) } ?? worst
      case "--start": start = rest.popFirst().flatMap { Int($0) }
      case "--results": results = rest.popFirst()
      default: folder = argument
      }
    }
  }
}
