import Foundation

/// The `docc` program of the Swift toolchain.
struct Compiler {
  private let program: URL

  /// Finds `docc` in the folders of a `PATH` variable.
  init(path: String) throws(SiteError) {
    let folders = path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    let programs = folders.map { $0.appendingPathComponent("docc") }
    guard
      let program = programs.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { throw .noCompiler }
    self.program = program
  }

  /// Writes the site of a catalogue and symbol graphs, and returns docc's findings about articles.
  func convert(_ catalogue: Catalogue, symbols: URL, to output: URL) throws -> [Finding] {
    let diagnostics = catalogue.folder.deletingLastPathComponent()
      .appendingPathComponent("diagnostics.json")
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "convert", catalogue.folder.path, "--additional-symbol-graph-dir", symbols.path,
      "--output-path", output.path, "--diagnostics-file", diagnostics.path,
      "--fallback-display-name", "Quarterturn", "--fallback-bundle-identifier", "quarterturn",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw SiteError.compilerFailed(words) }
    return try JSONDecoder().decode(Diagnostics.self, from: Data(contentsOf: diagnostics))
      .diagnostics.compactMap { $0.finding(in: catalogue) }
  }
}

/// The file of diagnostics that docc writes.
private struct Diagnostics: Decodable {
  struct Diagnostic: Decodable {
    struct Place: Decodable { var line: Int }
    struct Range: Decodable { var start: Place }
    var source: String?
    var range: Range?
    var summary: String

    /// Returns the diagnostic as a finding about an article; nil if it is not about an article.
    func finding(in catalogue: Catalogue) -> Finding? {
      guard let source, let file = URL(string: source)?.lastPathComponent,
        let path = catalogue.article(of: file)
      else { return nil }
      return Finding(path: path, line: range?.start.line, message: summary)
    }
  }
  var diagnostics: [Diagnostic]
}
