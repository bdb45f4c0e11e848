import Foundation
import TestSupport
import Testing

/// A run in four parts, each a process with results of its own.
@Suite(.programs) struct ShardProcessTests {
  private let fixture: SceneFixture
  private let run = ["SNAPSHOT_RUN": "4711"]

  init() throws {
    fixture = try SceneFixture("mint", "dill", "sage", "basil")
    _ = try fixture.run("record", "scenes")
    try fixture.scene("sage", inset: 8)
  }

  private func shards(of count: Int = 4, only: ClosedRange<Int>? = nil) throws -> [CommandRun] {
    try (only ?? 1...count).map { index in
      try fixture.run(
        "verify", "scenes", "--shard", "\(index)/\(count)", "--results", "shards/\(index)",
        "--json", variables: run)
    }
  }

  private func merge(_ options: String...) throws -> CommandRun {
    try CommandRun(
      ["merge", "shards", "--output", "merged"] + options, in: fixture.folder.url)
  }

  @Test func `merged, four shards are the whole run`() throws {
    let whole = try PrintedRecords(fixture.run("verify", "scenes", "--json"))
    let parts = try shards().map { try PrintedRecords($0) }
    #expect(parts.allSatisfy { $0.snapshots.count < whole.snapshots.count })
    #expect(parts.flatMap(\.snapshots).map(\.path).sorted() == whole.snapshots.map(\.path))
    let merged = try PrintedRecords(merge("--json"))
    #expect(merged.snapshots.map(\.path) == whole.snapshots.map(\.path))
    #expect(merged.snapshots.map(\.outcome) == whole.snapshots.map(\.outcome))
    #expect(merged.totals == whole.totals)
  }

  @Test func `the merged run ends as its worst shard`() throws {
    #expect(try shards().map(\.status).max() == 1)
    #expect(try merge().status == 1)
  }

  @Test func `JUnit's file has each case once`() throws {
    _ = try shards()
    _ = try merge("--junit", "junit.xml")
    let lines = try fixture.text("junit.xml").split(separator: "\n")
    let cases = lines.filter { $0.contains("<testcase") }
    #expect(cases.count == 12)
    #expect(Set(cases).count == 12)
  }

  @Test func `pictures of every shard are in the merged folder, and can be accepted there`() throws
  {
    _ = try shards()
    _ = try merge()
    #expect(fixture.has("merged/artifacts/\(SceneFixture.golden("sage"))/difference.png"))
    #expect(try fixture.run("accept", "--all", "--results", "merged").status == 0)
    #expect(try fixture.run("verify", "scenes").status == 0)
  }

  @Test func `one report is made of all shards`() throws {
    _ = try shards()
    let report = try fixture.run("report", "shards", "--output", "page")
    #expect(report.status == 0)
    let page = try fixture.text("page/index.html")
    #expect(page.contains("sage.after.portrait.png"))
    #expect(page.contains("mint.after.portrait.png"))
  }

