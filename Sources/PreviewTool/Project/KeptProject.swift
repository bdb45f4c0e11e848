import Basics
import CommandLineKit
import Foundation
import LayoutPreviews
import Porting

/// The programs of a project's views, and a record of everything that they depend on, kept for the
/// next run of the same command.
///
/// ```
/// nothing changed             the programs run again
/// bodies of the views' files  the files are compiled and linked
/// files without use for them  the programs run again
/// other Swift files           the closures are made again, but the project is not read
/// anything else               everything is made anew
/// ```
struct KeptProject: Codable {
  /// The closures of one target (see `ClosureTool`).
  struct Group: Codable {
    var call: ClosureTool.Request
    var reports: [ClosureReport] = []
    /// The porting tool's messages.
    var messages = ""
    /// The stubs of the declarations in Objective-C headers; nil if there are none.
    var stubs: BridgedFile.Stubs?
  }

  /// A class that is shown.
  struct Shown: Codable {
    var name: String
    var path: String
  }

  var inputs: ProjectInputs
  /// The notes on the project.
  var notes: [String] = []
  /// The project's folder.
  var folder: String
  var shown: [Shown]
  /// The name of the app that is launched; nil if views are shown.
  var launched: String?
  var groups: [Group] = []
  /// The declarations of classes, by the paths of the files that have any.
  var classes: [String: String]

  /// Updates the programs, if only Swift files have changed and these declare the same classes.
  ///
  /// - Parameters:
  ///   - tools: the tools that made them.
  ///   - store: the place of the programs, which is empty while they change.
  /// - Returns: whether they are up to date.
  /// - Throws: an error if the porting tool cannot be started.
  mutating func renew(with tools: ProjectTools, in store: KeptStore) throws -> Bool {
    let old = inputs
    guard let changed = inputs.changes() else { return false }
    guard !changed.isEmpty else {
      if inputs != old { store.write(self) }
      return reports.allSatisfy { report in
        report.program.map(FileManager.default.fileExists) ?? true
      }
    }
    guard launched == nil, changed.allSatisfy({ ViewFiles.declarations(in: $0) == classes[$0] })
    else { return false }
    store.empty()
    for index in groups.indices {
      guard try groups[index].renew(changed, with: tools) else { return false }
    }
    store.write(self)
    return true
  }

  /// The names of the classes directly below each class, in alphabetic order.
  var subclasses: [String: [String]] {
    let pairs = classes.values.joined(separator: "\n").split(separator: "\n").compactMap { line in
      let names = line.split(separator: ":").map { $0.filter { $0 != " " } }
      return names.count == 2 ? (names[1], names[0]) : nil
    }
    return Dictionary(grouping: pairs, by: \.0).mapValues { Set($0.map(\.1)).sorted() }
  }

  /// The reports on the closures of all groups.
  var reports: [ClosureReport] { groups.flatMap(\.reports) }
}

extension KeptProject.Group {
  /// Makes the programs again after edits in files; returns false if other files have changed.
  fileprivate mutating func renew(_ changed: Set<String>, with tools: ProjectTools) throws -> Bool {
    let files = Set(call.files).subtracting(call.tests)
    guard changed.isSubset(of: files) else { return false }
    if try renew(after: changed.sorted(), with: tools) { return true }
    let place = URL(fileURLWithPath: call.output).deletingLastPathComponent()
    // An edit may use the name of another image, so the source that declares the names is written
    // again.
    try PreviewBundle.writeSymbols(
      to: PreviewPrograms.bundle(in: place), usedIn: call.files, with: tools.tool)
    return try renew(after: nil, with: tools)
  }

  private mutating func renew(after edited: [String]?, with tools: ProjectTools) throws -> Bool {
    var (call, new) = (call, [ClosureReport]())
    call.edited = edited
    let place = URL(fileURLWithPath: call.output).deletingLastPathComponent()
    messages = try ClosureTool(tool: tools.tool, place: place).run(call) { new.append($0) }
    guard new.map(\.asked) == reports.map(\.asked) else { return false }
    // The porting tool lists Objective-C stubs at lines of the generated file, and not of headers.
    guard edited != nil else {
      reports = new.map { stubs?.named(in: $0) ?? $0 }
      return true
    }
    // An edit that is compiled alone leaves the cuts as they are.
    reports = zip(reports, new).map { old, new in
      var report = new
      report.cuts = old.cuts
      return report
    }
    return true
  }
}

/// The folder of a kept project, which is locked: one process at a time uses it.
struct KeptStore {
  let folder: URL
  private let lock: FolderLock

  /// The maximum number of kept projects for one build of the command; each takes some megabytes.
  private static let most = 24
  private var file: URL { folder.appendingPathComponent("kept.json") }

  /// Finds the folder for a command, and waits for other processes that use it.
  ///
  /// Returns nil if nothing can be kept.
  ///
  /// - Parameters:
  ///   - command: the operands and options by which commands differ.
  ///   - tools: the tools that make the programs.
  init?(_ command: [String], _ tools: ProjectTools) {
    let writer = DigestWriter()
    for text in command + [tools.tool.program.path, tools.library.path] { writer.write(text) }
    let digest = writer.finish()
    let name = [digest[0], digest[1]].map { String($0, radix: 36) }.joined()
    let all = tools.folder.appendingPathComponent("projects", isDirectory: true)
    folder = all.appendingPathComponent(name, isDirectory: true)
    if !FileManager.default.fileExists(atPath: folder.path) {
      KeptFolders(folder: all).removeOldest(keeping: Self.most - 1)
    }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let lock = FolderLock(folder) else { return nil }
    self.lock = lock
  }

  /// Returns the kept project; nil if there is none.
  func read() -> KeptProject? {
    FileManager.default.contents(atPath: file.path).flatMap {
      try? JSONDecoder().decode(KeptProject.self, from: $0)
    }
  }

  /// Keeps a project, whose programs are in the folder.
  func write(_ project: KeptProject) {
    try? JSONEncoder().encode(project).write(to: file, options: .atomic)
  }

  /// Removes the record of the project.
  func empty() { try? FileManager.default.removeItem(at: file) }

  /// Removes everything in the folder.
  func clear() {
    empty()
    let lock = FolderLock.file(of: folder).lastPathComponent
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where name != lock {
      try? files.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Unlocks the folder for other processes.
  func unlock() { lock.unlock() }
}
