import SnapshotCore
import SnapshotReport
import TestSupport
import Testing

@Suite struct ReportEntryTests {
  @Test(arguments: [["one", "two"], ["two", "one"]])
  func `of a golden that two folders judged the worst verdict is shown`(order: [String]) throws {
    let folder = try TemporaryFolder()
    let outcomes: [String: VerdictRecord.Outcome] = ["one": .different, "two": .same]
    let results = try order.map { name in
      let recorder = try RunRecorder(
        folder: ResultsFolder(root: folder.file(name)), base: folder.url,
        identity: RunIdentity(run: "run", process: name))
      try recorder.keep(
        VerdictRecord(
          store: "Snapshots", name: try GoldenName(path: "a.png"), owner: "test",
          outcome: try #require(outcomes[name])))
      return recorder.folder
    }
    #expect(try ReportEntry.read(from: results).map(\.record.outcome) == [.different])
  }
}
