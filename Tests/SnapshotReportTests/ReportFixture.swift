import Foundation
import LayoutCore
import PictureComparison
import SnapshotCore
import SnapshotReport
import TestSupport

/// A run, its results, and the page that reports them.
struct ReportFixture: Sendable {
  let folder: TemporaryFolder
  let results: ResultsFolder
  private let store: GoldenStore
  private let recorder: RunRecorder

  init() throws {
    folder = try TemporaryFolder()
    results = ResultsFolder(root: folder.file("results"))
    store = GoldenStore(root: folder.file("Snapshots"))
    recorder = try RunRecorder(
      folder: results, base: folder.url, identity: RunIdentity(run: "run", process: "1"))
  }

  /// A run whose snapshots have every kind of result.
  static func garden() throws -> ReportFixture {
    let fixture = try ReportFixture()
    try fixture.keepPictures()
    try fixture.keepTexts()
    try fixture.keepUnreadable()
    return fixture
  }

  /// The entries of the run.
  func entries() throws -> [ReportEntry] { try ReportEntry.read(from: [results]) }

  /// Writes a page and returns its address.
  func page(_ name: String = "report", of entries: [ReportEntry]? = nil, inline: Bool = false)
    throws -> URL
  {
    try ReportPage(try entries ?? self.entries(), title: "Garden <snapshots>")
      .write(to: folder.file(name), inline: inline)
  }

  private func keepPictures() throws {
    let still = LayoutPicture.of(GardenFixture())
    var wider = GardenFixture()
    wider.inset = .init(start: 12, end: 12, near: 24, far: 16)
    wider.cell.width = 82
    try keep("plants/markers.after.portrait.png", still, .of(wider))
    let (before, after) = Self.panes(GardenFixture())
    let afterNow = Self.panes(wider).1
    var beforeNow = before
    // Two columns, not three: cells wrap.
    beforeNow.cell.width = 110
    try keep("plants/markers.sheet.png", .of(before, after), .of(before, afterNow))
    try keep("plants/markers.before.png", .of(before), .of(beforeNow, width: 352, height: 500))
    var painted = GardenFixture()
    painted.hues[1] = "#CFE6BF"
    try keep("swatches/colours.png", still, .of(painted))
    try keep("plants/new.png", nil, still)
    for number in 1...3 {
      try keep("same/still\(number).png", still, still)
    }
  }

  private static func panes(_ garden: GardenFixture) -> (GardenFixture, GardenFixture) {
    var (before, after) = (garden, garden)
    before.name = "before"
    after.name = "after"
    after.origin.x = 344
    return (before, after)
  }

  private func keepTexts() throws {
    let old = (1...40).map { "line \($0)" }
    var new = old
    new[4] = "line five"
    new.insert("a line between", at: 30)
    let name = try GoldenName(path: "traces/rotation.txt")
    let verifier = verifier(.all)
    _ = try verifier.verify(old.joined(separator: "\n"), as: .lines(), named: name, owner: "test")
    let verdict = try self.verifier(.never).verify(
      new.joined(separator: "\n"), as: .lines(), named: name, owner: "test")
    try keep(verdict)
  }

  private func keepUnreadable() throws {
    let name = try GoldenName(path: "plants/pointer.png")
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    let url = store.location(of: name).url
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(pointer.utf8).write(to: url)
    try keep(try verify(.of(GardenFixture()), as: name, .never))
  }

  /// Keeps the verdict on a picture whose golden is another one, or is missing.
  func keep(_ path: String, _ golden: LayoutPicture?, _ actual: LayoutPicture) throws {
    let name = try GoldenName(path: path)
    if let golden { _ = try verify(golden, as: name, .all) }
    try keep(try verify(actual, as: name, .never))
  }

  /// Keeps the verdict on a film whose golden is another one.
  func keep(_ path: String, _ golden: LayoutFilm, _ actual: LayoutFilm) throws {
    let name = try GoldenName(path: path)
    _ = try verifier(.all).verify(golden, as: .film(), named: name, owner: "test")
    try keep(try verifier(.never).verify(actual, as: .film(), named: name, owner: "test"))
  }

  private func keep(_ verdict: Verdict) throws {
    try recorder.keep(
      verdict, of: store, owner: "GardenTests.testIt()",
      source: SourceLine(file: "Tests/GardenTests.swift", line: 12)
    ) { "swift run quarterturn accept \($0.short)" }
  }

  private func verify(_ picture: LayoutPicture, as name: GoldenName, _ mode: RecordMode) throws
    -> Verdict
  {
    try verifier(mode).verify(picture, as: .picture(), named: name, owner: "test")
  }

  private func verifier(_ mode: RecordMode) -> Verifier {
    Verifier(store: store, mode: mode, ledger: RunLedger(base: folder.url), environment: [:])
  }
}
