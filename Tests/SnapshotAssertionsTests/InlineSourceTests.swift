import Foundation
import TestSupport
import Testing

@testable import SnapshotAssertions

/// A test's source before and after its inline snapshots were recorded.
@Suite struct InlineSourceTests {
  private let folder: TemporaryFolder
  private var file: URL { folder.file("A.swift") }

  init() throws { folder = try TemporaryFolder() }

  private func written(_ source: String, _ texts: [(line: Int, column: Int, text: String)]) throws
    -> String
  {
    try source.write(to: file, atomically: true, encoding: .utf8)
    let sources = InlineSources(built: .distantFuture)
    for (line, column, text) in texts {
      try sources.record(text, in: file.path, line: line, column: column)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `a call without a closure gets one`() throws {
    let source = """
      func test() {
        assertInlineSnapshot(of: a, as: .lines())
      }

      """
    #expect(
      try written(source, [(2, 23, "one\ntwo")]) == """
        func test() {
          assertInlineSnapshot(of: a, as: .lines()) {
            \"""
            one
            two
            \"""
          }
        }

        """)
  }

  @Test func `a closure's literal is replaced, wherever the closure stands`() throws {
    let source = """
      func test() {
          assertInlineSnapshot(
              of: f("(", [1]), as: .json() // )
          ) { "old" }
          assertInlineSnapshot(of: b, as: .lines(), matches: { #"x"# }, record: true)
      }
      """
    #expect(
      try written(source, [(2, 5, "1"), (5, 25, "2")]) == """
        func test() {
            assertInlineSnapshot(
                of: f("(", [1]), as: .json() // )
            ) {
                \"""
                1
                \"""
            }
            assertInlineSnapshot(of: b, as: .lines(), matches: {
                \"""
                2
                \"""
            }, record: true)
        }
        """)
  }

  @Test(arguments: [[2, 3, 4], [4, 3, 2], [3, 2, 4]])
  func `several in one file are recorded in any order by the lines they were compiled with`(
    _ order: [Int]
  ) throws {
    let source = """
      func test() {
        check("a")
        check("b") { "x" }
        check("c")
      }
      """
    let texts = [2: "1\n1", 3: "2\n2", 4: "3\n3"]
    #expect(
      try written(source, order.map { ($0, 8, texts[$0] ?? "") }) == """
        func test() {
          check("a") {
            \"""
            1
            1
            \"""
          }
          check("b") {
            \"""
            2
            2
            \"""
          }
          check("c") {
            \"""
            3
            3
            \"""
          }
        }
        """)
  }

  @Test(arguments: [
    ("", "\"\"\"\n\n\"\"\""), ("a\n", "\"\"\"\na\n\n\"\"\""), (#"a\b"#, "#\"\"\"\na\\b\n\"\"\"#"),
    ("\"\"\"", "#\"\"\"\n\"\"\"\n\"\"\"#"), ("\"\"\"# \\#n", "##\"\"\"\n\"\"\"# \\#n\n\"\"\"##"),
    ("a\r\nb\u{0}", "\"\"\"\na\\u{d}\nb\\u{0}\n\"\"\""), ("a ", "\"\"\"\na\\u{20}\n\"\"\""),
    ("é\u{202E}x", "\"\"\"\né\\u{202e}x\n\"\"\""),
  ])
  func `a text is written so that Swift reads the same`(_ text: String, _ literal: String) {
    let closure = InlineLiteral(text: text).closure(indentation: "", step: "")
    #expect(closure == "{\n\(literal)\n}")
  }

  @Test func `the same call may record the same text again, and no other`() throws {
    try "check(a)\n".write(to: file, atomically: true, encoding: .utf8)
    let sources = InlineSources(built: .distantFuture)
    try sources.record("1", in: file.path, line: 1, column: 6)
    try sources.record("1", in: file.path, line: 1, column: 6)
    #expect(throws: InlineError.recordedTwice(line: 1)) {
      try sources.record("2", in: file.path, line: 1, column: 6)
    }
  }

  @Test func `a file that changed after the test was built is left alone`() throws {
    try "check(a)\n".write(to: file, atomically: true, encoding: .utf8)
    let sources = InlineSources(built: .distantPast)
    #expect(throws: InlineError.changed) {
      try sources.record("1", in: file.path, line: 1, column: 6)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "check(a)\n")
  }

  @Test func `what somebody writes meanwhile is not lost`() throws {
    try "check(a)\ncheck(b)\n".write(to: file, atomically: true, encoding: .utf8)
    let sources = InlineSources(built: .distantFuture)
    try sources.record("1", in: file.path, line: 1, column: 6)
    try "mine".write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: InlineError.changed) {
      try sources.record("2", in: file.path, line: 2, column: 6)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  @Test(arguments: [
    ("check(a) { text }", InlineError.noLiteral(line: 1)),
    (#"check(a) { "a" + "b" }"#, .noLiteral(line: 1)),
    (#"check(a) { "a \(b)" }"#, .interpolation(line: 1)), ("let a = 1", .noCall(line: 1)),
    ("check(a", .noCall(line: 1)), ("", .noCall(line: 1)),
  ])
  func `what is more than a literal is left alone`(_ source: String, _ error: InlineError) throws {
    try source.write(to: file, atomically: true, encoding: .utf8)
    let sources = InlineSources(built: .distantFuture)
    #expect(throws: error) { try sources.record("1", in: file.path, line: 1, column: 6) }
    #expect(try String(contentsOf: file, encoding: .utf8) == source)
  }

  @Test func `many calls that record at once lose nothing`() async throws {
    let lines = (1...60).map { "check(\($0))" }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let sources = InlineSources(built: .distantFuture)
    let path = file.path
    await withTaskGroup(of: Void.self) { group in
      for line in 1...60 {
        group.addTask { try? sources.record("\(line)", in: path, line: line, column: 6) }
      }
    }
    let expected = (1...60).map { "check(\($0)) {\n  \"\"\"\n  \($0)\n  \"\"\"\n}" }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == expected.joined(separator: "\n"))
  }
}
