package import Foundation
import LayoutComparison

/// A verdict as text: the problem, the affected files, and the next step.
///
/// Test failures, the terminal, JUnit, Markdown, annotations and the page show this text or parts
/// of it.
///
/// ```
/// plants/markers.after.portrait.png is different: layout
///   section 0 inset.left 16 → 24: 12 cells moved +8,0 and 3 wrapped to the next line
///     moved +8,0: cells [0,0]–[0,11]
///     wrapped to the next line: cells [0,12]–[0,14]
///   pixels: 5213 of 2742336 pixels differ (ratio 0.001901, by up to 255 of 255) in 15 regions
/// golden      Snapshots/plants/markers.after.portrait.png
/// artifacts   .build/snapshots/artifacts/Snapshots/plants/markers.after.portrait.png/
///   expected.png  actual.png  difference.png  panes.png  blink.png
/// accept exactly this change
///   quarterturn accept 1f0c8a6e55d3b274
/// ```
///
/// Paths are relative to the package's folder or, outside a package, to the working directory.
/// Paths of files outside that folder are absolute.
package struct VerdictMessage: Sendable {
  /// The maximum number of lines about changes; further lines are only counted.
  package static let changeLimit = 10

  let record: VerdictRecord
  private let results: ResultsFolder?
  private let base: URL

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - record: the record of a snapshot.
  ///   - results: the folder of the record's files; if nil, the paths are printed as in the record.
  ///   - base: the folder that printed paths are relative to; nil for the package that contains the
  ///     working directory or, outside a package, for the working directory.
  package init(_ record: VerdictRecord, in results: ResultsFolder? = nil, from base: URL? = nil) {
    self.record = record
    self.results = results
    self.base = base ?? Self.workplace
  }

  private static let workplace: URL = {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return ResultsFolder.package(around: folder) ?? folder
  }()

  /// The lines of the message; every path is on its own line.
  package var lines: [String] {
    [headline] + findings.map(Self.indented) + paths + advice + commands
  }

  /// The message as one text.
  package var text: String { lines.joined(separator: "\n") }

  /// The golden and the verdict on it, on one line.
  package var headline: String {
    switch record.reason {
    case .error(let lines): lines.first ?? "\(title) is \(record.outcome.rawValue)"
    case .unsound: "\(title) breaks rules, and was neither compared nor recorded:"
    default: "\(title) \(predicate)"
    }
  }

  /// The next steps other than accepting the change, one sentence each.
  package var advice: [String] {
    switch record.reason {
    case .error(let lines): Array(lines.dropFirst())
    case .recorded(.unchanged, _): []
    case .recorded:
      ["look at it, add it to git, and test again: a new recording proves nothing"]
    case .notRecorded(let mode, let isOnBuildServer):
      [
        Self.text(of: mode, isOnBuildServer)
          + (record.recordCommand == nil ? " with mode missing" : "")
      ]
    case .unreadable(let reason): [reason.advice]
    case .lost(let shard): ["the results of \(shard.words) lack it: \(VerdictLoss.advice)"]
    default: []
    }
  }

  static func indented(_ line: String) -> String { "  \(line)" }
}

extension VerdictMessage {
  private var title: String {
    if case .files = record.subject { return record.owner }
    return record.name.path
  }

  private var predicate: String {
    switch record.reason {
    case .recorded(let change, let isRepeated): Self.text(of: change, isRepeated)
    case .unreadable(let reason): reason.text
    case .orphan: "is an orphan"
    case .alone: record.outcome == .missing ? "is new" : "was removed"
    case .closed: "cannot be read"
    case .incomparable: "cannot be compared"
    case .lost: "has no verdict"
    case .notRecorded, .unsound, .error, nil: outcome
    }
  }

  private var outcome: String {
    let failing = record.statements.filter { $0.reaction == .fail }.classes
    return switch record.outcome {
    case .same where record.isWarned: "passes with a warning: \(Self.list(record.classes))"
    case .same where !record.ignored.isEmpty: "is the same, apart from ignored changes"
    case .same: "is the same"
    case .different where !failing.isEmpty: "is different: \(Self.list(failing))"
    default: "is \(record.outcome.rawValue)"
    }
  }

  private static func list(_ classes: [ChangeClass]) -> String {
    classes.map(\.rawValue).joined(separator: ", ")
  }

  private static func text(of change: Verdict.Recording.Change, _ isRepeated: Bool) -> String {
    switch change {
    case .new: isRepeated ? "was recorded earlier in this run" : "was recorded"
    case .replaced: isRepeated ? "was replaced earlier in this run" : "was replaced"
    case .unchanged: "was recorded before, byte for byte"
    }
  }
}

extension VerdictMessage {
  /// The lines with the golden or the two files, and then the artifacts; no path is listed twice.
  ///
  /// The list is empty for matches, for orphans, and for files that could not be compared.
  private var paths: [String] {
    switch (record.outcome, record.reason, record.subject) {
    case (.same, _, _), (_, .orphan, _), (_, .alone, _), (_, .closed, _), (_, .incomparable, _): []
    case (_, _, .golden(let path)):
      // The run may have been on another machine, so the path in the record is used, which is
      // relative to the run's base folder.
      Self.place("golden", path.map { _ in record.path }) + artifacts { $0 != .message }
    case (_, _, .files(let first, let second)):
      Self.place("first", first.map(told)) + Self.place("second", second.map(told))
        + artifacts { ![.message, .expected, .actual].contains($0) }
    }
  }

  /// Returns each folder of artifacts once, with the names of the files in it.
  private func artifacts(where isShown: (Artifact.Role) -> Bool) -> [String] {
    let root = results.map { "\(told($0.root.path))/" } ?? ""
    let files = record.files.filter { isShown($0.role) }.map { file in
      // Records may come from other machines, so a path may have no folder.
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      return (folder: root + file.path.dropLast(name.count), name: name)
    }
    return files.grouped(by: \.folder).flatMap { files in
      Self.place("artifacts", files[0].folder)
        + [Self.indented(files.map(\.name).joined(separator: "  "))]
    }
  }

  /// Returns a path as it is printed.
  func told(_ path: String) -> String {
    RunLedger.path(of: URL(fileURLWithPath: path).standardizedFileURL, below: base)
  }

  /// Returns a line with a label and a path; paths are aligned in one column.
  private static func place(_ name: String, _ path: String?) -> [String] {
    path.map { [name.padding(toLength: 12, withPad: " ", startingAt: 0) + $0] } ?? []
  }

  /// Returns the reason why a golden was not written, and the next step.
  private static func text(of mode: RecordMode, _ isOnBuildServer: Bool) -> String {
    if isOnBuildServer { return "nothing is recorded where CI is set: record it elsewhere" }
    return mode == .failed
      ? "mode failed records only goldens that differ: record it"
      : "nothing is recorded in mode never: record it"
  }

  /// The commands that record a missing golden or accept a change.
  private var commands: [String] {
    var lines: [String] = []
    if case .notRecorded = record.reason, let command = record.recordCommand {
      lines.append(Self.indented(command))
    }
    guard let command = record.acceptCommand else { return lines }
    return lines + ["accept exactly this change", Self.indented(command)]
  }
}