  @Test func `orphans are told of the merged run only`() throws {
    try fixture.write(try fixture.data(SceneFixture.golden("mint")), to: SceneFixture.golden("old"))
    _ = try shards()
    let part = try fixture.run("orphans", "--results", "shards/1")
    #expect(part.status == 2)
    #expect(part.errors.contains("shards 2, 3, 4 of 4 are missing"))
    _ = try merge()
    let whole = try fixture.run("orphans", "--results", "merged")
    #expect(whole.status == 1)
    #expect(
      whole.output.hasPrefix("\(SceneFixture.golden("old"))\n1 orphan; --delete deletes them\n"))
  }

  @Test func `a shard that is missing is told, and can be added`() throws {
    _ = try shards(only: 1...3)
    let early = try merge()
    #expect(early.status == 2)
    #expect(early.errors.hasPrefix("error: the run is not complete: shards 4 of 4 are missing"))
    _ = try shards(only: 4...4)
    let late = try fixture.run("merge", "merged", "shards/4", "--output", "all", "--json")
    #expect(late.status == 1)
    #expect(try PrintedRecords(late).snapshots.count == 12)
  }

  /// Removes a shard's verdicts, as an upload does that was cut short; returns how many there were.
  private func lose(_ shard: Int) throws -> Int {
    let folder = fixture.folder.file("shards/\(shard)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix("verdicts") })
    let count = try fixture.text("shards/\(shard)/\(name)").split(separator: "\n").count
    try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    return count
  }

  @Test func `a shard whose verdicts were lost is told, and no run is green without them`() throws {
    _ = try shards()
    let count = try lose(3)
    let merged = try merge("--markdown", "comment.md")
    #expect(merged.status == 2)
    #expect(
      merged.errors.hasPrefix("error: the run is not complete: shard 3 has 0 of \(count) verdict"))
    #expect(merged.output.contains("\n12 snapshots: "))
    #expect(merged.output.hasSuffix(", \(count) errors\n"))
    #expect(try !fixture.text("comment.md").contains("all the same"))
    let again = try fixture.run("merge", "merged", "--output", "again")
    #expect(again.status == 2)
    #expect(again.output.hasSuffix(", \(count) errors\n"))
  }

  @Test func `a report without all verdicts shows which are missing, and ends with 2`() throws {
    _ = try shards()
    let count = try lose(3)
    let report = try fixture.run("report", "shards", "--output", "page")
    #expect(report.status == 2)
    #expect(report.errors.contains("shard 3 has 0 of \(count) verdict"))
    let page = try fixture.text("page/index.html")
    #expect(page.contains("\"notices\":[\"shard 3 has 0 of \(count) verdict"))
    #expect(page.components(separatedBy: " has no verdict\"").count - 1 == count)
  }

  @Test func `a report of a shard alone says so, and is no error`() throws {
    _ = try shards(only: 1...1)
    let report = try fixture.run("report", "shards", "--output", "page")
    #expect(report.status == 0)
    #expect(report.errors.hasPrefix("warning: the run is not complete: shards 2, 3, 4 of 4"))
    let page = try fixture.text("page/index.html")
    #expect(page.contains("\"notices\":[\"shards 2, 3, 4 of 4 are missing"))
  }

  @Test func `where verdicts were lost only digests accept`() throws {
    _ = try shards()
    _ = try lose(1)
    let all = try fixture.run("accept", "--all", "--results", "shards")
    #expect(all.status == 2)
    #expect(all.errors.contains("nothing was accepted: the run is not complete"))
    let list = try fixture.run("accept", "--results", "shards")
    let line = try #require(list.errors.split(separator: "\n").first { $0.hasPrefix("  ") })
    let digest = try #require(line.split(separator: " ").first)
    let one = try fixture.run("accept", "\(digest)", "--results", "shards")
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("accepted scenes/"))
    #expect(one.errors.hasPrefix("warning: the run is not complete: shard 1 has 0 of "))
  }

  @Test func `joined results that cannot be written hide no verdict`() throws {
    _ = try shards()
    try fixture.write("in the way", to: "file")
    let merged = try fixture.run("merge", "shards", "--output", "file/merged")
    #expect(merged.status == 2)
    #expect(merged.output.contains("  section 0 inset.left 0 → 8: cell [0,0] moved +8,0\n"))
    #expect(merged.errors.contains("error: the results are not joined: /"))
  }

  @Test func `runs that are not one are told`() throws {
    _ = try shards(of: 2)
    _ = try fixture.run(
      "verify", "scenes", "--shard", "2/2", "--results", "shards/2",
      variables: ["SNAPSHOT_RUN": "other"])
    let merged = try merge()
    #expect(merged.status == 2)
    #expect(merged.errors.contains("different runs (4711, other)"))
  }

  @Test func `parts that nobody named one run are merged, with a note how to name them`() throws {
    for index in 1...2 {
      _ = try fixture.run(
        "verify", "scenes", "--shard", "\(index)/2", "--results", "shards/\(index)",
        variables: index == 1 ? [:] : run)
    }
    let merged = try merge()
    #expect(merged.status == 1)
    #expect(merged.output.contains("\n12 snapshots: "))
    #expect(
      merged.errors.hasPrefix("note: orphans cannot be listed: the manifests are of different"))
    #expect(merged.errors.contains("\n  SNAPSHOT_RUN=1 SNAPSHOT_SHARD=1/2 swift test\n"))
  }

  @Test func `the commands that merging prints accept what it wrote`() throws {
    _ = try shards()
    let merged = try merge()
    let message = "merged/artifacts/\(SceneFixture.golden("sage"))/message.txt"
    for text in [merged.output, try fixture.text(message)] {
      #expect(text.contains("\n  swift run quarterturn accept --results merged "))
      #expect(!text.contains("accept --results shards"))
    }
    let line = try #require(merged.output.split(separator: "\n").first { $0.contains(" accept ") })
    let words = line.split(separator: " ").drop { $0 != "accept" }.map(String.init)
    #expect(try CommandRun(words, in: fixture.folder.url).status == 0)
  }

  @Test func `a golden that two shards judged is told`() throws {
    for name in ["one", "two"] {
      _ = try fixture.run(
        "verify", "scenes", "--filter", "mint.after", "--results", "shards/\(name)",
        variables: run)
    }
    let merged = try merge()
    #expect(merged.errors.contains("\(SceneFixture.golden("mint")) was judged more than once"))
    #expect(merged.output == "1 snapshot: 1 same\n")
  }

  @Test func `goldens that two shards judged are counted`() throws {
    for name in ["one", "two"] {
      _ = try fixture.run("verify", "scenes", "--results", "shards/\(name)", variables: run)
    }
    let lines = try merge().errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("warning: 12 goldens were judged more than once"))
  }

  @Test func `what a run lacks is said before its verdicts`() throws {
    _ = try shards(only: 1...2)
    // Both streams into one file, as on a terminal.
    let command = try #require(CommandRun.command)
    let shell = try RunningProgram(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "'\(command.path)' merge shards --output merged > both 2>&1"], in: fixture.folder.url)
    _ = shell.waitUntilExit()
    let text = try fixture.text("both")
    #expect(text.hasPrefix("error: the run is not complete: shards 3, 4 of 4 are missing"))
    #expect(text.contains(" snapshots: "))
  }

  @Test func `Bazel's variables divide the run, and its file is touched`() throws {
    let status = fixture.folder.file("status").path
    var paths: [String] = []
    for index in 0..<2 {
      let part = try fixture.run(
        "verify", "scenes", "--json",
        variables: [
          "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "2",
          "TEST_SHARD_STATUS_FILE": status,
        ])
      paths += try PrintedRecords(part).snapshots.map(\.path)
    }
    #expect(paths.count == 12)
    #expect(Set(paths).count == 12)
    #expect(FileManager.default.fileExists(atPath: status))
  }

  @Test func `results are not merged into themselves`() throws {
    _ = try shards(only: 1...1)
    let run = try fixture.run("merge", "shards/1", "--output", "shards/1")
    #expect(run.status == 2)
    #expect(fixture.has("shards/1/artifacts") || fixture.has("shards/1/.lock"))
  }
}
