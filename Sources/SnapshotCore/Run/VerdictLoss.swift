public import Foundation
import LayoutComparison

/// Verdicts that a process reached, by its manifest, and that its results lack, as after an upload
/// that was cut short.
///
/// ```
/// manifest.3-of-4.4711.json    finished, 18 entries
/// verdicts.3-of-4.4711.jsonl   not there, or fewer lines, or half of the last one
/// ```
///
/// Nothing is lost of a process that did not come to its end: what it had judged is all there is.
public struct VerdictLoss: Sendable, Hashable {
  /// The file that should hold the verdicts.
  public let file: URL
  /// The part of the run.
  public let shard: Manifest.Shard
  /// The number of snapshots of the process.
  public let count: Int
  /// The snapshots without a verdict, in order.
  public let missing: [Manifest.Entry]
  /// The goldens that the manifest lists more than once, in order.
  public let repeated: [Manifest.Entry]
  private let state: State

  /// The state of the file.
  private enum State: Hashable {
    case absent
    case cut
    case whole
  }

  /// Compares a process's verdicts with its manifest; nil if none is lost.
  ///
  /// - Parameters:
  ///   - manifest: the process's.
  ///   - file: the file that should hold its verdicts.
  ///   - contents: what the file holds; nil if it does not exist.
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
  /// The next step for lost verdicts.
  static let advice = "copy them once more, whole, or run it again"

  /// The most names in a description.
  static let nameLimit = 10

  /// The number of verdicts and of goldens; the missing ones, a line each up to ten; and the next
  /// step.
  public var description: String {
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
    case .absent where count > 0: ["\(file.path) is not there"]
    case .cut: ["\(file.path) ends in the middle of a line"]
    case .whole where !missing.isEmpty: ["\(file.path) lacks the rest"]
    case .absent, .whole: []
    }
  }

  /// The paths of goldens, a line each; of many only the first and how many more there are.
  static func list(_ entries: [Manifest.Entry]) -> [String] {
    let rest = entries.count - nameLimit
    return entries.prefix(nameLimit).map { "  \(Quotation.line($0.name.path(inStore: $0.store)))" }
      + (rest > 0 ? ["  and \(rest) more"] : [])
  }
}

extension Manifest.Shard {
  /// The part as text.
  var words: String { count == 1 ? "the run" : "shard \(index)" }
}
