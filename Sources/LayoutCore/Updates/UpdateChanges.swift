/// The changes of a batch, sorted by kind.
///
/// Each change refers to a section or an item before the batch, after it, or both. That section or
/// item must exist, and no two changes may refer to the same section or item.
struct UpdateChanges {
  private(set) var deletedSections: Set<Int> = []
  private(set) var insertedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var sectionMoves: [(from: Int, to: Int)] = []
  private(set) var deletedItems: Set<ItemPlace> = []
  private(set) var insertedItems: Set<ItemPlace> = []
  private(set) var reloadedItems: Set<ItemPlace> = []
  private(set) var itemMoves: [(from: ItemPlace, to: ItemPlace)] = []
  private var old: Claims
  private var new: Claims

  init(_ actions: [UpdateAction], before: [Int], after: [Int]) throws(UpdateError) {
    old = Claims(on: .before, counts: before)
    new = Claims(on: .after, counts: after)
    for action in actions { try add(action) }
  }

  private mutating func add(_ action: UpdateAction) throws(UpdateError) {
    switch action {
    case .insertSection(let section):
      try new.add(section, for: action)
      insertedSections.insert(section)
    case .deleteSection(let section):
      try old.add(section, for: action)
      deletedSections.insert(section)
    case .reloadSection(let section):
      try old.add(section, for: action)
      reloadedSections.insert(section)
    case .moveSection(let from, let to):
      try old.add(from, for: action)
      try new.add(to, for: action)
      sectionMoves.append((from, to))
    case .insertItem, .deleteItem, .reloadItem, .moveItem: try addItem(action)
    }
  }

  private mutating func addItem(_ action: UpdateAction) throws(UpdateError) {
    switch action {
    case .insertItem(let place):
      try new.add(place, for: action)
      insertedItems.insert(place)
    case .deleteItem(let place):
      try old.add(place, for: action)
      deletedItems.insert(place)
    case .reloadItem(let place):
      try old.add(place, for: action)
      reloadedItems.insert(place)
    case .moveItem(let from, let to):
      try old.add(from, for: action)
      try new.add(to, for: action)
      itemMoves.append((from, to))
    case .insertSection, .deleteSection, .reloadSection, .moveSection: break
    }
  }
}

extension UpdateChanges {
  /// Returns the new index of each section.
  func sectionMap(count: Int) -> SlotMap {
    SlotMap(
      count: count, leaving: deletedSections.union(sectionMoves.map(\.from)),
      taken: insertedSections.union(sectionMoves.map(\.to)), moves: sectionMoves)
  }

  /// Returns the new index of each item in a section; nil if the section is reloaded.
  func itemMap(old: Int, new: Int, count: Int) -> SlotMap? {
    guard !reloadedSections.contains(old) else { return nil }
    let leaving = deletedItems.filter { $0.section == old }.map(\.item)
    let arriving = insertedItems.filter { $0.section == new }.map(\.item)
    let movedOut = itemMoves.filter { $0.from.section == old }.map(\.from.item)
    let movedIn = itemMoves.filter { $0.to.section == new }.map(\.to.item)
    // For the map, an item that moves within its section is both removed and inserted; `UpdatePlan`
    // records its index paths.
    return SlotMap(
      count: count, leaving: Set(leaving + movedOut), taken: Set(arriving + movedIn), moves: [])
  }

  /// Throws `UpdateError` unless the number of sections results from the changes.
  func checkSections(before: [Int], after: [Int]) throws(UpdateError) {
    let expected = before.count + insertedSections.count - deletedSections.count
    guard after.count != expected else { return }
    throw .sectionCount(
      before: before.count, after: after.count, inserted: insertedSections.count,
      deleted: deletedSections.count)
  }

  /// Throws `UpdateError` unless the number of items in every kept section results from the
  /// changes.
  func checkItems(before: [Int], after: [Int], sections: SlotMap) throws(UpdateError) {
    // New and reloaded sections may have any number of items.
    for (new, old) in sections.before.enumerated() {
      guard let old, !reloadedSections.contains(old) else { continue }
      let changes = itemChanges(old: old, new: new)
      guard after[new] != before[old] + changes.total else { continue }
      throw .itemCount(section: new, before: before[old], after: after[new], changes: changes)
    }
  }

  private func itemChanges(old: Int, new: Int) -> ItemChanges {
    ItemChanges(
      inserted: insertedItems.count { $0.section == new },
      deleted: deletedItems.count { $0.section == old },
      movedIn: itemMoves.count { $0.to.section == new },
      movedOut: itemMoves.count { $0.from.section == old })
  }
}

/// The sections and items to which changes refer on one side of a batch: before it or after it.
private struct Claims {
  enum Side {
    case before, after
  }

  private let side: Side
  /// The number of items of each section before the batch, or after it.
  private let counts: [Int]
  private var sections: [Int: UpdateAction] = [:]
  private var items: [ItemPlace: UpdateAction] = [:]

  init(on side: Side, counts: [Int]) {
    self.side = side
    self.counts = counts
  }

  mutating func add(_ section: Int, for action: UpdateAction) throws(UpdateError) {
    try check(section, for: action)
    if let other = sections.updateValue(action, forKey: section) { throw twice(other, action) }
  }

  mutating func add(_ place: ItemPlace, for action: UpdateAction) throws(UpdateError) {
    try check(place.section, for: action)
    let count = counts[place.section]
    guard (0..<count).contains(place.item) else {
      throw side == .before
        ? .noItemBefore(action, count: count) : .noItemAfter(action, count: count)
    }
    if let other = items.updateValue(action, forKey: place) { throw twice(other, action) }
  }

  private func check(_ section: Int, for action: UpdateAction) throws(UpdateError) {
    guard !counts.indices.contains(section) else { return }
    throw side == .before
      ? .noSectionBefore(action, count: counts.count) : .noSectionAfter(action, count: counts.count)
  }

  private func twice(_ other: UpdateAction, _ action: UpdateAction) -> UpdateError {
    side == .before ? .twiceBefore(other, action) : .twiceAfter(other, action)
  }
}
