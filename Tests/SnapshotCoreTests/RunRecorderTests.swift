import Foundation
import LayoutCore
import LayoutFixtures
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import LayoutComparison
@testable import PictureComparison
@testable import SnapshotCore

@Suite struct RunRecorderTests {
  private let fixture: SnapshotFixture
  private let results: ResultsFolder
  private let flow = FlowFixture(width: 120, height: 80)

  init() throws {
    fixture = try SnapshotFixture()
    results = ResultsFolder(root: fixture.folder.file("results"))
    try fixture.record(.of(flow))
  }

  private var wider: LayoutPicture {
    var wider = flow
    wider.inset = .init(start: 10, end: 10, near: 24, far: 16)
    return .of(wider)
  }

  private func recorder(run: String = "run", process: String = "1") throws -> RunRecorder {
    try RunRecorder(
      folder: results, base: fixture.folder.url,
      identity: RunIdentity(run: run, process: process))
  }

  @discardableResult
  private func keep(_ picture: LayoutPicture, _ recorder: RunRecorder) throws -> VerdictRecord {
    try recorder.keep(
      try fixture.verify(picture), of: fixture.store, owner: "test",
      source: SourceLine(file: "Tests/A.swift", line: 12)
    ) { "accept \($0.short)" }
  }

  @Test func `what a killed run left beside goldens goes when the next comes to its end`() throws {
    let folder = fixture.file.deletingLastPathComponent()
    let (dead, live) = (".recording-dead.tmp", ".recording-live.tmp")
    for name in [dead, live] {
      try Data("half".utf8).write(to: folder.appendingPathComponent(name))
    }
    // A process that still writes holds its file.
    let descriptor = open(folder.appendingPathComponent(live).path, O_RDONLY)
    flock(descriptor, LOCK_EX)
    defer { close(descriptor) }
    let recorder = try recorder()
    let verifier = Verifier(
      store: fixture.store, mode: .never, ledger: recorder.ledger, environment: [:])
    _ = try verifier.verify(
      LayoutPicture.of(flow), as: .picture(), named: fixture.name, owner: "test")
    try recorder.finish()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == [live, "markers.after.png"])
  }

  @Test func `what a run left that was killed before its manifest goes with the next`() throws {
    let file = results.root.appendingPathComponent(".recording-dead.tmp")
    try FileManager.default.createDirectory(
      at: results.root, withIntermediateDirectories: true)
    try Data("half".utf8).write(to: file)
    _ = try recorder()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a record is read as it was kept`() throws {
    let record = try keep(wider, try recorder())
    #expect(try results.records() == [record])
    #expect(record.outcome == .different)
    #expect(record.classes == [.layout])
    #expect(record.source == SourceLine(file: "Tests/A.swift", line: 12))
  }

  @Test func `a kept message names the command that accepts the change`() throws {
    let record = try keep(wider, try recorder())
    let digest = try #require(record.digest)
    #expect(VerdictMessage(record).lines.last == "  accept \(digest.short)")
    let file = try #require(record.file(.message))
    let text = try String(
      contentsOf: results.root.appendingPathComponent(file.path), encoding: .utf8)
    #expect(text.contains("accept \(digest.short)"))
  }

  @Test func `files are named by their paths below the folder`() throws {
    let record = try keep(wider, try recorder())
    let file = try #require(record.file(.actual))
    #expect(file.path.hasPrefix("artifacts/"))
    #expect(
      FileManager.default.fileExists(
        atPath: results.root.appendingPathComponent(file.path).path))
  }

  @Test func `processes of one run add to each other`() throws {
    try keep(wider, try recorder(process: "1"))
    try recorder(process: "2").finish()
    #expect(try results.records().count == 1)
    #expect(try results.manifests().count == 2)
  }

  @Test func `a new run removes what an earlier one left`() throws {
    let record = try keep(wider, try recorder(run: "old"))
    _ = try recorder(run: "new")
    #expect(try results.records().isEmpty)
    #expect(try results.manifests().map(\.run) == ["new"])
    let actual = try #require(record.file(.actual))
    #expect(
      !FileManager.default.fileExists(
        atPath: results.root.appendingPathComponent(actual.path).path))
  }

  @Test func `a run is unfinished until it says so`() throws {
    let recorder = try recorder()
    #expect(try results.manifests().map(\.isFinished) == [false])
    try recorder.finish()
    #expect(try results.manifests().map(\.isFinished) == [true])
  }

  @Test func `a verdict whose pictures cannot be written is kept without them`() throws {
    // A file in a folder's place refuses the superuser too.
    try FileManager.default.createDirectory(at: results.root, withIntermediateDirectories: true)
    try Data().write(to: results.root.appendingPathComponent("artifacts"))
    let recorder = try recorder()
    #expect(throws: FileError.self) { try keep(wider, recorder) }
    let record = try #require(try results.records().first)
    #expect(record.outcome == .different)
    #expect(record.statements.first?.headline.hasPrefix("section 0 inset.left 16 → 24") == true)
    #expect(record.files.isEmpty)
    #expect(record.acceptCommand == nil)
  }

  @Test func `a line that was cut short is left out`() throws {
    try keep(wider, try recorder())
    let file = results.root.appendingPathComponent("verdicts.1-of-1.1.jsonl")
    let data = try Data(contentsOf: file)
    try (data + data.prefix(40)).write(to: file)
    #expect(try results.records().count == 1)
  }

  @Test func `a line that is no record is an error that names file and line`() throws {
    try keep(wider, try recorder())
    let file = results.root.appendingPathComponent("verdicts.1-of-1.1.jsonl")
    try (try Data(contentsOf: file) + Data("{}\n".utf8)).write(to: file)
    let error = #expect(throws: FileError.self) { try results.records() }
    #expect(error?.path == file.path)
    #expect(error?.reason == "line 2 is not a record")
  }

  @Test func `what was read reads as what was kept, whatever numbers a layout gave`() throws {
    var strange = flow
    strange.sections[0][0].size.width = .nan
    strange.sections[0][1].size.height = .infinity
    for picture in [wider, .of(flow) { $0[0, 0] = .init(red: 1, green: 2, blue: 3) }] {
      let kept = try keep(picture, try recorder())
      let read = try #require(try results.records().first)
      #expect(VerdictMessage(read, in: results).lines == VerdictMessage(kept, in: results).lines)
    }
    let statements = LayoutDifference(golden: flow.layout, actual: strange.layout).causes.map {
      ReportedChange(.layout, .cause($0, panes: .only))
    }
    let kept = VerdictRecord(
      store: "", name: fixture.name, owner: "strange", outcome: .different,
      statements: statements)
    let recorder = try recorder(run: "strange")
    try recorder.keep(kept)
    let read = try #require(try results.records().first)
    #expect(VerdictMessage(read).lines == VerdictMessage(kept).lines)
    #expect(VerdictMessage(read).text.contains("nan"))
  }

  @Test func `a record of an earlier version is an error that says so`() throws {
    try keep(wider, try recorder())
    let file = results.root.appendingPathComponent("verdicts.1-of-1.1.jsonl")
    let old = #"{"store":"Snapshots","name":"a.png","message":["a.png is missing"]}"#
    try (try Data(contentsOf: file) + Data("\(old)\n".utf8)).write(to: file)
    let error = #expect(throws: FileError.self) { try results.records() }
    #expect(
      error?.reason == "line 2 has version 1, and this program reads version 3: run the tests again"
    )
  }

  @Test func `what was verified again counts as it is now`() throws {
    let recorder = try recorder()
    try keep(wider, recorder)
    try keep(.of(flow), recorder)
    #expect(try results.records().map(\.outcome) == [.same])
  }

  @Test func `of places that asked for one golden the worst verdict counts`() throws {
    let recorder = try recorder()
    let error = SnapshotError.collision(
      fixture.name, owner: "other", other: fixture.name, otherOwner: "test")
    try recorder.keep(error, named: fixture.name, of: fixture.store, owner: "other")
    try keep(.of(flow), recorder)
    #expect(try results.records().map(\.outcome) == [.error])
  }

  @Test func `every golden falls to one shard`() throws {
    let names = try (0..<200).map { try GoldenName(path: "a/\($0).png") }
    let shards = (1...4).compactMap { Manifest.Shard($0, of: 4) }
    let counts = shards.map { shard in
      names.filter { shard.includes($0, ofStore: "Snapshots") }.count
    }
    #expect(counts.reduce(0, +) == 200)
    #expect(counts.allSatisfy { $0 > 20 })
  }
}
