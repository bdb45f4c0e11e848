import Basics
import CommandLineKit
import Foundation
import LayoutPreviews
import Porting

/// The programs of a project's views, stored for the next run of the same command with a record of
/// all files on which they depend.
///
/// ```
/// after a change of              the next run
/// nothing                        runs the programs again
/// bodies in the views' files     compiles these files, and links the programs
/// files that no view uses        runs the programs again
/// documents, not their classes   runs the programs again
/// other Swift files              makes each closure (see `ClosureTool`) again, without reading
///                                the project
/// anything else                  makes everything again
/// ```
struct KeptProject: Codable {
  /// The closures of one target (see `ClosureTool`).
  struct Group: Codable {
    var call: ClosureTool.Request
    var reports: [ClosureReport] = []
    /// The porting tool's messages about the group.
    var messages = ""
    /// The stubs of the declarations in Objective-C headers; nil if there are none.
    var stubs: BridgedFile.Stubs?
  }

  /// A class whose preview is shown.
  struct Shown: Codable {
    var name: String
    var path: String
  }

  var inputs: ProjectInputs
  /// The notes that are printed about the project.
  var notes: [String] = []
  var folder: String
  var shown: [Shown]
  /// The name of the app that is launched; nil if views are shown.
  var launched: String?
  var groups: [Group] = []
  /// The classes of each file with their superclasses, one on each line, keyed by the path of the
  /// file.
  var classes: [String: String]

  /// Updates the programs, if only Swift files and documents of Interface Builder have changed, and
  /// the Swift files still declare the same classes; the program of a launched app is not updated.
  ///
  /// - Parameters:
  ///   - tools: the tools that made the programs.
  ///   - store: the folder of the programs, without a record while they change.
  ///   - take: a closure called with each report as soon as its program is up to date.
  /// - Returns: whether the programs are up to date.
  /// - Throws: an error if the porting tool cannot be started, or an error of `take`.
  mutating func renew(
    with tools: ProjectTools, in store: KeptStore, take: (ClosureReport) throws -> Void
  ) throws -> Bool {
    let old = inputs
    guard let changed = inputs.changes() else { return false }
    guard !changed.isEmpty else {
      if inputs != old { store.write(self) }
      let programs = reports.compactMap(\.program)
      guard programs.allSatisfy(FileManager.default.fileExists) else { return false }
      try reports.forEach(take)
      return true
    }
    guard launched == nil, !leavesOutEndings,
      changed.allSatisfy({ ViewFiles.declarations(in: $0) == classes[$0] })
    else { return false }
    store.empty()
    for index in groups.indices {
      guard try groups[index].renew(changed, with: tools, take: take) else { return false }
    }
    store.write(self)
    return true
  }

  /// Whether a program was made again without the statements at which it ended.
  ///
  /// Only a run of the program shows whether it still ends there, so everything is made again.
  private var leavesOutEndings: Bool { reports.contains { $0.leavesOutEndings == true } }

  /// The names of the direct subclasses of each class, sorted.
  var subclasses: [String: [String]] {
    let pairs = classes.values.joined(separator: "\n").split(separator: "\n").compactMap { line in
      let names = line.split(separator: ":").map { $0.filter { $0 != " " } }
      return names.count == 2 ? (names[1], names[0]) : nil
    }
    return Dictionary(grouping: pairs, by: \.0).mapValues { Set($0.map(\.1)).sorted() }
  }

  /// The reports of the porting tool on all groups of views.
  var reports: [ClosureReport] { groups.flatMap(\.reports) }
}

extension KeptProject.Group {
  /// Makes the programs again after edits in files; returns false if other files have changed, or
  /// if a program is not made.
  fileprivate mutating func renew(
    _ changed: Set<String>, with tools: ProjectTools, take: (ClosureReport) throws -> Void
  ) throws -> Bool {
    // Documents are read when the program runs; only their classes' names are compiled.
    let files = Set(call.files).subtracting(call.tests).union(call.documents)
    guard changed.isSubset(of: files) else { return false }
    var call = call
    call.edited = changed.sorted()
    let place = URL(fileURLWithPath: call.output).deletingLastPathComponent()
    let old = Dictionary(reports.map { ($0.asked, $0) }) { first, _ in first }
    var new: [ClosureReport] = []
    messages = try ClosureTool(tool: tools.tool, place: place).run(call) { report in
      let report = named(report, after: old[report.asked])
      new.append(report)
      try take(report)
    }
    let isWhole = new.map(\.asked) == reports.map(\.asked)
    reports = new
    return isWhole
  }

  /// Returns a report with the cuts at the lines of the project's files.
  private func named(_ report: ClosureReport, after old: ClosureReport?) -> ClosureReport {
    // The porting tool lists Objective-C stubs at lines of the generated file, and not of headers.
    guard report.isKept == true, let old else { return stubs?.named(in: report) ?? report }
    // If only the edited files were compiled, the cuts are the same as before.
    var report = report
    report.cuts = old.cuts
    return report
  }
}

/// The folder of a `KeptProject`, with a lock, so that only one process at a time uses it.
struct KeptStore {
  let folder: URL
  private let lock: FolderLock

  /// The maximum number of stored projects for one build of the command; each has some megabytes.
  private static let most = 24
  private var file: URL { folder.appendingPathComponent("kept.json") }

  /// Finds the folder for a command, and waits until no other process uses it.
  ///
  /// Returns nil if the folder cannot be made or locked.
  ///
  /// - Parameters:
  ///   - command: the operands and options, from which the folder's name is made.
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

  /// Returns the stored project; nil if there is none.
  func read() -> KeptProject? {
    FileManager.default.contents(atPath: file.path).flatMap {
      try? JSONDecoder().decode(KeptProject.self, from: $0)
    }
  }

  /// Writes the record of a project whose programs are in the folder.
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
