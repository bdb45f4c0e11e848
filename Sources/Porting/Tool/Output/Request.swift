/// The parsed arguments of the tool.
struct Request {
  /// The paths of files and folders, as given by the user.
  var paths: [String] = []
  /// The folder to which the ported files are written; nil if none are written.
  var output: String?
  /// Whether a patch is printed.
  var printsPatch = false
  /// Whether the notes are printed as JSON.
  var printsJSON = false
  /// Whether only obstacles are reported, without changes and omissions.
  var isQuiet = false
  /// Whether a build compiles the ported files next.
  ///
  /// If so, every ported file contains directives with its original lines, and obstacles are only
  /// warnings and do not affect the exit status, since the compiler determines whether they are
  /// errors.
  var isForBuild = false
  /// Whether a `main.swift` is written that shows the previews in the files.
  ///
  /// If it is true, `isForBuild` is true too.
  var showsPreviews = false
  /// Whether the program shows Interface Builder documents instead of the previews in the files.
  ///
  /// In this case there may be no files.
  var showsDocuments = false
  /// The paths of Interface Builder documents, in addition to those in the folders of the files.
  var documents: [String] = []
  /// The file to which Swift names of images and colours are written; if it is nil, files are
  /// ported.
  var symbols: String?
  /// The paths of asset catalogues, in addition to those in the folders of the files.
  var catalogues: [String] = []
  /// The names of the modules to which the files belong, if there are several.
  var modules: Set<String> = []
  /// The names of the modules that the compiler did not find.
  ///
  /// Previews are built without imports of these modules.
  var missing: Set<String> = []
  /// The paths of the files that are left out of previews, in the same form as in notes.
  var without: Set<String> = []

  /// The JSON file with a request to compile views with the declarations that they use
  /// (`ClosureRequest`); nil for none.
  var closures: String?

  /// Parses the arguments after the tool's name.
  init(_ words: [String]) throws(PortError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--output":
        guard let folder = rest.popFirst(), !folder.isEmpty else {
          throw .usage("--output needs a folder")
        }
        output = folder
      case "--closures": closures = rest.popFirst()
      case "--patch": printsPatch = true
      case "--json": printsJSON = true
      case "--quiet": isQuiet = true
      case "--build": isForBuild = true
      case "--previews": (isForBuild, showsPreviews) = (true, true)
      case "--only-documents":
        (isForBuild, showsPreviews, showsDocuments) = (true, true, true)
      case "--document":
        guard let path = rest.popFirst() else { throw .usage("--document needs a path") }
        documents.append(path)
      case "--symbols":
        guard let path = rest.popFirst() else { throw .usage("--symbols needs a file") }
        symbols = path
      case "--catalogue":
        guard let path = rest.popFirst() else { throw .usage("--catalogue needs a path") }
        catalogues.append(path)
      case "--module":
        guard let module = rest.popFirst() else { throw .usage("--module needs a module's name") }
        modules.insert(module)
      case "--missing":
        guard let module = rest.popFirst() else { throw .usage("--missing needs a module's name") }
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
    if paths.isEmpty, !showsDocuments, closures == nil { throw .usage("no file or folder to port") }
  }
}
