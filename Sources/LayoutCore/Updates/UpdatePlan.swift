/// The indices of every section and item before and after a batch of updates.
///
/// It is computed from the numbers of items before and after the batch and from the changes
/// (`UpdateAction`), in these steps:
///
/// 1. `UpdateChanges` sorts the changes, and throws an error if one refers to a missing section or
///    item, or if two refer to the same one.
/// 2. The numbers before the batch and the changes must result in the numbers after it, for
///    sections and for items.
/// 3. A `SlotMap` for the sections, and one for the items of each kept section, map old indices to
///    new ones.
///
/// The plan then converts index paths before the batch to those after it, and the other way round.
package struct UpdatePlan: Sendable {
  private let sections: SlotMap
  /// The map for each section after the batch; nil for a section that is new or reloaded.
  private let items: [SlotMap?]
  private let moved: [ItemPlace: ItemPlace]
  private let movedBack: [ItemPlace: ItemPlace]

  /// Plans a batch.
  ///
  /// - Parameters:
  ///   - before: the number of items in each section before the batch.
  ///   - after: the number of items in each section after it, as returned by the data source.
  ///   - actions: the changes, in any order.
  /// - Throws: `UpdateError` for the first change that refers to a missing section or item, or to
  ///   one of an earlier change; otherwise for the first number that does not result from the
  ///   changes, with that of the sections before those of the items.
  package init(before: [Int], after: [Int], actions: [UpdateAction]) throws(UpdateError) {
    let changes = try UpdateChanges(actions, before: before, after: after)
    // Sections are processed first, because items are only counted in the sections that are kept.
    try changes.checkSections(before: before, after: after)
    sections = changes.sectionMap(count: before.count)
    try changes.checkItems(before: before, after: after, sections: sections)
    items = sections.before.enumerated().map { new, old in
      old.flatMap { changes.itemMap(old: $0, new: new, count: before[$0]) }
    }
    moved = Dictionary(changes.itemMoves.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    movedBack = Dictionary(changes.itemMoves.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
  }

  /// Returns the index of a section after the batch; nil if it was deleted.
  package func section(after before: Int) -> Int? {
    sections.after.indices.contains(before) ? sections.after[before] : nil
  }

  /// Returns the index of a section before the batch; nil if it is new.
  package func section(before after: Int) -> Int? {
    sections.before.indices.contains(after) ? sections.before[after] : nil
  }

  /// Returns the index path of an item after the batch; nil if it was deleted, or if its section
  /// was reloaded.
  package func place(after before: ItemPlace) -> ItemPlace? {
    // Moved items are looked up first: their destination is known, even if their old section was
    // deleted.
    if let target = moved[before] { return target }
    guard let section = section(after: before.section), let map = items[section],
      map.after.indices.contains(before.item), let item = map.after[before.item]
    else { return nil }
    return ItemPlace(section, item)
  }

  /// Returns the index path of an item before the batch; nil if it is new, or if its section was
  /// reloaded.
  package func place(before after: ItemPlace) -> ItemPlace? {
    if let source = movedBack[after] { return source }
    guard let section = section(before: after.section), let map = items[after.section],
      map.before.indices.contains(after.item), let item = map.before[after.item]
    else { return nil }
    return ItemPlace(section, item)
  }
}

/// The new indices of the elements of a list in which some are deleted, inserted or moved.
///
/// Elements that are neither deleted nor moved keep their order and fill the remaining indices:
///
///     before   a b c d         b is deleted, d moves to the front, x is inserted at 2
///     after    d a x c
struct SlotMap: Sendable {
  /// The new index of each old element; nil if it was deleted or moved to another list.
  private(set) var after: [Int?]
  /// The old index of each new element; nil if it was inserted or moved from another list.
  private(set) var before: [Int?]

  /// Creates the map of a list.
  ///
  /// - Parameters:
  ///   - count: the number of elements before.
  ///   - leaving: the elements that are deleted, moved within the list or moved to another list.
  ///   - taken: the new indices of inserted and moved elements.
  ///   - moves: the old and new indices of elements moved within the list.
  init(count: Int, leaving: Set<Int>, taken: Set<Int>, moves: [(from: Int, to: Int)]) {
    after = Array(repeating: nil, count: count)
    before = Array(repeating: nil, count: max(0, count - leaving.count) + taken.count)
    for move in moves where before.indices.contains(move.to) {
      after[move.from] = move.to
      before[move.to] = move.from
    }
    // The old and the free new indices are both ascending and equally many, so the kept elements
    // keep their order.
    let free = before.indices.lazy.filter { !taken.contains($0) }
    let staying = after.indices.lazy.filter { !leaving.contains($0) }
    for (old, new) in zip(Array(staying), Array(free)) {
      after[old] = new
      before[new] = old
    }
  }
}
