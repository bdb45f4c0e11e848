import Foundation
import TestSupport
import Testing

@testable import PreviewTool

/// The counts of a survey.
struct SurveyTableTests {
  private func file(_ path: String, _ change: (inout SurveyedFile) -> Void = { _ in })
    -> SurveyedFile
  {
    var file = SurveyedFile(path: path)
    change(&file)
    return file
  }

  private var table: SurveyTable {
    SurveyTable([
      .init(
        name: "shop", viewFiles: 10,
        results: [
          file("a") { ($0.isCompiled, $0.isDrawn, $0.stubs, $0.written) = (true, true, 1, 3) },
          file("b") { ($0.isCompiled, $0.reason) = (true, "it is empty") },
          file("c") { $0.reason = "it is empty" }, file("d") { $0.reason = "no class can be made" },
        ]), .init(name: "herbs", viewFiles: 2, results: [file("e") { $0.reason = "it is empty" }]),
    ])
  }

  @Test func `an app has a line with counts and shares`() {
    #expect(table.text.contains("| shop | 10 | 4 | 2 (50 %) | 1 (25 %) | 0 | 25 % |"))
  }

  @Test func `the last line is about all apps`() {
    #expect(table.text.contains("| all | 12 | 5 | 2 (40 %) | 1 (20 %) | 0 | 25 % |"))
  }

  @Test func `files that show samples only are counted among the drawn ones`() {
    var table = table
    table.apps[0].results[0].isSampled = true
    #expect(table.text.contains("| all | 12 | 5 | 2 (40 %) | 1 (20 %) | 1 | 25 % |"))
  }

  @Test func `reasons are sorted by the number of files`() {
    #expect(table.reasons.map(\.reason) == ["it is empty", "no class can be made"])
    #expect(table.reasons.map(\.count) == [3, 1])
    #expect(table.reasons.map(\.apps) == [2, 1])
  }

  @Test func `JSON has the apps, the reasons and the files`() throws {
    let value = try JSONSerialization.jsonObject(with: Data(table.json.utf8)) as? [String: Any]
    #expect((value?["apps"] as? [Any])?.count == 3)
    #expect((value?["files"] as? [Any])?.count == 5)
  }

  @Test func `a record keeps results of an interrupted survey`() throws {
    let folder = try TemporaryFolder()
    var record = SurveyRecord(at: folder.file("shop.jsonl"))
    try record.add(file("a"))
    try record.add(file("b"))
    #expect(SurveyRecord(at: record.file).results.map(\.path) == ["a", "b"])
  }

  @Test func `a line that was not written whole is left out`() throws {
    let folder = try TemporaryFolder()
    var record = SurveyRecord(at: folder.file("shop.jsonl"))
    try record.add(file("a"))
    let whole = try Data(contentsOf: record.file)
    try (whole + whole.dropLast(9)).write(to: record.file)
    #expect(SurveyRecord(at: record.file).results.map(\.path) == ["a"])
  }

  @Test func `files are chosen evenly`() {
    let paths = (0..<10).map { "\($0)" }
    #expect(Survey.spread(paths, 4) == ["0", "2", "5", "7"])
    #expect(Survey.spread(paths, nil) == paths)
  }

  @Test func `a seed chooses the same files each time, and fewer of them for a smaller number`() {
    let paths = (0..<100).map { "\($0)" }
    let ten = Survey.sample(of: paths, 10, seed: "7 shop")
    #expect(ten == Survey.sample(of: paths.reversed(), 10, seed: "7 shop"))
    #expect(ten.starts(with: Survey.sample(of: paths, 4, seed: "7 shop")))
    #expect(ten != Survey.sample(of: paths, 10, seed: "8 shop"))
    #expect(Set(Survey.sample(of: paths, nil, seed: "7 shop")) == Set(paths))
  }

  @Test func `kinds of errors have no names`() {
    #expect(
      ErrorKind.of("/a.swift:1:2: cannot find 'Herb' in scope") == "cannot find … in scope")
    #expect(ErrorKind.of("/my pots/a.swift:1:2: error: it is empty") == "it is empty")
  }
}
