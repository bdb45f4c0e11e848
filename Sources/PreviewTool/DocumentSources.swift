import Basics
import Foundation

/// The Swift files that declare the custom classes of Interface Builder documents (nibs and
/// storyboards) or are used by these classes.
///
/// ```
/// BadgeCell.xib       customClass="BadgeCell"
/// BadgeCell.swift     class BadgeCell: … { … Theme.accent … }
/// Theme.swift         enum Theme { … }
/// ```
///
/// The files are found by the names that they declare and use, beginning with the documents'
/// classes. A document's class that no file declares is left out.
struct DocumentSources {
  /// The files, and the folders with resources around the documents.
  let sources: PreviewSources

  /// Finds the files in the project that contains a document or, if there is none, in the
  /// document's folder.
  init(of documents: [String]) {
    var found = DeclaredNames()
    var names: Set<String> = []
    var packages: [String] = []
    for document in documents {
      let folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
      let project = ProjectResources.project(around: folder)
      let files = FileManager.default
      if let project, files.fileExists(atPath: project.appendingPathComponent("Package.swift").path)
      {
        packages.append(project.path)
      }
      for file in ProjectResources.swiftFiles(in: project ?? folder) { found.read(file) }
      names.formUnion(Self.classes(in: document))
    }
    sources = PreviewSources(
      files: found.closure(of: names).map(Self.relative), packages: packages, loose: documents)
  }

  /// Returns the names of the custom classes in a document.
  static func classes(in document: String) -> [String] {
    let data = FileManager.default.contents(atPath: document) ?? Data()
    return String(decoding: data, as: UTF8.self).matches(of: #/customClass="([^"]+)"/#)
      .map { String($0.1) }
  }

  /// Returns a path relative to the current folder, for messages; outside it, the absolute path.
  private static func relative(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

/// The names that Swift files declare and use, found by their spelling.
private struct DeclaredNames {
  private struct File {
    let path: String
    let text: String
    /// The names of the types that the file extends.
    var extended: Set<String> = []
    /// The names of functions and variables in a file with extensions.
    var members: Set<String> = []
  }

  private var files: [File] = []
  private var declaring: [String: Set<Int>] = [:]
  private var seen: Set<String> = []

  private static let types = pattern(
    #"\b(?:class|struct|enum|protocol|actor|typealias)\s+([A-Za-z_]\w*)"#)
  private static let extensions = pattern(#"\bextension\s+([A-Za-z_]\w*)"#)
  private static let functions = pattern(#"\b(?:func|var|let)\s+([A-Za-z_]\w*)"#)
  private static let globals = pattern(#"(?m)^(?:\w+ )*(?:func|var|let)\s+([A-Za-z_]\w*)"#)
  private static let words = pattern(#"\b([A-Za-z_]\w*)"#)

  private static func pattern(_ text: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: text)
  }

  private static func names(_ pattern: NSRegularExpression?, in text: String) -> Set<String> {
    let text = text as NSString
    let found = pattern?.matches(
      in: text as String, range: NSRange(location: 0, length: text.length))
    return Set((found ?? []).map { text.substring(with: $0.range(at: 1)) })
  }

  mutating func read(_ path: String) {
    guard seen.insert(path).inserted,
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return }
    var file = File(path: path, text: text)
    file.extended = Self.names(Self.extensions, in: text)
    if !file.extended.isEmpty { file.members = Self.names(Self.functions, in: text) }
    for name in Self.names(Self.types, in: text).union(Self.names(Self.globals, in: text)) {
      declaring[name, default: []].insert(files.count)
    }
    files.append(file)
  }

  /// Returns the sorted paths of the files that declare names, and of the files that these files
  /// use.
  func closure(of names: Set<String>) -> [String] {
    var taken: Set<Int> = []
    // A misspelt class is reported with the nearest name, so the file that declares the class with
    // the nearest name is included too.
    let unknown = names.filter { declaring[$0] == nil }
    let meant = unknown.compactMap { NearestName.of($0, in: declaring.keys.sorted()) }
    var used = names.union(meant)
    var known: Set<String> = []
    while !used.isSubset(of: known) {
      known.formUnion(used)
      var next = Set(known.flatMap { declaring[$0] ?? [] })
      for (index, file) in files.enumerated() where needs(file, known) { next.insert(index) }
      for index in next.subtracting(taken) {
        used.formUnion(Self.names(Self.words, in: files[index].text))
      }
      taken.formUnion(next)
    }
    return taken.map { files[$0].path }.sorted()
  }

  /// Returns whether a file extends a used type of the project, or adds used members to a type of
  /// another module.
  private func needs(_ file: File, _ known: Set<String>) -> Bool {
    file.extended.contains { name in
      known.contains(name) && (declaring[name] != nil || !file.members.isDisjoint(with: known))
    }
  }
}
