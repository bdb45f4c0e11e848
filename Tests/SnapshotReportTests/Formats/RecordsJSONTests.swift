import Foundation
import LayoutComparison
import SnapshotCore
import SnapshotReport
import Testing

@Suite struct RecordsJSONTests {
  private struct File: Decodable {
    let version: Int
    let totals: [String: Int]
    let snapshots: [VerdictRecord]
  }

  @Test func `the object holds the totals and every record`() throws {
    let records = try RecordFixture.four()
    let text = try RecordsJSON(records).text()
    let file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
    #expect(file.version == 2)
    #expect(file.totals["same"] == 2)
    #expect(file.totals["error"] == 0)
    #expect(file.snapshots == records.sorted())
  }

  @Test func `every cause is data, with its proof`() throws {
    struct Causes: Decodable {
      struct Snapshot: Decodable { let causes: [ExplainedChange] }
      let snapshots: [Snapshot]
    }
    var cause = Cause(.setting(name: "inset", golden: "16", actual: "24"))
    cause.proof = Cause.Proof("16", .remaining, remaining: ["title: frame.x 8 → 9"])
    let record = try RecordFixture.record(
      "a.png", .different, statements: [ReportedChange(.layout, .cause(cause, panes: .only))])
    let text = try RecordsJSON([record]).text()
    let file = try JSONDecoder().decode(Causes.self, from: Data(text.utf8))
    #expect(file.snapshots.map(\.causes) == [cause.explained])
    #expect(file.snapshots[0].causes[0].proof?.remaining == ["title: frame.x 8 → 9"])
  }

  @Test func `the order of the records does not matter`() throws {
    let records = try RecordFixture.four()
    #expect(try RecordsJSON(records).text() == RecordsJSON(records.reversed()).text())
  }

  @Test func `totals are words without zeros`() throws {
    #expect(
      RecordTotals(try RecordFixture.four()).text
        == "4 snapshots: 2 same, 1 missing, 1 different")
    #expect(RecordTotals([]).text == "0 snapshots: none")
  }
}
