import Foundation
import LayoutComparison
import SnapshotCore

/// A change that a run found and that may be accepted.
struct PendingChange {
  let record: VerdictRecord
  /// The digest that the run printed.
  let digest: Digest
  /// Whether the golden is already the candidate.
  let isAccepted: Bool
  /// The reason why it cannot be accepted, if so.
  let refusal: String?

  private let store: GoldenStore
  private let candidate: URL?

  /// Compares a record's files with the golden; nil for a record without a change.
  ///
  /// - Parameters:
  ///   - record: the record of a snapshot.
  ///   - folder: its results.
  ///   - store: its store.
  ///   - isOutside: whether the store is where nobody said it would.
  init?(_ record: VerdictRecord, in folder: ResultsFolder, of store: GoldenStore, isOutside: Bool) {
    guard let digest = record.digest else { return nil }
    self.record = record
    self.digest = digest
    self.store = store
    let file = record.file(.actual).flatMap { folder.url(of: $0) }
    candidate = file
    guard let file else {
      isAccepted = false
      refusal = "\(record.path): the picture is not in \(folder.root.path)"
      return
    }
    // Before the digest is checked: an accepted change has replaced the golden.
    isAccepted = Self.isSame(file, store.location(of: record.name).url)
    refusal =
      isAccepted
      ? nil
      : isOutside
        ? "\(record.path): the golden is outside the package; pass --snapshots \(store.root.path)"
        : Self.refusal(of: file, record, digest, store)
  }

  private static func isSame(_ first: URL, _ second: URL) -> Bool {
    guard let old = try? Data(contentsOf: first), let new = try? Data(contentsOf: second) else {
      return false
    }
    return old == new
  }

  private static func refusal(
    of file: URL, _ record: VerdictRecord, _ digest: Digest, _ store: GoldenStore
  ) -> String? {
    do throws(AcceptanceError) {
      _ = try store.change(
        to: file, as: record.name, inStore: record.store, digest: digest.description)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Whether a digest, or its beginning, names the change.
  func isNamed(_ digest: String) -> Bool {
    digest.count >= 16 && self.digest.description.hasPrefix(digest.lowercased())
  }

  /// The digest, the path and the change, on one line.
  var line: String {
    let classes = record.classes.map(\.rawValue).joined(separator: ", ")
    return
      "  \(digest.short)  \(record.path)  \(classes.isEmpty ? record.outcome.rawValue : classes)"
  }

  /// Writes the golden, after checking again that the change is still the same.
  ///
  /// - Parameter names: what is known of the folders.
  /// - Throws: why it is not accepted.
  func accept(knowing names: FolderNames) throws(AcceptanceError) {
    guard let candidate else { throw .nothing(record.name) }
    try store.accept(
      candidate, as: record.name, inStore: record.store, digest: digest.description,
      knowing: names)
  }
}
