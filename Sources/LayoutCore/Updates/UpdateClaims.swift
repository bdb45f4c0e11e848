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
