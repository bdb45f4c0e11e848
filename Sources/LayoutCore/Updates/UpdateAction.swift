/// One change of a batch of updates.
///
/// The numbers of deletions, reloads and starts of moves count before the batch, those of
/// insertions and ends of moves after it, whatever order the changes are given in (C19).
package enum UpdateAction: Hashable, Sendable {
  /// A section that appears.
  case insertSection(Int)
  /// A section that vanishes with all its items.
  case deleteSection(Int)
  /// A section whose items are all requested again.
  case reloadSection(Int)
  /// A section that moves with all its items.
  case moveSection(Int, to: Int)
  /// An item that appears.
  case insertItem(ItemPlace)
  /// An item that vanishes.
  case deleteItem(ItemPlace)
  /// An item that is requested again.
  case reloadItem(ItemPlace)
  /// An item that moves.
  case moveItem(ItemPlace, to: ItemPlace)
}

/// The reason why a batch of updates contradicts itself or the data source.
package enum UpdateError: Error, Hashable, Sendable {
  /// The number of sections after the batch is not the one that the changes lead to.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The number of items of a section after the batch is not the one that the changes lead to.
  case itemCount(section: Int, before: Int, after: Int, changes: ItemChanges)
  /// A change names a section, or an item in one, that was not there before the batch.
  case noSectionBefore(UpdateAction, count: Int)
  /// A change names a section, or an item in one, that is not there after the batch.
  case noSectionAfter(UpdateAction, count: Int)
  /// A change names an item that was not there before the batch; the section held `count`.
  case noItemBefore(UpdateAction, count: Int)
  /// A change names an item that is not there after the batch; the section holds `count`.
  case noItemAfter(UpdateAction, count: Int)
  /// Two changes, in the order given, refer to the same section or item before the batch.
  case twiceBefore(UpdateAction, UpdateAction)
  /// Two changes, in the order given, refer to the same section or item after the batch.
  case twiceAfter(UpdateAction, UpdateAction)
}

/// The number of items that a batch inserts into and deletes from one section.
package struct ItemChanges: Hashable, Sendable {
  /// The items that appear and vanish, and those that come from or go to other places.
  package var inserted, deleted, movedIn, movedOut: Int

  /// Makes the changes of a section from their numbers.
  package init(inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0, movedOut: Int = 0) {
    self.inserted = inserted
    self.deleted = deleted
    self.movedIn = movedIn
    self.movedOut = movedOut
  }

  /// The number of items that the changes add; negative if they remove some.
  var total: Int { inserted - deleted + movedIn - movedOut }
}
