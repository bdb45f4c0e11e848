import SnapshotAssertions
import Testing

/// Snapshots of one value by several strategies.
@Suite struct AssertSnapshotsTests {
  private let upper = Snapshot<String, String>.lines()
    .pullback { (text: String) in text.uppercased() }
  private let lower = Snapshot<String, String>.lines()
    .pullback { (text: String) in text.lowercased() }

  @Test func `each strategy of a dictionary has the golden of its name`() throws {
    let ways = ["upper": upper, "lower": lower]
    let fixture = try AssertionFixture()
    var made = 0
    func text() -> String {
      made += 1
      return "Basil"
    }
    withKnownIssue { fixture.run { assertSnapshots(of: text(), as: ways, testName: "test()") } }
    #expect(fixture.goldens == ["chapter/test.lower.txt", "chapter/test.upper.txt"])
    #expect(made == 2)
    try fixture.anotherRun().run { assertSnapshots(of: text(), as: ways, testName: "test()") }
  }

  @Test func `strategies without names have numbers`() throws {
    let fixture = try AssertionFixture()
    for run in [fixture, try fixture.anotherRun()] {
      func check() {
        run.run {
          assertSnapshots(of: "Basil", as: [upper, lower], testName: "test()", line: 1, column: 1)
        }
      }
      if run.goldens.isEmpty { withKnownIssue { check() } } else { check() }
    }
    #expect(fixture.goldens == ["chapter/test.1.txt", "chapter/test.2.txt"])
  }

  @Test func `a strategy that differs fails alone`() throws {
    let fixture = try AssertionFixture()
    withKnownIssue {
      fixture.run { assertSnapshots(of: "Basil", as: [upper, lower], testName: "test()") }
    }
    let identity = Snapshot<String, String>.lines()
    let next = try fixture.anotherRun()
    withKnownIssue {
      next.run { assertSnapshots(of: "Basil", as: [upper, identity], testName: "test()") }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("chapter/test.2.txt is different") == true
    }
  }
}
