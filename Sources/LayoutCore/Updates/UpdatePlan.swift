/// The destination of every section and item in a batch of updates.
///
/// It is made from the numbers of items before and after and the changes between them
/// (`UpdateAction`), in these steps:
///
/// 1. `UpdateChanges` sorts the changes, and refuses one of something that is not there or claimed
///    twice.
/// 2. The numbers before and the changes have to give the numbers after, for sections and for
///    items.
/// 3. A `SlotMap` of the sections, and one of the items of each section that stays, say where each
///    goes.
///
/// Then it answers, for any place before the batch, which one it is after it, and the other way
/// round.
package struct UpdatePlan: Sendable {
  private let sections: SlotMap
  /// One map for each section after the batch; nil for a section that is new or reloaded.
  private let items: [SlotMap?]
  private let moved: [ItemPlace: ItemPlace]
  private let movedBack: [ItemPlace: ItemPlace]

  /// Plans a batch.
  ///
  /// - Parameters:
  ///   - before: the number of items of each section before the batch.
  ///   - after: the number of items of each section after it, as the data source says.
  ///   - actions: the changes, in any order.
  /// - Throws: the first contradiction, sections before items.
  package init(before: [Int], after: [Int], actions: [UpdateAction]) throws(UpdateError) {
    let changes = try UpdateChanges(actions, before: before, after: after)
    // Sections first: items are counted in the sections that stay, which their map lists.
    try changes.checkSections(before: before, after: after)
    sections = changes.sectionMap(count: before.count)
    try changes.checkItems(before: before, after: after, sections: sections)
    items = sections.before.enumerated().map { new, old in
      old.flatMap { changes.itemMap(old: $0, new: new, count: before[$0]) }
    }
    moved = Dictionary(changes.itemMoves.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    movedBack = Dictionary(changes.itemMoves.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
  }

  /// Returns the section after the batch, or nil when it has vanished.
  package func section(after before: Int) -> Int? {
    sections.after.indices.contains(before) ? sections.after[before] : nil
  }

  /// Returns the section before the batch, or nil when it is new.
  package func section(before after: Int) -> Int? {
    sections.before.indices.contains(after) ? sections.before[after] : nil
  }

  /// Returns where an item is after the batch, or nil when it has vanished.
  package func place(after before: ItemPlace) -> ItemPlace? {
    // A moved item first: its place is given, whatever becomes of its section.
    if let target = moved[before] { return target }
    guard let section = section(after: before.section), let map = items[section],
      map.after.indices.contains(before.item), let item = map.after[before.item]
    else { return nil }
    return ItemPlace(section, item)
  }

  /// Returns where an item was before the batch, or nil when it is new.
  package func place(before after: ItemPlace) -> ItemPlace? {
    if let source = movedBack[after] { return source }
    guard let section = section(before: after.section), let map = items[after.section],
      map.before.indices.contains(after.item), let item = map.before[after.item]
    else { return nil }
    return ItemPlace(section, item)
  }
}

/// The destinations of the elements of one list when some are deleted, inserted or moved.
///
/// Those that neither vanish nor are moved keep their order and fill the places that are left:
///
///     before   a b c d         b vanishes, d is moved to the front, x appears at 2
///     after    d a x c
struct SlotMap: Sendable {
  /// For each element before, its place after; nil when it has left the list or vanished.
  private(set) var after: [Int?]
  /// For each place after, where its element was before; nil when it is new.
  private(set) var before: [Int?]

  /// Makes the map of a list of `count` elements.
  ///
  /// - Parameters:
  ///   - count: the number of elements before.
  ///   - leaving: the elements that vanish, or whose new place is given by `moves` or in another
  ///     list.
  ///   - taken: the places after that new and moved elements take.
  ///   - moves: the places before and after of elements that are moved within the list.
  init(count: Int, leaving: Set<Int>, taken: Set<Int>, moves: [(from: Int, to: Int)]) {
    after = Array(repeating: nil, count: count)
    before = Array(repeating: nil, count: max(0, count - leaving.count) + taken.count)
    for move in moves where before.indices.contains(move.to) {
      after[move.from] = move.to
      before[move.to] = move.from
    }
    // Both sequences are in order and of one length, so that the rest keeps its order.
    let free = before.indices.lazy.filter { !taken.contains($0) }
    let staying = after.indices.lazy.filter { !leaving.contains($0) }
    for (old, new) in zip(Array(staying), Array(free)) {
      after[old] = new
      before[new] = old
    }
  }
}
