/// The request to the tool.
struct Request {
  /// The files and folders, as they were written.
  var paths: [String] = []
  /// The folder that the ported tree is written to; nil for no tree.
  var output: String?
  /// Whether a patch is printed.
  var printsPatch = false
  /// Whether notes are JSON.
  var printsJSON = false
  /// Whether only obstacles are reported, and no changes.
  var isQuiet = false
  /// Whether the compiler comes next: every file says where its lines come from, what is in the way
  /// is a warning, since the compiler says best whether it is one, and the tool ends with 0.
  var isForBuild = false
  /// Whether a file `main.swift` shows the previews; beside `isForBuild`.
  var showsPreviews = false
  /// The modules that the files are of, where they are of several.
  var modules: Set<String> = []
  /// The modules that the compiler did not find, whose imports previews are made without.
  var missing: Set<String> = []
  /// The paths of files that previews are made without, as the notes have them.
  var without: Set<String> = []

  /// Reads the words after the tool's name.
  init(_ words: [String]) throws(PortError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--output":
        guard let folder = rest.popFirst(), !folder.isEmpty else {
          throw .usage("--output needs a folder")
        }
        output = folder
      case "--patch": printsPatch = true
      case "--json": printsJSON = true
      case "--quiet": isQuiet = true
      case "--build": isForBuild = true
      case "--previews": (isForBuild, showsPreviews) = (true, true)
      case "--module":
        guard let module = rest.popFirst() else { throw .usage("--module needs a name") }
        modules.insert(module)
      case "--missing":
        guard let module = rest.popFirst() else { throw .usage("--missing needs a name") }
        missing.insert(module)
      case "--without":
        guard let path = rest.popFirst() else { throw .usage("--without needs a path") }
        without.insert(path)
      case "--": (paths, rest) = (paths + rest, [])
      default:
        if word.hasPrefix("-") { throw .usage("unknown option \(word)") }
        paths.append(word)
      }
    }
    if paths.isEmpty { throw .usage("no file or folder to port") }
  }
}
