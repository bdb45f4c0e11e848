/// A change in a batch of updates.
///
/// Deletions, reloads and the sources of moves refer to index paths before the batch; insertions
/// and the destinations of moves refer to index paths after it, whatever the order of the changes
/// (C19).
package enum UpdateAction: Hashable, Sendable {
  /// A section is inserted.
  case insertSection(Int)
  /// A section is deleted with all its items.
  case deleteSection(Int)
  /// All items of a section are requested again.
  case reloadSection(Int)
  /// A section moves with all its items.
  case moveSection(Int, to: Int)
  /// An item is inserted.
  case insertItem(ItemPlace)
  /// An item is deleted.
  case deleteItem(ItemPlace)
  /// An item is requested again.
  case reloadItem(ItemPlace)
  /// An item moves.
  case moveItem(ItemPlace, to: ItemPlace)
}

/// The reason why a batch of updates is inconsistent, in itself or with the data source.
package enum UpdateError: Error, Hashable, Sendable {
  /// The number of sections after the batch is not the one that results from the changes.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The number of items in a section after the batch is not the one that results from the changes.
  case itemCount(section: Int, before: Int, after: Int, changes: ItemChanges)
  /// A change refers to a section, or to an item in one, that did not exist before the batch.
  case noSectionBefore(UpdateAction, count: Int)
  /// A change refers to a section, or to an item in one, that does not exist after the batch.
  case noSectionAfter(UpdateAction, count: Int)
  /// A change refers to an item that did not exist before the batch; its section had `count` items.
  case noItemBefore(UpdateAction, count: Int)
  /// A change refers to an item that does not exist after the batch; its section has `count` items.
  case noItemAfter(UpdateAction, count: Int)
  /// Two changes, in the order given, refer to the same section or item before the batch.
  case twiceBefore(UpdateAction, UpdateAction)
  /// Two changes, in the order given, refer to the same section or item after the batch.
  case twiceAfter(UpdateAction, UpdateAction)
}

/// The numbers of items that a batch adds to and removes from a section.
package struct ItemChanges: Hashable, Sendable {
  /// The numbers of inserted and deleted items, and of items moved into and out of the section.
  package var inserted, deleted, movedIn, movedOut: Int

  /// Creates the changes of a section from the numbers of items.
  package init(inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0, movedOut: Int = 0) {
    self.inserted = inserted
    self.deleted = deleted
    self.movedIn = movedIn
    self.movedOut = movedOut
  }

  /// The number of items that the changes add; negative if they remove some.
  var total: Int { inserted - deleted + movedIn - movedOut }
}
