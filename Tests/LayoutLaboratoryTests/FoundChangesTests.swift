import Testing

@testable import LayoutLaboratory

/// The search for places where something changes.
struct FoundChangesTests {
  private func search(
    _ range: ClosedRange<Int> = 0...100, step: Int = 16, limit: Int = 1000,
    _ kind: (Int) -> Int
  ) -> FoundChanges<Int> {
    findChanges(in: range, step: step, limit: limit, kind: kind)
  }

  @Test(arguments: 1...100)
  func `a change is found wherever it lies`(place: Int) {
    #expect(search { $0 < place ? 0 : 1 }.changes == [place])
  }

  @Test func `what never changes has no place`() {
    let found = search { _ in 7 }
    #expect(found.changes.isEmpty && found.isComplete)
    #expect(found.places == [0, 16, 32, 48, 64, 80, 96, 100])
  }

  @Test func `several changes in one step are all found`() {
    #expect(search { $0 < 33 ? 0 : $0 < 34 ? 1 : $0 < 40 ? 2 : 3 }.changes == [33, 34, 40])
  }

  @Test func `what comes and goes is found where it lasts for a step`() {
    #expect(search { (20..<36).contains($0) ? 1 : 0 }.changes == [20, 36])
  }

  @Test func `what comes and goes between two looks is missed, as the documentation says`() {
    #expect(search { (20..<24).contains($0) ? 1 : 0 }.changes.isEmpty)
  }

  @Test func `a place is looked at once`() {
    var asked: [Int] = []
    _ = search { place in
      asked.append(place)
      return place / 9
    }
    #expect(Set(asked).count == asked.count)
  }

  @Test func `a change costs no more looks than halving takes`() {
    // The scan evaluates the eight ends of its seven steps, and four more values halve a step of
    // sixteen.
    #expect(search { $0 < 50 ? 0 : 1 }.places.count == 8 + 4)
  }

  @Test func `where the limit is reached, the search says that it is not complete`() {
    let found = search(limit: 9) { $0 / 3 }
    #expect(!found.isComplete)
    #expect(found.places.count == 9)
  }

  @Test func `a range of one number is looked at once`() {
    let found = search(5...5) { $0 }
    #expect(found.places == [5] && found.changes.isEmpty)
  }

  @Test func `all changes of many random kinds are between neighbours that differ`() {
    var state: UInt64 = 12
    for _ in 0..<50 {
      // A linear congruence, for places that are the same in every run.
      let places = (0..<6).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % 100 + 1
      }
      let found = search { place in places.count { $0 <= place } }
      #expect(found.changes == Set(places).sorted())
    }
  }
}
