import LayoutCore
import TestSupport
import Testing

@Suite struct UpdatePlanTests {
  /// Returns the new positions of the items of section 0; nil for an item that is deleted.
  private func after(_ count: Int, _ new: Int, _ actions: UpdateAction...) throws -> [Int?] {
    let plan = try UpdatePlan(before: [count], after: [new], actions: actions)
    return (0..<count).map { plan.place(after: ItemPlace(0, $0))?.item }
  }

  private func place(_ section: Int, _ item: Int) -> ItemPlace {
    ItemPlace(section, item)
  }

  @Test func `an insertion moves what follows it by one`() throws {
    #expect(try after(3, 4, .insertItem(place(0, 1))) == [0, 2, 3])
  }

  @Test func `a deletion closes the gap`() throws {
    #expect(try after(3, 2, .deleteItem(place(0, 1))) == [0, nil, 1])
  }

  @Test func `deletions count before and insertions after, in any order (C19)`() throws {
    let one = try after(4, 4, .insertItem(place(0, 0)), .deleteItem(place(0, 0)))
    let other = try after(4, 4, .deleteItem(place(0, 0)), .insertItem(place(0, 0)))
    #expect(one == [nil, 1, 2, 3])
    #expect(one == other)
  }

  @Test func `a moved item takes its place and the others keep their order`() throws {
    #expect(try after(4, 4, .moveItem(place(0, 3), to: place(0, 0))) == [1, 2, 3, 0])
  }

  @Test func `an item moves from one section to another`() throws {
    let plan = try UpdatePlan(
      before: [2, 1], after: [1, 2], actions: [.moveItem(place(0, 0), to: place(1, 1))])
    #expect(plan.place(after: place(0, 0)) == place(1, 1))
    #expect(plan.place(after: place(0, 1)) == place(0, 0))
    #expect(plan.place(before: place(1, 1)) == place(0, 0))
  }

  @Test func `a moved section takes its items along`() throws {
    let plan = try UpdatePlan(before: [2, 3], after: [3, 2], actions: [.moveSection(0, to: 1)])
    #expect(plan.place(after: place(0, 1)) == place(1, 1))
    #expect(plan.place(after: place(1, 2)) == place(0, 2))
  }

  @Test func `items of a deleted section vanish and later sections move up`() throws {
    let plan = try UpdatePlan(before: [2, 3], after: [3], actions: [.deleteSection(0)])
    #expect(plan.place(after: place(0, 1)) == nil)
    #expect(plan.place(after: place(1, 2)) == place(0, 2))
    #expect(plan.section(after: 0) == nil)
  }

  @Test func `a reloaded section may change its number of items`() throws {
    let plan = try UpdatePlan(before: [2], after: [5], actions: [.reloadSection(0)])
    #expect(plan.place(after: place(0, 0)) == nil)
    #expect(plan.section(after: 0) == 0)
  }

  @Test func `items that do not add up are refused with all the numbers`() {
    #expect(
      throws: UpdateError.itemCount(
        section: 0, before: 3, after: 3, changes: ItemChanges(inserted: 1))
    ) { try after(3, 3, .insertItem(place(0, 1))) }
  }

  @Test func `sections that do not add up are refused with all the numbers`() {
    #expect(
      throws: UpdateError.sectionCount(before: 1, after: 2, inserted: 0, deleted: 0)
    ) { try UpdatePlan(before: [1], after: [1, 1], actions: []) }
  }

  @Test(arguments: [
    (UpdateAction.deleteItem(ItemPlace(0, 9)), "before"),
    (.insertItem(ItemPlace(0, 9)), "after"),
    (.reloadItem(ItemPlace(4, 0)), "before"),
    (.insertSection(7), "after"),
    (.moveSection(-1, to: 0), "before"),
  ])
  func `a change of something that is not there is refused`(action: UpdateAction, side: String) {
    #expect(throws: UpdateError.self) {
      try UpdatePlan(before: [2], after: [2], actions: [action])
    }
  }

  @Test func `two changes of one item are refused (C19)`() {
    let delete = UpdateAction.deleteItem(place(0, 0))
    let move = UpdateAction.moveItem(place(0, 0), to: place(0, 0))
    #expect(throws: UpdateError.twiceBefore(delete, move)) { try after(2, 1, delete, move) }
    let insert = UpdateAction.insertItem(place(0, 0))
    #expect(throws: UpdateError.twiceAfter(move, insert)) { try after(2, 3, move, insert) }
  }

  @Test(arguments: 0..<200)
  func `what is new has no place before, and all else comes back to where it was`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let batch = random.batch()
    let plan = try UpdatePlan(before: batch.before, after: batch.after, actions: batch.actions)
    for (section, count) in batch.after.enumerated() {
      for item in 0..<count {
        let here = place(section, item)
        guard let source = plan.place(before: here) else { continue }
        #expect(plan.place(after: source) == here)
      }
    }
    let survivors = batch.before.enumerated().flatMap { section, count in
      (0..<count).compactMap { plan.place(after: place(section, $0)) }
    }
    #expect(Set(survivors).count == survivors.count)
  }
}

extension SeededGenerator {
  /// Returns deletions and insertions in up to three sections whose numbers add up.
  fileprivate mutating func batch() -> (before: [Int], after: [Int], actions: [UpdateAction]) {
    var before: [Int] = []
    var after: [Int] = []
    var actions: [UpdateAction] = []
    for section in 0..<(1 + Int(next() % 3)) {
      let count = Int(next() % 8)
      let deleted = (0..<count).filter { _ in next() % 3 == 0 }
      let new = count - deleted.count + Int(next() % 4)
      let inserted = (0..<new).shuffled(using: &self).prefix(new - count + deleted.count)
      before.append(count)
      after.append(new)
      actions += deleted.map { .deleteItem(ItemPlace(section, $0)) }
      actions += inserted.map { .insertItem(ItemPlace(section, $0)) }
    }
    return (before, after, actions.shuffled(using: &self))
  }
}
