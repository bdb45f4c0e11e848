import Foundation
import LayoutComparison
import SnapshotCore

/// A change that a run found, and that the user may accept.
struct PendingChange {
  let record: VerdictRecord
  /// The digest that the run printed for this change, with which the user accepts it.
  let digest: Digest
  /// Whether the golden already equals the file that would replace it.
  let isAccepted: Bool
  /// The reason why the change cannot be accepted; nil if the change can be accepted, or already
  /// is.
  let refusal: String?

  private let store: GoldenStore
  private let candidate: URL?

  /// Compares a record's files with the golden; nil if the record has no change.
  ///
  /// - Parameters:
  ///   - record: the record of a snapshot.
  ///   - folder: the results that contain the record.
  ///   - store: the folder of goldens that contains the golden.
  ///   - isOutside: whether the store is outside the package and not named with `--snapshots`.
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
    // If the change is already accepted, the golden equals the new file and the digest no longer
    // matches, so accepted changes are recognised first.
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

  /// Returns whether a text is the change's digest or at least the first 16 characters of it.
  func isNamed(_ digest: String) -> Bool {
    digest.count >= 16 && self.digest.description.hasPrefix(digest.lowercased())
  }

  /// One line with the digest, the path and the kind of change.
  var line: String {
    let classes = record.classes.map(\.rawValue).joined(separator: ", ")
    return
      "  \(digest.short)  \(record.path)  \(classes.isEmpty ? record.outcome.rawValue : classes)"
  }

  /// Writes the golden after checking again that neither file has changed.
  ///
  /// - Parameter names: a cache of the names in folders, so that no folder is listed twice.
  /// - Throws: `AcceptanceError` if the change cannot be accepted.
  func accept(knowing names: FolderNames) throws(AcceptanceError) {
    guard let candidate else { throw .nothing(record.name) }
    try store.accept(
      candidate, as: record.name, inStore: record.store, digest: digest.description,
      knowing: names)
  }
}
