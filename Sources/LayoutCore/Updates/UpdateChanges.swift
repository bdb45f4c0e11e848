/// The changes of a batch, sorted by what they claim: something before the batch or after it.
struct UpdateChanges {
  private(set) var deletedSections: Set<Int> = []
  private(set) var insertedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var sectionMoves: [(from: Int, to: Int)] = []
  private(set) var deletedItems: Set<ItemPlace> = []
  private(set) var insertedItems: Set<ItemPlace> = []
  private(set) var reloadedItems: Set<ItemPlace> = []
  private(set) var itemMoves: [(from: ItemPlace, to: ItemPlace)] = []
  private var claims: UpdateClaims

  init(_ actions: [UpdateAction], before: [Int], after: [Int]) throws(UpdateError) {
    claims = UpdateClaims(before: before, after: after)
    for action in actions { try add(action) }
  }

  private mutating func add(_ action: UpdateAction) throws(UpdateError) {
    try claims.add(action)
    switch action {
    case .insertSection(let section): insertedSections.insert(section)
    case .deleteSection(let section): deletedSections.insert(section)
    case .reloadSection(let section): reloadedSections.insert(section)
    case .moveSection(let from, let to): sectionMoves.append((from, to))
    case .insertItem(let place): insertedItems.insert(place)
    case .deleteItem(let place): deletedItems.insert(place)
    case .reloadItem(let place): reloadedItems.insert(place)
    case .moveItem(let from, let to): itemMoves.append((from, to))
    }
  }
}

extension UpdateChanges {
  /// Returns where sections go.
  func sectionMap(count: Int) -> SlotMap {
    SlotMap(
      count: count, leaving: deletedSections.union(sectionMoves.map(\.from)),
      taken: insertedSections.union(sectionMoves.map(\.to)), moves: sectionMoves)
  }

  /// Returns where the items of a section go, or nil when they are all asked for again.
  func itemMap(old: Int, new: Int, count: Int) -> SlotMap? {
    guard !reloadedSections.contains(old) else { return nil }
    let leaving = deletedItems.filter { $0.section == old }.map(\.item)
    let arriving = insertedItems.filter { $0.section == new }.map(\.item)
    let movedOut = itemMoves.filter { $0.from.section == old }.map(\.from.item)
    let movedIn = itemMoves.filter { $0.to.section == new }.map(\.to.item)
    return SlotMap(
      count: count, leaving: Set(leaving + movedOut), taken: Set(arriving + movedIn), moves: [])
  }

  /// Throws unless the numbers of sections add up.
  func checkSections(before: [Int], after: [Int]) throws(UpdateError) {
    let expected = before.count + insertedSections.count - deletedSections.count
    guard after.count != expected else { return }
    throw .sectionCount(
      before: before.count, after: after.count, inserted: insertedSections.count,
      deleted: deletedSections.count)
  }

  /// Throws unless the numbers of items of every section that stays add up.
  func checkItems(before: [Int], after: [Int], sections: SlotMap) throws(UpdateError) {
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

/// What the changes of a batch lay hold of, so that nothing is claimed that is not there, or twice.
struct UpdateClaims {
  private let before: [Int]
  private let after: [Int]
  private var sectionsBefore: [Int: UpdateAction] = [:]
  private var sectionsAfter: [Int: UpdateAction] = [:]
  private var itemsBefore: [ItemPlace: UpdateAction] = [:]
  private var itemsAfter: [ItemPlace: UpdateAction] = [:]

  init(before: [Int], after: [Int]) { (self.before, self.after) = (before, after) }

  /// Notes what a change claims.
  mutating func add(_ action: UpdateAction) throws(UpdateError) {
    switch action {
    case .insertSection(let section): try claim(after: section, for: action)
    case .deleteSection(let section), .reloadSection(let section):
      try claim(before: section, for: action)
    case .moveSection(let from, let to):
      try claim(before: from, for: action)
      try claim(after: to, for: action)
    case .insertItem(let place): try claim(after: place, for: action)
    case .deleteItem(let place), .reloadItem(let place): try claim(before: place, for: action)
    case .moveItem(let from, let to):
      try claim(before: from, for: action)
      try claim(after: to, for: action)
    }
  }

  private mutating func claim(
    before section: Int, for action: UpdateAction
  ) throws(UpdateError) {
    guard before.indices.contains(section) else {
      throw .noSectionBefore(action, count: before.count)
    }
    if let other = sectionsBefore.updateValue(action, forKey: section) {
      throw .twiceBefore(other, action)
    }
  }

  private mutating func claim(after section: Int, for action: UpdateAction) throws(UpdateError) {
    guard after.indices.contains(section) else {
      throw .noSectionAfter(action, count: after.count)
    }
    if let other = sectionsAfter.updateValue(action, forKey: section) {
      throw .twiceAfter(other, action)
    }
  }

  private mutating func claim(
    before place: ItemPlace, for action: UpdateAction
  ) throws(UpdateError) {
    guard before.indices.contains(place.section) else {
      throw .noSectionBefore(action, count: before.count)
    }
    let count = before[place.section]
    guard (0..<count).contains(place.item) else { throw .noItemBefore(action, count: count) }
    if let other = itemsBefore.updateValue(action, forKey: place) {
      throw .twiceBefore(other, action)
    }
  }

  private mutating func claim(
    after place: ItemPlace, for action: UpdateAction
  ) throws(UpdateError) {
    guard after.indices.contains(place.section) else {
      throw .noSectionAfter(action, count: after.count)
    }
    let count = after[place.section]
    guard (0..<count).contains(place.item) else { throw .noItemAfter(action, count: count) }
    if let other = itemsAfter.updateValue(action, forKey: place) {
      throw .twiceAfter(other, action)
    }
  }
}
