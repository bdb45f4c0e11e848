import Foundation

/// The porting tool: it makes iOS source compile on systems without Objective-C.
///
/// A program of its own, and no target of the package: it is built against the syntax trees that
/// the toolchain brings, by the command and by the plugin. Ends with 0 where all was ported, with 1
/// where something is in the way, with 2 where it could not work.
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

  /// Ports the requested files; returns whether there are no obstacles.
  private static func run(_ request: Request) throws(PortError) -> Bool {
    var tree = try SourceTree(request.paths, excluding: request.output)
    let locations: Locations =
      request.output == nil ? .none : request.isForBuild ? .all : .changed
    let files = try tree.read()
    if request.showsPreviews {
      print(try PreviewTree(files: files, request: request).write().warnings(), to: .standardError)
      return true
    }
    let ported = Porting.port(files, locations: locations)
    let removed = try write(ported, of: tree, for: request)
    if request.printsPatch { printPatch(request.output == nil ? ported : bare(files)) }
    let notes = NoteList(notes: tree.unread + ported.flatMap(\.notes) + removed)
    if request.isForBuild {
      print(notes.warnings(), to: .standardError)
      return true
    }
    let text = request.printsJSON ? notes.json() : notes.words(isQuiet: request.isQuiet)
    // A patch has standard output for itself.
    print(text, to: request.printsPatch ? .standardError : .standardOutput)
    return notes.notes.allSatisfy { $0.kind != .obstacle }
  }

  /// Writes the files where a folder is requested; returns the notes on older ones there.
  private static func write(
    _ files: [PortedFile], of tree: SourceTree, for request: Request
  ) throws(PortError) -> [Note] {
    guard let folder = request.output else { return [] }
    let output = OutputTree(folder: folder)
    for (file, entry) in zip(files, tree.entries) {
      try output.write(file.text, to: request.isForBuild ? entry.compiledName : entry.name)
    }
    // A build names the files that it compiles.
    if request.isForBuild { return [] }
    let named = Dictionary(uniqueKeysWithValues: zip(tree.entries.map(\.name), files))
    var record = OutputRecord(in: folder)
    return try record.update(with: named)
  }

  /// The files without added lines, for a patch of the originals.
  private static func bare(_ files: [SourceFile]) -> [PortedFile] {
    Porting.port(files, locations: .none)
  }

  private static func printPatch(_ files: [PortedFile]) {
    for file in files where file.isChanged {
      let patch = UnifiedPatch(path: file.source.path, from: file.source.text, to: file.text)
      print(patch.text, to: .standardOutput)
    }
  }

  private static func print(_ text: String, to handle: FileHandle) {
    let line = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    // A reader that wants no more is no error.
    try? handle.write(contentsOf: Data(line.utf8))
  }
}
