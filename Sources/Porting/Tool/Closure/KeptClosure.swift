import Foundation
import SwiftSyntax

/// A `Closure` that compiled, stored with its files and their object files.
///
/// An edit of function bodies in the previewed files, or of a file without declarations in the
/// `Closure`, usually does not change which declarations the `Closure` contains. Then only the
/// previewed files are read again, and only files that depend on the edit are compiled:
///
/// ```
/// kept.json                  the declarations' outlines, and the generated files before porting
/// HerbCell.0.swift, .o       compiled again after an edit of HerbCell
/// 12-Herb.swift, .o          only linked again
/// ```
struct KeptClosure {
  /// A previewed file, with its `FileOutline`.
  private struct Asked: Codable {
    var path: String
    var outline: FileOutline
    /// The generated extensions at the file's end, which set private members.
    var addition: String
  }

  /// A generated file, with its text before porting.
  private struct Generated: Codable {
    var path: String
    var text: String
  }

  private struct Document: Codable {
    var asked: [Asked]
    var generated: [Generated]
    /// The names that can add declarations to the `Closure` (`AppIndex.knownNames`).
    var declared: Set<String>
    /// The names of the app's types and globals (`AppIndex.outerNames`).
    var outer: Set<String>
    /// The hashes of the declarations in the app's files that were not parsed, keyed by path.
    var others: [String: UInt64]
    /// The names of the classes that Interface Builder documents contain.
    var named: Set<String>
    var report: ClosureReport
  }

  private let files: ClosureFiles
  private let document: Document

  private static func file(in folder: String) -> URL {
    URL(fileURLWithPath: "\(folder)/kept.json")
  }

  // MARK: Keeping

  /// Stores a `Closure` in the folder of its files, if its previewed files are compiled as written
  /// and no app is launched.
  ///
  /// - Parameters:
  ///   - run: the run that compiled the `Closure`.
  ///   - repairs: the repairs with which it compiled.
  ///   - sources: its files before porting, the previewed ones first.
  ///   - additions: the texts that were appended to the previewed files.
  static func keep(
    _ run: ClosureRun, _ repairs: ClosureRepairs, _ sources: [SourceFile], additions: [String]
  ) {
    let (index, asked) = (run.index, Set(run.asked))
    guard run.report.isAsWritten, run.launch == nil, repairs.files.isDisjoint(with: asked),
      // A `Closure` is stored only if no module qualifiers were removed from its previewed files,
      // so that ranges in the parsed text are also ranges in the file.
      asked.allSatisfy({ Data(index.file($0).bytes) == index.data($0) })
    else { return }
    let document = Document(
      asked: zip(run.asked, additions).map { number, addition in
        let file = index.file(number)
        return Asked(path: file.path, outline: FileOutline(of: file), addition: addition)
      },
      generated: sources.dropFirst(asked.count).map { Generated(path: $0.path, text: $0.text) },
      declared: index.knownNames, outer: index.outerNames, others: index.unparsed,
      named: run.named, report: run.report)
    let data = try? JSONEncoder().encode(document)
    try? data?.write(to: file(in: run.folder), options: .atomic)
  }

  /// Reads the `Closure` stored in a folder; nil if there is none.
  init?(in folder: String) {
    guard let data = FileManager.default.contents(atPath: Self.file(in: folder).path),
      let document = try? JSONDecoder().decode(Document.self, from: data)
    else { return nil }
    (files, self.document) = (ClosureFiles(folder: folder), document)
  }

  /// Removes the stored `Closure` from a folder, before its files change.
  static func remove(in folder: String) {
    try? FileManager.default.removeItem(at: file(in: folder))
  }

  // MARK: After an edit

