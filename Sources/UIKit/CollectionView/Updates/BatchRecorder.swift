import Foundation
import LayoutCore

/// The changes recorded in one batch of updates.
struct RecordedChanges {
  /// The number of items in each section before the batch.
  let counts: [Int]
  /// The changes recorded so far.
  fileprivate(set) var actions: [UpdateAction] = []
  /// The items whose cells must be configured again, by their index paths before the batch.
  fileprivate(set) var reconfigured: [IndexPath] = []
}

/// A recorder of the changes in a batch of updates, which also stores whether the layout has been
/// notified of them.
///
///     open ──▶ changes are recorded ──▶ close ──▶ awaitLayout ──▶ layoutWasTold
///
/// The collection view opens only the outermost of nested batches. A reload replaces all changes.
struct BatchRecorder {
  private var batch: RecordedChanges?
  private var isReloaded = false
  /// Whether the counts have changed but `prepare(forCollectionViewUpdates:)` has not been called
  /// yet.
  private(set) var awaitsLayout = false

  var isOpen: Bool { batch != nil }

  /// Opens a batch; `counts` are the numbers of items in the sections before the batch.
  mutating func open(counts: [Int]) {
    batch = RecordedChanges(counts: counts)
    isReloaded = false
  }

  mutating func note(_ actions: [UpdateAction]) { batch?.actions += actions }

  mutating func note(reconfigured indexPaths: [IndexPath]) { batch?.reconfigured += indexPaths }

  mutating func replaceByReload() { isReloaded = true }

  /// Closes the batch, and returns its changes, or nil if a reload has replaced them.
  mutating func close() -> RecordedChanges? {
    defer { batch = nil }
    return isReloaded ? nil : batch
  }

  mutating func awaitLayout() { awaitsLayout = true }
  mutating func layoutWasTold() { awaitsLayout = false }
}
