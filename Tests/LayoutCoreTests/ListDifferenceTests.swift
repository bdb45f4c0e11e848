import LayoutCore
import TestSupport
import Testing

struct ListDifferenceTests {
  private typealias List = SectionedList<String, Int>

  private let old = List(sections: ["A", "B"], items: ["A": [1, 2, 3], "B": [4]])

  private func list(_ a: [Int], _ b: [Int]) -> List {
    List(sections: ["A", "B"], items: ["A": a, "B": b])
  }

  @Test func `equal lists have no changes`() {
    #expect(old.changes(from: old).isEmpty)
  }

  @Test func `an item only in the old list is deleted, one only in the new list inserted`() {
    #expect(
      list([1, 3, 5], [4]).changes(from: old)
        == [.deleteItem(ItemPlace(0, 1)), .insertItem(ItemPlace(0, 2))])
  }

  @Test func `an item in another section has moved`() {
    #expect(
      list([1, 3], [2, 4]).changes(from: old)
        == [.moveItem(ItemPlace(0, 1), to: ItemPlace(1, 0))])
  }

  @Test func `a section elsewhere has moved, with its items`() {
    let turned = List(sections: ["B", "A"], items: old.items)
    let changes = turned.changes(from: old)
    #expect(changes == [.moveSection(0, to: 1)] || changes == [.moveSection(1, to: 0)])
  }

  @Test func `an item to be reloaded is reloaded at its old place`() {
    #expect(
      list([2, 3], [4]).changes(from: old, reloadedItems: [3])
        == [.deleteItem(ItemPlace(0, 0)), .reloadItem(ItemPlace(0, 2))])
  }

  @Test func `an item that moves and is reloaded is deleted and inserted`() {
    #expect(
      list([1, 3], [2, 4]).changes(from: old, reloadedItems: [2])
        == [.deleteItem(ItemPlace(0, 1)), .insertItem(ItemPlace(1, 0))])
  }

  @Test func `of a reloaded section no item is compared`() {
    #expect(
      list([9], [4]).changes(from: old, reloadedSections: ["A"]) == [.reloadSection(0)])
  }

  @Test(arguments: 0..<200)
  func `the changes take every item that stays to its place in the new list`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (old, new) = (random.list(), random.list())
    let plan = try UpdatePlan(
      before: old.counts, after: new.counts, actions: new.changes(from: old))
    for (item, place) in new.places {
      if let source = plan.place(before: place) { #expect(old.places[item] == source) }
      guard let source = old.places[item], new.sections.contains(old.sections[source.section]),
        old.sections.contains(new.sections[place.section])
      else { continue }
      #expect(plan.place(after: source) == place)
    }
  }
}

extension SectionedList {
  fileprivate var counts: [Int] { sections.map { items[$0]?.count ?? 0 } }

  /// The place of every item.
  fileprivate var places: [Item: ItemPlace] {
    var places: [Item: ItemPlace] = [:]
    for (section, name) in sections.enumerated() {
      for (number, item) in (items[name] ?? []).enumerated() {
        places[item] = ItemPlace(section, number)
      }
    }
    return places
  }
}

extension SeededGenerator {
  /// Returns up to four sections in some order, with some of twelve items.
  fileprivate mutating func list() -> SectionedList<Int, Int> {
    let sections = (0..<4).shuffled(using: &self).prefix(integer(1...4))
    var items: [Int: [Int]] = [:]
    for item in (0..<12).shuffled(using: &self).prefix(integer(0...12)) {
      items[sections.randomElement(using: &self) ?? 0, default: []].append(item)
    }
    return SectionedList(sections: Array(sections), items: items)
  }
}
