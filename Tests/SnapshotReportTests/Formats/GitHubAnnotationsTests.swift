import SnapshotCore
import SnapshotReport
import Testing

@Suite struct GitHubAnnotationsTests {
  @Test func `a failure stands at the line that asked, else at the golden`() throws {
    #expect(
      GitHubAnnotations(try RecordFixture.four()).lines == [
        "::error file=Snapshots/plants/b.png,title=plants/b.png is missing::plants/b.png is missing",
        "::error file=Tests/A.swift,line=12,title=plants/c.png is different%3A layout"
          + "::inset 16 → 24",
      ])
  }

  @Test func `files are named from the repository`() throws {
    let lines = GitHubAnnotations(try RecordFixture.four(), base: "apps/garden").lines
    #expect(lines.last?.hasPrefix("::error file=apps/garden/Tests/A.swift,") == true)
  }

  @Test func `a command is one line, whatever the text holds`() throws {
    let record = VerdictRecord(
      store: "a,b:c", name: try GoldenName(path: "a.png"), owner: "x\r\n::warning::y",
      subject: .files(first: nil, second: nil), outcome: .unreadable,
      reason: .incomparable("100%"))
    #expect(
      GitHubAnnotations([record]).lines == [
        "::error file=a%2Cb%3Ac/a.png,"
          + "title=x%0D%0A%3A%3Awarning%3A%3Ay cannot be compared::100%25"
      ])
  }

  @Test func `ten are shown, the last of more counts the rest`() throws {
    let records = try (0..<30).map { try RecordFixture.record("\($0).png", .missing) }
    let lines = GitHubAnnotations(records).lines
    #expect(lines.count == 10)
    #expect(lines.last == "::error title=Snapshots::and 21 more snapshots")
    #expect(GitHubAnnotations(Array(records.prefix(10))).lines.count == 10)
  }

  @Test func `without a failure there is nothing to say`() throws {
    #expect(GitHubAnnotations([try RecordFixture.record("a.png")]).lines.isEmpty)
  }
}
