import CommandLineKit
import Foundation
import LayoutPreviews
import Porting

/// The compilation of the user's source without the files that do not compile.
///
/// ```
/// Basil.swift  Store.swift  Shelf.swift        Store uses a missing name
/// Basil.swift               Shelf.swift        Shelf uses Store
/// Basil.swift                                  is drawn
/// ```
///
/// A file without errors of its own is left out only if it uses a file that is left out.
struct PreviewCompilation {
  /// The outcome of a compilation.
  struct Outcome {
    /// The files compiled into the program, as the user gave them; nil if there is no program.
    var files: SourcePaths?
    /// The map from locations in the ported files to locations in the original files.
    var key: ErrorKey?
    /// The exit status, which is good only if all files compile.
    var status: ExitStatus
  }

  let sources: PreviewSources
  let tool: PortTool
  let toolchain: Toolchain
  /// The folder for ported files.
  let place: URL
  let console: Console
  /// The Interface Builder documents that may contain the sources' classes.
  let documents: [String]
  /// The documents that the program shows; if there are any, no source is needed.
  let shownDocuments: [String]
  private var showsDocuments: Bool { !shownDocuments.isEmpty }

  /// The paths of the files that were left out, each with the reason.
  private var left: [(path: String, why: String)] = []
  /// The names of imported modules that do not exist here.
  private var missing: Set<String> = []
  /// The errors that are not caused by leaving out files.
  private var errors: [CompilerError] = []
  private var key: ErrorKey?

  init(
    _ sources: PreviewSources, tool: PortTool, toolchain: Toolchain, place: URL, console: Console,
    documents: [String], shownDocuments: [String]
  ) {
    (self.sources, self.tool, self.toolchain) = (sources, tool, toolchain)
    (self.place, self.console) = (place, console)
    (self.documents, self.shownDocuments) = (documents, shownDocuments)
  }

  /// Compiles the sources; files with errors are left out, and the other files are compiled again.
  ///
  /// - Parameter arguments: a closure that returns the compiler's arguments for the ported files.
  /// - Returns: the files of the program, and the status.
  /// - Throws: an error if a program cannot be started or a file cannot be read, or an error of
  ///   `arguments`.
  mutating func run(_ arguments: ([String]) throws -> [String]) throws -> Outcome {
    var notes: String?
    for round in 0... {
      let folder = place.appendingPathComponent("ported-\(round)").path
      let ported = try port(to: folder)
      notes = notes ?? ported.output
      guard ported.status == 0 else {
        if round == 0 {
          console.note(ported.output, terminator: "")
          return Outcome(status: .unusable)
        }
        return end(notes, text: "nothing else can be drawn")
      }
      let flags = try arguments(Self.files(in: folder))
      let run = try ChildRun(toolchain.compiler, flags)
      let key = try JSONDecoder().decode(
        ErrorKey.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/errors.json")))
      if run.status == 0 {
        tell(notes)
        let paths = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/files.json"))
        return Outcome(
          files: SourcePaths(try JSONDecoder().decode([String].self, from: paths)), key: key,
          status: left.isEmpty ? .good : .different)
      }
      guard leaveOut(CompilerError.all(in: run.output), key) else {
        return end(notes, text: run.output)
      }
      let isNothingLeft = Set(key.declared.map(\.path)).isSubset(of: left.map(\.path))
      if isNothingLeft, !showsDocuments { return end(notes) }
    }
    return Outcome(status: .unusable)
  }

  private func port(to folder: String) throws(PortingError) -> ChildRun {
    let options =
      sources.modules.flatMap { ["--module", $0] } + missing.sorted().flatMap { ["--missing", $0] }
      + left.flatMap { ["--without", $0.path] } + documents.flatMap { ["--document", $0] }
      + (showsDocuments ? ["--only-documents"] : [])
    return try ChildRun(
      tool.program, ["--previews", "--output", folder] + options + ["--"] + sources.paths)
  }

  /// Returns the paths of a folder's Swift files, sorted.
  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Leaves out the imports of modules that do not exist or, if all exist, the files with errors.
  ///
  /// - Returns: whether anything was left out.
  private mutating func leaveOut(_ errors: [CompilerError], _ key: ErrorKey) -> Bool {
    let modules = Set(errors.compactMap(\.missingModule)).subtracting(missing)
    if !modules.isEmpty {
      missing.formUnion(modules)
      return true
    }
    let paths = Set(key.declared.map(\.path)).subtracting(left.map(\.path))
    let errors = errors.filter { paths.contains($0.place.path) }.map(key.original)
    if errors.isEmpty { return false }
    let needs = needs(errors, key)
    // The compiler checks the types of all files together. If some errors are caused by left-out
    // files, the other errors may be caused by them too, and are not reported.
    if needs.isEmpty { (self.errors, self.key) = (self.errors + errors, self.key ?? key) }
    let usual = needs.isEmpty ? "it does not compile" : "it needs something that is left out"
    for error in errors where !left.contains(where: { $0.path == error.place.path }) {
      let need = needs[error.place.path] ?? (usual, error.place)
      left.append((error.place.path, "\(need.place.text): note: left out: \(need.reason)"))
    }
    return true
  }

  /// Returns, for each file with an error that uses a declaration of a left-out file, the reason
  /// and its location, by the path of the file.
  private func needs(
    _ errors: [CompilerError], _ key: ErrorKey
  ) -> [String: (reason: String, place: CompilerError.Place)] {
    let gone = Set(left.map(\.path))
    var needs: [String: (String, CompilerError.Place)] = [:]
    for error in errors where needs[error.place.path] == nil {
      for name in error.quoted.flatMap({ $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }) {
        let name = String(name)
        guard let file = key.file(declaring: name), gone.contains(file) else { continue }
        needs[error.place.path] = ("it needs \(name) of \(file)", error.place)
        break
      }
    }
    return needs
  }

  /// Prints the errors and then `text`, if it is not empty, and returns the outcome of a
  /// compilation without a program.
  private func end(_ notes: String?, text: String = "") -> Outcome {
    tell(notes)
    if !text.isEmpty { console.note(text.trimmingCharacters(in: .newlines)) }
    return Outcome(status: .different)
  }

  /// Prints the errors in the files that declare classes of the documents, and the classes that are
  /// left out.
  ///
  /// Errors in other files are not printed, because the user did not pass these files: they were
  /// found by their names.
  private func tellOfClasses() {
    guard let key else { return }
    let names = shownDocuments.flatMap(DocumentSources.classes)
    let paths = Set(names.compactMap(key.file))
    let own = errors.filter { paths.contains($0.place.path) }
    if !own.isEmpty { console.note(ErrorReport(ErrorDigest(own, key)).text) }
    for file in left where paths.contains(file.path) { console.note(file.why) }
  }

  /// Prints the missing names, the errors, and the files left out.
  private func tell(_ notes: String?) {
    if showsDocuments { return tellOfClasses() }
    if let key {
      console.note(ErrorReport(ErrorDigest(errors, key)).text)
      // If there is only one file, its errors show that it is left out, so there is no further
      // note.
      if key.declared.count > 1 { for file in left { console.note(file.why) } }
    }
    console.note(notes ?? "", terminator: "")
  }
}
