import Foundation
import SnapshotAssertions
import Testing

@Suite struct RecordModeTests {
  /// A mode, the golden before the test, and the first line of the failure, which is empty if the
  /// test passes.
  static let cases: [(RecordMode, String?, String)] = [
    (.all, nil, "chapter/test.text.txt was recorded"),
    (.all, "old", "chapter/test.text.txt was replaced"),
    (.all, "new", "chapter/test.text.txt was recorded before, byte for byte"),
    (.failed, nil, "chapter/test.text.txt is missing"),
    (.failed, "old", "chapter/test.text.txt was replaced"),
    (.failed, "new", ""),
    (.missing, nil, "chapter/test.text.txt was recorded"),
    (.missing, "old", "chapter/test.text.txt is different: text"),
    (.missing, "new", ""),
    (.never, nil, "chapter/test.text.txt is missing"),
    (.never, "old", "chapter/test.text.txt is different: text"),
    (.never, "new", ""),
  ]

  @Test(arguments: cases)
  func `a mode writes what it says, and a golden that was written proves nothing`(
    _ mode: RecordMode, _ before: String?, _ expected: String
  ) throws {
    let fixture = try AssertionFixture()
    let golden = fixture.golden("chapter/test.text.txt")
    if let before { try write(before, to: golden) }
    let failure = fixture.verify("new", record: mode)
    #expect(failure?.split(separator: "\n").first.map(String.init) ?? "" == expected)
    let writes = expected.contains("recorded") || expected.contains("replaced")
    #expect(read(golden) == (writes ? "new" : before))
  }

  @Test(arguments: RecordMode.allCases)
  func `a build server writes nothing, whatever the mode`(_ mode: RecordMode) throws {
    let fixture = try AssertionFixture(environment: ["CI": "true"])
    #expect(
      fixture.verify("new", record: mode)?.hasPrefix("chapter/test.text.txt is missing") == true)
    #expect(fixture.goldens.isEmpty)
  }

  @Test func `trying again in the same run does not turn a recording into a success`() throws {
    let fixture = try AssertionFixture()
    #expect(fixture.verify("new") != nil)
    #expect(fixture.verify("new")?.hasPrefix("chapter/test.text.txt was recorded earlier") == true)
    #expect(try fixture.anotherRun().verify("new") == nil)
  }

  @Test func `the environment says which goldens are written`() throws {
    let fixture = try AssertionFixture(environment: ["SNAPSHOT_TESTING_RECORD": "never"])
    #expect(fixture.verify("new")?.hasPrefix("chapter/test.text.txt is missing") == true)
    #expect(fixture.goldens.isEmpty)
  }

  @Test func `a scope goes before the environment, and the call before the scope`() throws {
    let fixture = try AssertionFixture(environment: ["SNAPSHOT_TESTING_RECORD": "never"])
    withSnapshotTesting(record: .missing) {
      #expect(fixture.verify("new", record: .never)?.contains("is missing") == true)
      #expect(fixture.verify("new")?.contains("was recorded") == true)
    }
  }

  @Test func `a mode that there is not fails every assertion`() throws {
    let fixture = try AssertionFixture(environment: ["SNAPSHOT_TESTING_RECORD": "yes"])
    #expect(
      fixture.verify("new")
        == "the variable SNAPSHOT_TESTING_RECORD is \"yes\": set it to one of all, failed, missing, never"
    )
  }

  @Test func `true and false stand for all and missing`() {
    let (yes, no): (RecordMode, RecordMode) = (true, false)
    #expect(yes == .all)
    #expect(no == .missing)
  }

  @Test func `a pointer of Git LFS is named, in whatever mode, and stays`() throws {
    let fixture = try AssertionFixture()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    try write(pointer, to: fixture.golden("chapter/test.text.txt"))
    for mode in [RecordMode.failed, .missing, .never] {
      #expect(fixture.verify("new", record: mode)?.contains("is a Git LFS pointer") == true)
    }
    #expect(read(fixture.golden("chapter/test.text.txt")) == pointer)
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func read(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }
}
