import Foundation
import LayoutCore

/// The changes that were recorded in one batch of updates.
struct RecordedChanges {
  /// The numbers of items before it.
  let counts: [Int]
  /// The changes so far.
  fileprivate(set) var actions: [UpdateAction] = []
  /// The items, named as before it, whose cells are to be filled again.
  fileprivate(set) var reconfigured: [IndexPath] = []
}

/// A recorder of the changes in a collection view's batch of updates, which also knows whether the
/// layout has received them.
///
///     open ──▶ changes are noted ──▶ close ──▶ the layout awaits ──▶ the layout has them
///
/// Batches inside of a batch are part of it. A reload takes the place of all changes.
struct BatchRecorder {
  private var batch: RecordedChanges?
  private var isReloaded = false
  /// Whether the numbers have changed and `prepare(forCollectionViewUpdates:)` is still to come.
  private(set) var awaitsLayout = false

  /// Whether a batch is open.
  var isOpen: Bool { batch != nil }

  /// Opens a batch; the numbers of items are those before it.
  mutating func open(counts: [Int]) {
    batch = RecordedChanges(counts: counts)
    isReloaded = false
  }

  mutating func note(_ actions: [UpdateAction]) { batch?.actions += actions }

  mutating func note(reconfigured indexPaths: [IndexPath]) { batch?.reconfigured += indexPaths }

  mutating func replaceByReload() { isReloaded = true }

  /// Closes the batch, and returns it unless a reload has replaced it.
  mutating func close() -> RecordedChanges? {
    defer { batch = nil }
    return isReloaded ? nil : batch
  }

  mutating func awaitLayout() { awaitsLayout = true }
  mutating func layoutWasTold() { awaitsLayout = false }
}
