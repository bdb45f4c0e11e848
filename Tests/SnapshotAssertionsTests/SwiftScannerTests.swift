import Testing

@testable import SnapshotAssertions

@Suite struct SwiftScannerTests {
  @Test(arguments: [
    #""a""#, #""a \"b\" )""#, ##"#"a " b"#"##, #""a \(b("c)")) d""#,
    "\"\"\"\n a \" ) \"\"\\\" \n\"\"\"",
    "##\"\"\"\n \"\"\"# \\#( \n\"\"\"##", ##"#/a " ) \/ b/#"##,
  ])
  func `a literal ends where Swift ends it`(_ literal: String) {
    var scanner = SwiftScanner(source: Array("\(literal) + x)".utf8), place: 0)
    let found = scanner.literal()
    #expect(found?.range == 0..<literal.utf8.count)
  }

  @Test(arguments: ["\"a", "\"a\n\"", "a\"b\"", "#if x", "\"\\(a"])
  func `what is no literal is not read`(_ text: String) {
    var scanner = SwiftScanner(source: Array(text.utf8), place: 0)
    let found = scanner.literal()
    #expect(found == nil)
    #expect(scanner.place == 0)
  }

  @Test(arguments: [
    "(a, [b], { c })", "( /* ) /* ) */ ) */ )", "( // )\n )", #"(")", "\(x(")"))")"#,
    "(`a ) name`, b)", "()",
  ])
  func `brackets end where they are closed`(_ group: String) {
    var scanner = SwiftScanner(source: Array("\(group) + (d)".utf8), place: 0)
    let isClosed = scanner.skipGroup()
    #expect(isClosed)
    #expect(scanner.place == group.utf8.count)
  }

  @Test(arguments: ["(a", "(\"a)", "({)", ""])
  func `brackets that are not closed are told`(_ text: String) {
    var scanner = SwiftScanner(source: Array(text.utf8), place: 0)
    let isClosed = scanner.skipGroup()
    #expect(!isClosed)
  }

  @Test func `any bytes are read without a trap`() {
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "(", ")", "{", "}", "/*", "*/", "//", "\n", "`", "a", "é",
    ]
    for seed in 0..<500 {
      let text = (0..<40).map { pieces[(seed * 31 + $0 * $0 * (seed + 7)) % pieces.count] }.joined()
      var scanner = SwiftScanner(source: Array(text.utf8), place: 0)
      while scanner.next != nil { scanner.skipToken() }
      _ = try? InlineCall(in: Array(text.utf8), line: 1, column: 1)
    }
  }
}
