import Foundation
import SnapshotCore
import Testing

@testable import SnapshotAssertions

@Suite struct InlineSnapshotTests {
  private func failure(
    _ text: String, _ expected: String?, _ record: RecordMode? = nil,
    environment: [String: String] = [:]
  ) throws -> String? {
    let fixture = try AssertionFixture(environment: environment)
    return fixture.inline(text, expected, record)
  }

  @Test func `a text that agrees passes`() {
    assertInlineSnapshot(of: "one\ntwo", as: .lines()) {
      """
      one
      two
      """
    }
    assertInlineSnapshot(of: ["b": 2, "a": 1], as: .json()) {
      """
      {
        "a" : 1,
        "b" : 2
      }

      """
    }
  }

  @Test func `a text that differs is told line by line`() throws {
    #expect(
      try failure("one\n2", "one\ntwo") == """
        the inline snapshot is different: line 2: “two” → “2”
          @@ line 1 → 1 @@
           one
          -two
          +2
        write it into the source
          SNAPSHOT_TESTING_RECORD=failed swift test --filter \
        InlineSnapshotTests.+a.text.that.differs.is.told.line.by.line
        """)
  }

  @Test func `a text of a layout is told as a layout`() throws {
    let texts = [16, 24].map { inset in
      "iPhone 7, portrait, 2 pixels per point\ncontent 375×100\nviewport 0,0 375×667\n"
        + "section 0: inset top 0 left \(inset) bottom 0 right 0, line spacing 10, "
        + "interitem spacing 10\n  cell [0,0] \(inset),0 80×80\n"
    }
    let (old, new) = (texts[0], texts[1])
    let failure = try #require(try AssertionFixture().inline(new, old, format: .layoutText()))
    #expect(
      failure.hasPrefix(
        "the inline snapshot is different: section 0 inset.left 16 → 24: cell [0,0] moved +8,0\n"))
    #expect(failure.contains("\n  ~  cell [0,0] [-16-]{+24+},0 80×80\n"))
    let former = new.replacing("per point", with: "a point")
    #expect(try AssertionFixture().inline(new, former, format: .layoutText()) == nil)
  }

  @Test func `where CI is set, or the source says otherwise, the advice is another`() throws {
    let server = try #require(try failure("a", nil, environment: ["CI": "true"]))
    #expect(server.contains("\nnothing is written where CI is set: write it elsewhere\n  SNAPSHOT"))
    let never = try #require(try failure("a", "b", .never))
    #expect(never.hasSuffix("\nwrite it into the source with mode failed"))
  }

  @Test func `what a terminal would obey is shown in a difference, not sent`() throws {
    let failure = try #require(try failure("a\u{1B}[2J", "a"))
    #expect(failure.contains("\n  ~a{+\\u{1b}[2J+}\n"))
  }

  @Test(arguments: RecordMode.allCases)
  func `nothing is written where CI is set`(_ mode: RecordMode) throws {
    let environment = ["CI": "true"]
    #expect(
      try failure("a", nil, mode, environment: environment)?
        .hasPrefix("there is no inline snapshot yet") == true)
    #expect(
      try failure("a", "b", mode, environment: environment)?
        .hasPrefix("the inline snapshot is different") == true)
  }

  static let modes: [(RecordMode, String?, Bool)] = [
    (.all, "a", true), (.all, nil, true), (.failed, "a", true), (.failed, nil, false),
    (.missing, "a", false), (.missing, nil, true), (.never, "a", false), (.never, nil, false),
  ]

  @Test(arguments: modes)
  func `a mode writes what it says`(_ mode: RecordMode, _ expected: String?, _ writes: Bool) throws
  {
    let words = try #require(try failure("b", expected, mode))
    // The source file does not exist, so an attempt to write it fails with this message.
    #expect(words.hasPrefix("the inline snapshot was not recorded") == writes)
  }

  @Test func `a failed inline snapshot is in the results, with both texts and no way to accept it`()
    throws
  {
    let fixture = try AssertionFixture()
    let failure = fixture.inline("one\n2", "one\ntwo", in: "/app/Tests/A.swift", line: 7)
    #expect(failure?.hasPrefix("the inline snapshot is different") == true)
    let folder = try #require(fixture.session.recorder?.folder)
    let record = try #require(try folder.records().first)
    #expect(record.path == "/app/Tests/A.test.inline-7.txt")
    #expect(record.outcome == .different && record.classes == [.text] && record.digest == nil)
    #expect(record.source == SourceLine(file: "/app/Tests/A.swift", line: 7))
    let texts = try record.files.prefix(2).map {
      try String(contentsOf: #require(folder.url(of: $0)), encoding: .utf8)
    }
    #expect(texts == ["one\ntwo", "one\n2"])
  }

  @Test func `inline snapshots that agree, or are missing, are counted`() throws {
    let fixture = try AssertionFixture(environment: ["CI": "1"])
    _ = fixture.inline("a", "a", in: "/nowhere/A.swift", line: 1)
    _ = fixture.inline("a", nil, in: "/nowhere/A.swift", line: 2)
    _ = fixture.inline("b", "a", in: "/nowhere/A.swift", line: 3)
    let records = try #require(fixture.session.recorder?.folder).records()
    #expect(records.map(\.outcome) == [.same, .missing, .different])
  }

  @Test func `the caller's line is blamed for an inline snapshot`() throws {
    let fixture = try AssertionFixture(environment: ["CI": "1"])
    let line = #line + 3
    withKnownIssue {
      SnapshotSession.$scoped.withValue(fixture.session) {
        assertInlineSnapshot(of: "a", as: .lines()) { "b" }
      }
    } matching: {
      $0.sourceLocation?.line == line
    }
  }
}

extension AssertionFixture {
  /// Asserts a text that is in a file that does not exist.
  fileprivate func inline(
    _ text: String, _ expected: String?, _ record: RecordMode? = nil,
    in file: StaticString = "/nowhere/A.swift", line: UInt = 1,
    format: SnapshotFormat<String> = .lines(pathExtension: "txt")
  ) -> String? {
    let call = CallSite(
      fileID: "T/A.swift", filePath: file, function: "test()", line: line, column: 1)
    return SnapshotSession.$scoped.withValue(session) {
      InlineAssertion(
        expected: expected, format: format, record: record, call: call
      ).failure(of: { text })
    }
  }
}