  /// Compiles the changed files after edits, and links the program.
  ///
  /// - Parameters:
  ///   - edited: the files that may have changed.
  ///   - documents: all documents of Interface Builder.
  ///   - compiler: the compiler.
  ///   - program: the program's path.
  /// - Returns: the report; nil if the edits may change which declarations the `Closure` contains,
  ///   or if the files do not compile or link.
  func run(
    after edited: [String], _ documents: [String], _ compiler: ClosureCompiler, program: String
  ) -> ClosureReport? {
    let start = Date()
    guard canFollow(edited, documents) else { return nil }
    let written = document.asked.map { text(of: $0) }
    guard written.allSatisfy({ $0 != nil }) else { return nil }
    let asked = zip(document.asked, written).map { Generated(path: $0.path, text: $1 ?? "") }
    let all = (asked + document.generated).map { ($0.path, $0.text) }
    let purpose = Purpose(isPreviews: true, named: document.named)
    // The files in the folder may be those of another `Closure` that was made since, and did not
    // compile.
    let paths = files.replace(
      with: Porting.port(
        all.map { SourceFile(path: $0, wholePath: $0, text: $1) }, locations: .all, for: purpose),
      given: compiler.given, compiler.command)
    let log = "\(files.folder)/errors.txt"
    let new = files.uncompiled(compiler.given + paths)
    if !new.isEmpty {
      let output = compiler.compile(new, beside: paths, to: files, writingTo: log)
      guard let output, output.hasEnded, output.messages.isEmpty else {
        // The object files are removed, because they no longer match the changed files.
        new.forEach(files.removeObject)
        return nil
      }
    }
    let linked = compiler.link(
      compiler.given + paths, in: files, to: program, isNew: !new.isEmpty, writingTo: log)
    guard let linked, linked.messages.isEmpty, FileManager.default.fileExists(atPath: program)
    else { return nil }
    var report = document.report
    report.program = program
    (report.rounds, report.seconds) = (1, Date().timeIntervalSince(start))
    return report
  }

  /// Returns whether the `Closure` may still be valid after edits.
  ///
  /// Previewed files may be edited, and documents as long as they contain the same class names. In
  /// a file without declarations in the `Closure`, the lines with declarations and imports must be
  /// unchanged.
  ///
  /// - Parameters:
  ///   - edited: the edited files.
  ///
  ///   - documents: all documents of Interface Builder.
  /// - Returns: false if an edit may change the `Closure`; the text of edited previewed files is
  ///   not checked.
  func canFollow(_ edited: [String], _ documents: [String]) -> Bool {
    let (own, drawn) = (Set(document.asked.map(\.path)), Set(documents))
    guard edited.allSatisfy({ own.contains($0) || drawn.contains($0) || isUnneeded($0) }) else {
      return false
    }
    return drawn.isDisjoint(with: edited)
      || DocumentClasses(beside: [], and: documents).names == document.named
  }

  /// Returns whether a file has no declarations in the `Closure`, and its lines with declarations
  /// and imports are unchanged.
  private func isUnneeded(_ path: String) -> Bool {
    guard let old = document.others[path], let data = FileManager.default.contents(atPath: path)
    else { return false }
    var scan = DeclarationScan()
    scan.read(data, of: 0)
    return (scan.hashes[0] ?? 0) == old
  }

  /// Returns the new text of a previewed file; nil if its changes may change which declarations the
  /// `Closure` contains.
  private func text(of asked: Asked) -> String? {
    guard let data = FileManager.default.contents(atPath: asked.path) else { return nil }
    let file = SourceFile(
      path: asked.path, wholePath: asked.path, text: String(decoding: data, as: UTF8.self))
    let outline = FileOutline(of: file)
    guard outline.declarations == asked.outline.declarations,
      outline.names(notIn: asked.outline).isDisjoint(with: document.declared),
      // A member that is no longer used may stay in the `Closure`. But a type that is used in
      // another way may become a stub or be compiled as written, so the `Closure` must be made
      // again.
      asked.outline.names(notIn: outline).isDisjoint(with: document.outer)
    else { return nil }
    return ClosureWriter.written(file, with: []) + "\n" + asked.addition
  }
}

extension SourceFile {
  /// Parses texts at paths in parallel, on all cores.
  static func all(_ texts: [(path: String, text: String)]) -> [SourceFile] {
    Parallel.map(texts.count) { number in
      let (path, text) = texts[number]
      let file = SourceFile(path: path, wholePath: path, text: text)
      file.parse()
      return file
    }
  }
}
