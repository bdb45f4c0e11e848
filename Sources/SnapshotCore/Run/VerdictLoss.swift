package import Foundation
import LayoutComparison

/// Verdicts that are missing from the results of a process although its manifest lists them, for
/// instance after an interrupted upload.
///
/// ```
/// manifest.3-of-4.4711.json    finished, 18 entries
/// verdicts.3-of-4.4711.jsonl   missing, or with fewer lines, or an incomplete last line
/// ```
///
/// An unfinished process is not checked, because its manifest was written before its snapshots were
/// verified.
package struct VerdictLoss: Sendable, Hashable {
  /// The file in which the verdicts are missing.
  package let file: URL
  package let shard: Manifest.Shard
  /// The number of snapshots that the manifest lists.
  package let count: Int
  /// The snapshots without a verdict, in order.
  package let missing: [Manifest.Entry]
  /// The goldens that the manifest lists more than once, in order.
  package let repeated: [Manifest.Entry]
  private let state: State

  /// The state of the file.
  private enum State: Hashable {
    case absent
    case cut
    case whole
  }

  /// Compares the verdicts of a process with its manifest; nil if the process did not finish, or if
  /// the verdicts are complete and the manifest lists no golden twice.
  ///
  /// - Parameters:
  ///   - manifest: the manifest of the process.
  ///   - file: the file that should contain its verdicts.
  ///   - contents: the contents of the file; nil if it does not exist.
  init?(_ manifest: Manifest, file: URL, contents: RecordFile.Contents?) {
    guard manifest.isFinished else { return nil }
    let judged = Set(contents?.records.map(\.key) ?? [])
    let goldens = manifest.entries.grouped(by: \.key)
    let asked = goldens + (manifest.others ?? []).grouped(by: \.key)
    missing = asked.filter { !judged.contains($0[0].key) }.map { $0[0] }.sorted()
    repeated = goldens.filter { $0.count > 1 }.map { $0[0] }.sorted()
    count = asked.count
    state = contents.map { $0.isCut ? .cut : .whole } ?? .absent
    if missing.isEmpty && repeated.isEmpty && state != .cut { return nil }
    self.file = file
    shard = manifest.shard
  }

  /// A record for each snapshot without a verdict.
  var records: [VerdictRecord] {
    missing.map { entry in
      VerdictRecord(
        store: entry.store, name: entry.name, owner: entry.owner, outcome: .error,
        reason: .lost(shard))
    }
  }
}

extension VerdictLoss: CustomStringConvertible {
  /// The next step in a message about missing verdicts.
  static let advice = "copy all of them again, or run it again"

  /// The maximum number of names in a description.
  static let nameLimit = 10

  /// The numbers of verdicts present and expected, and the reason if one is known; up to ten
  /// snapshots without a verdict or, if there are none, goldens that the manifest lists more than
  /// once, one per line; and the next step.
  package var description: String {
    let place = "\(shard.words) has \(count - missing.count) of \(Counted.text(count, "verdict"))"
    let twice =
      repeated.isEmpty
      ? [] : ["its manifest lists \(Counted.text(repeated.count, "golden")) more than once"]
    let head = ([place] + reason + twice).joined(separator: "; ")
    return ([head] + Self.list(missing.isEmpty ? repeated : missing) + ["  " + Self.advice])
      .joined(separator: "\n")
  }

  private var reason: [String] {
    switch state {
    case .absent where count > 0: ["\(file.path) is missing"]
    case .cut: ["\(file.path) ends in the middle of a line"]
    case .whole where !missing.isEmpty: ["\(file.path) lacks the rest"]
    case .absent, .whole: []
    }
  }

  /// Returns the paths of goldens, one per line.
  ///
  /// A long list is shortened, and the rest is counted.
  static func list(_ entries: [Manifest.Entry]) -> [String] {
    let rest = entries.count - nameLimit
    return entries.prefix(nameLimit).map { "  \(Quotation.line($0.name.path(inStore: $0.store)))" }
      + (rest > 0 ? ["  and \(rest) more"] : [])
  }
}

extension Manifest.Shard {
  /// The shard in messages: `shard 3`, or `the run` if there is only one.
  var words: String { count == 1 ? "the run" : "shard \(index)" }
}
