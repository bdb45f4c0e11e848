import Foundation
import LayoutCore

/// The changes of one batch of updates.
struct UpdateBatch {
  /// The numbers of items before it.
  let counts: [Int]
  /// The changes so far.
  fileprivate(set) var actions: [UpdateAction] = []
  /// The items, named as before it, whose cells are to be filled again.
  fileprivate(set) var reconfigured: [IndexPath] = []
}

/// The batch of updates of a collection view, and the part of it that its layout knows.
///
///     open ──▶ changes are noted ──▶ close ──▶ the layout awaits ──▶ the layout has them
///
/// Batches inside of a batch are part of it. A reload takes the place of all changes.
struct BatchUpdates {
  private var batch: UpdateBatch?
  private var isReloaded = false
  /// Whether the numbers have changed and `prepare(forCollectionViewUpdates:)` is still to come.
  private(set) var awaitsLayout = false

  /// Whether a batch is open.
  var isOpen: Bool { batch != nil }

  /// Opens a batch; the numbers of items are those before it.
  mutating func open(counts: [Int]) {
    batch = UpdateBatch(counts: counts)
    isReloaded = false
  }

  mutating func note(_ actions: [UpdateAction]) { batch?.actions += actions }

  mutating func note(reconfigured indexPaths: [IndexPath]) { batch?.reconfigured += indexPaths }

  mutating func replaceByReload() { isReloaded = true }

  /// Closes the batch, and returns it unless a reload has replaced it.
  mutating func close() -> UpdateBatch? {
    defer { batch = nil }
    return isReloaded ? nil : batch
  }

  mutating func awaitLayout() { awaitsLayout = true }
  mutating func layoutWasTold() { awaitsLayout = false }
}
