import Foundation

/// The porting tool, which makes iOS source compile on systems without Objective-C.
///
/// It is a separate program rather than a target of the package, because the command and the plugin
/// compile it against the toolchain's own syntax library. The exit status is 0 if everything was
/// ported, 1 if there are obstacles (0 in a build), and 2 if an error occurred.
@main
enum PortTool {
  static func main() {
    do throws(PortError) {
      exit(try run(Request(Array(CommandLine.arguments.dropFirst()))) ? 0 : 1)
    } catch {
      print("error: \(error)", to: FileHandle.standardError)
      exit(2)
    }
  }

  /// Carries out the request.
  ///
  /// Returns whether there are no obstacles.
  private static func run(_ request: Request) throws(PortError) -> Bool {
    if let path = request.closures {
      try ClosureRequest.read(path).run { print($0.line, to: .standardOutput) }
      return true
    }
    if let file = request.symbols {
      try AssetSymbolsFile(path: file).write(for: request.paths, request.catalogues)
      return true
    }
    var tree = try SourceTree(request.paths, excluding: request.output)
    let locations: Locations =
      request.output == nil ? .none : request.isForBuild ? .all : .changed
    let files = try tree.read()
    let named = DocumentClasses(beside: request.paths, and: request.documents).names
    if request.showsPreviews {
      let previews = PreviewTree(files: files, named: named, request: request)
      print(try previews.write().warnings(), to: .standardError)
      return true
    }
    let purpose = Purpose(named: named)
    let ported = Porting.port(files, locations: locations, for: purpose)
    let removed = try write(ported, of: tree, for: request)
    if request.printsPatch { printPatch(request.output == nil ? ported : bare(files, purpose)) }
    let notes = NoteList(notes: tree.unread + ported.flatMap(\.notes) + removed)
    if request.isForBuild {
      print(notes.warnings(), to: .standardError)
      return true
    }
    let text = request.printsJSON ? notes.json() : notes.words(isQuiet: request.isQuiet)
    // If a patch is printed, the notes go to standard error.
    print(text, to: request.printsPatch ? .standardError : .standardOutput)
    return notes.notes.allSatisfy { $0.kind != .obstacle }
  }

  /// Writes the files if an output folder is given.
  ///
  /// Returns notes on files of earlier runs that were removed from the folder, or could not be.
  private static func write(
    _ files: [PortedFile], of tree: SourceTree, for request: Request
  ) throws(PortError) -> [Note] {
    guard let folder = request.output else { return [] }
    let output = OutputTree(folder: folder)
    for (file, entry) in zip(files, tree.entries) {
      try output.write(file.text, to: request.isForBuild ? entry.compiledName : entry.name)
    }
    // Old files in the folder are not removed in a build, because the build system lists the files
    // that it compiles.
    if request.isForBuild { return [] }
    try AssetSymbolsFile(path: "\(folder)/AssetSymbols.swift").update(for: request.paths, [])
    let named = Dictionary(uniqueKeysWithValues: zip(tree.entries.map(\.name), files))
    var record = OutputRecord(in: folder)
    return try record.update(with: named)
  }

  /// Returns the ported files without `#sourceLocation` lines, for a patch of the originals.
  private static func bare(_ files: [SourceFile], _ purpose: Purpose) -> [PortedFile] {
    Porting.port(files, locations: .none, for: purpose)
  }

  private static func printPatch(_ files: [PortedFile]) {
    for file in files where file.isChanged {
      let patch = UnifiedPatch(path: file.source.path, from: file.source.text, to: file.text)
      print(patch.text, to: .standardOutput)
    }
  }

  private static func print(_ text: String, to handle: FileHandle) {
    let line = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    // An error is ignored, because a reader such as `head` may close the pipe early.
    try? handle.write(contentsOf: Data(line.utf8))
  }
}
