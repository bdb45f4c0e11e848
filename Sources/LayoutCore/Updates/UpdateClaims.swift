/// What the changes of a batch lay hold of, so that nothing is claimed that is not there, or twice.
struct UpdateClaims {
  private let before: [Int]
  private let after: [Int]
  private var sectionsBefore: Set<Int> = []
  private var sectionsAfter: Set<Int> = []
  private var itemsBefore: Set<ItemPlace> = []
  private var itemsAfter: Set<ItemPlace> = []

  init(before: [Int], after: [Int]) { (self.before, self.after) = (before, after) }

  /// Notes what a change claims.
  mutating func add(_ action: UpdateAction) throws(UpdateError) {
    switch action {
    case .insertSection(let section): try claim(after: section)
    case .deleteSection(let section), .reloadSection(let section): try claim(before: section)
    case .moveSection(let from, let to):
      try claim(before: from)
      try claim(after: to)
    case .insertItem(let place): try claim(after: place)
    case .deleteItem(let place), .reloadItem(let place): try claim(before: place)
    case .moveItem(let from, let to):
      try claim(before: from)
      try claim(after: to)
    }
  }

  private mutating func claim(before section: Int) throws(UpdateError) {
    guard before.indices.contains(section) else {
      throw .noSectionBefore(section, count: before.count)
    }
    guard sectionsBefore.insert(section).inserted else { throw .sectionTwice(section) }
  }

  private mutating func claim(after section: Int) throws(UpdateError) {
    guard after.indices.contains(section) else {
      throw .noSectionAfter(section, count: after.count)
    }
    guard sectionsAfter.insert(section).inserted else { throw .sectionTwice(section) }
  }

  private mutating func claim(before place: ItemPlace) throws(UpdateError) {
    guard before.indices.contains(place.section) else {
      throw .noSectionBefore(place.section, count: before.count)
    }
    let count = before[place.section]
    guard (0..<count).contains(place.item) else { throw .noItemBefore(place, count: count) }
    guard itemsBefore.insert(place).inserted else { throw .itemTwice(place) }
  }

  private mutating func claim(after place: ItemPlace) throws(UpdateError) {
    guard after.indices.contains(place.section) else {
      throw .noSectionAfter(place.section, count: after.count)
    }
    let count = after[place.section]
    guard (0..<count).contains(place.item) else { throw .noItemAfter(place, count: count) }
    guard itemsAfter.insert(place).inserted else { throw .itemTwice(place) }
  }
}
