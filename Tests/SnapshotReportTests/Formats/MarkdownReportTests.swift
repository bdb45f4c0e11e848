import SnapshotCore
import SnapshotReport
import Testing

@Suite struct MarkdownReportTests {
  @Test func `when all is the same a line says so`() throws {
    #expect(
      MarkdownReport([try RecordFixture.record("a.png")]).text == """
        ### Snapshots: all the same

        1 snapshot: 1 same.

        """)
  }

  @Test func `failing snapshots are folded, with what changed and without paths`() throws {
    #expect(
      MarkdownReport(try RecordFixture.four()).text == """
        ### Snapshots: 2 of 4 to look at

        4 snapshots: 2 same, 1 missing, 1 different.

        <details><summary><code>Snapshots/plants/b.png</code> is missing</summary>

        ```text
        plants/b.png is missing
        ```

        </details>

        <details><summary><code>Snapshots/plants/c.png</code> is different: layout</summary>

        ```text
        plants/c.png is different: layout
          inset 16 → 24
        ```

        | kind | where | property | golden | now | followed | proof |
        |---|---|---|---|---|---|---|
        | <code>setting</code> |  | <code>inset</code> | <code>16</code> | <code>24</code> |  |  |

        </details>

        """)
  }

  @Test func `a run of nothing does not look like a success`() {
    #expect(MarkdownReport([]).text.contains("nothing was verified"))
  }

  @Test func `text stays in its block, whatever it holds`() throws {
    let record = try RecordFixture.unsound("a.png", "````", "</details> @you ![](x)")
    let lines = MarkdownReport([record]).text.split(separator: "\n").map(String.init)
    let fences = lines.filter { $0.hasPrefix("`````") }
    #expect(fences == ["`````text", "`````"])
    let start = try #require(lines.firstIndex(of: "`````text"))
    let end = try #require(lines.lastIndex(of: "`````"))
    #expect(lines[start...end].contains { $0.contains("@you") })
    #expect(!lines[...start].contains { $0.contains("@you") })
  }

  @Test func `a name is no tag`() throws {
    let record = VerdictRecord(
      store: "<script>`&", name: try GoldenName(path: "a.png"), owner: "test", outcome: .missing)
    #expect(
      MarkdownReport([record]).text.contains("<code>&lt;script&gt;&#96;&amp;/a.png</code>"))
  }

  @Test func `control characters are left out`() throws {
    let record = try RecordFixture.unsound("a.png", RecordFixture.hostile)
    let scalars = MarkdownReport([record]).text.unicodeScalars
    #expect(!scalars.contains("\u{1B}"))
    #expect(!scalars.contains("\u{0}"))
    #expect(!scalars.contains("\r"))
  }

  @Test func `what is too much for a comment is counted`() throws {
    let line = String(repeating: "x", count: 997)
    let records = try (0..<100).map { try RecordFixture.unsound("\($0).png", line) }
    let text = MarkdownReport(records).text
    #expect(text.utf16.count < 65_536)
    #expect(text.contains("\nAnd "))
  }

  @Test func `a cause's row cannot be ended by its text`() throws {
    let record = try RecordFixture.record(
      "a.png", .different, statements: [RecordFixture.statement("a|b", "`|<b>", "@you\n|")])
    let row = MarkdownReport([record]).text.split(separator: "\n").first { $0.contains("setting") }
    #expect(
      row.map(String.init)
        == "| <code>setting</code> |  | <code>a&#124;b</code> | <code>&#96;&#124;&lt;b&gt;</code> "
        + "| <code>@you &#124;</code> |  |  |")
  }
}
