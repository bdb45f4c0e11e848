import Foundation
import LayoutCore
import LayoutFixtures
import PictureComparison
import SnapshotCore
import TestSupport
import Testing

@Suite struct ResultsMergeTests {
  private let fixture: SnapshotFixture
  private let flow = FlowFixture(width: 120, height: 80)

  init() throws { fixture = try SnapshotFixture() }

  private var wider: LayoutPicture {
    var wider = flow
    wider.inset = .init(start: 10, end: 10, near: 24, far: 16)
    return .of(wider)
  }

  private func folder(_ name: String) -> ResultsFolder {
    ResultsFolder(root: fixture.folder.file("results/\(name)"))
  }

  /// Writes the results of a shard that verified some goldens, of which some are different.
  @discardableResult
  private func shard(
    _ index: Int, of count: Int, same: [String] = [], different: [String] = [],
    into name: String? = nil, run: String = "run"
  ) throws -> ResultsFolder {
    let results = folder(name ?? "\(index)")
    let recorder = try RunRecorder(
      folder: results, base: fixture.folder.url,
      identity: RunIdentity(
        run: run, shard: try #require(.init(index, of: count)), process: "\(index)"))
    for path in same + different {
      let name = try GoldenName(path: path)
      try record(name)
      let verdict = try Verifier(
        store: fixture.store, mode: .never, ledger: recorder.ledger, environment: [:]
      ).verify(
        same.contains(path) ? LayoutPicture.of(flow) : wider, as: .picture(), named: name,
        owner: "test")
      try recorder.keep(verdict, of: fixture.store, owner: "test")
    }
    try recorder.finish()
    return results
  }

  private func record(_ name: GoldenName) throws {
    let ledger = RunLedger(base: fixture.folder.url)
    _ = try Verifier(store: fixture.store, mode: .all, ledger: ledger, environment: [:])
      .verify(LayoutPicture.of(flow), as: .picture(), named: name, owner: "recording")
  }

  @Test func `all shards together are a complete run with one manifest`() throws {
    try shard(1, of: 2, same: ["a.png"])
    try shard(2, of: 2, same: ["b.png"], different: ["c.png"])
    let merge = try ResultsMerge(ResultsFolder.found(in: fixture.folder.file("results")))
    let out = folder("merged")
    try merge.write(to: out)
    #expect(merge.check.gap == nil)
    #expect(try out.records().map(\.name.path) == ["a.png", "b.png", "c.png"])
    let manifests = try out.manifests()
    #expect(manifests.map(\.shard) == [.whole])
    #expect(try CompleteRun(merging: manifests).entries.count == 3)
  }

  @Test func `a missing shard can be added later`() throws {
    let first = try shard(1, of: 2, same: ["a.png"])
    let early = folder("early")
    let merge = try ResultsMerge([first])
    try merge.write(to: early)
    #expect(merge.check.gap == .shards([2], count: 2))
    let late = try ResultsMerge([early, shard(2, of: 2, same: ["b.png"])])
    #expect(late.check.gap == nil)
    #expect(late.records.count == 2)
  }

  @Test func `pictures go along, and messages name them where they are`() throws {
    let results = try shard(1, of: 1, different: ["c.png"])
    let out = folder("merged")
    try ResultsMerge([results]).write(to: out)
    let record = try #require(try out.records().first)
    let actual = try #require(record.file(.actual))
    let url = try #require(out.url(of: actual))
    let message = VerdictMessage(record, in: out).lines
    #expect(message.contains("artifacts   \(url.deletingLastPathComponent().path)/"))
    #expect(!message.contains { $0.contains(results.root.path + "/") })
    let file = try #require(record.file(.message).flatMap { out.url(of: $0) })
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == message.joined(separator: "\n") + "\n")
  }

  @Test func `a golden that two folders judged is told, and the worst counts`() throws {
    let first = try shard(1, of: 1, same: ["c.png"], into: "one")
    let second = try shard(1, of: 1, different: ["c.png"], into: "two")
    let merge = try ResultsMerge([first, second])
    #expect(merge.records.map(\.outcome) == [.different])
    #expect(merge.conflicts.map(\.outcomes) == [[.same, .different]])
    #expect(merge.conflicts.map(\.folders) == [[first.root, second.root]])
  }

  @Test func `runs that are not one are told`() throws {
    let first = try shard(1, of: 2, same: ["a.png"])
    let second = try shard(2, of: 2, same: ["b.png"], run: "other")
    #expect(try ResultsMerge([first, second]).check.gap == .runs(["other", "run"]))
  }

  @Test func `merging again replaces what was merged before`() throws {
    let out = folder("merged")
    try ResultsMerge([try shard(1, of: 1, different: ["c.png"], into: "one")]).write(to: out)
    try ResultsMerge([try shard(1, of: 1, same: ["a.png"], into: "two")]).write(to: out)
    #expect(try out.records().map(\.name.path) == ["a.png"])
    #expect(!FileManager.default.fileExists(atPath: out.root.path + "/artifacts"))
  }

  @Test(arguments: [
    "../secret", "/etc/passwd", "artifacts/../../secret", "artifacts/link/file", "artifacts",
    "artifacts/link", "manifest.1-of-1.1.json", "artifacts//a",
  ])
  func `a path that leads out of the folder is no file of it`(path: String) throws {
    let results = folder("hostile")
    let artifacts = results.root.appendingPathComponent("artifacts")
    try FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
    try Data().write(to: fixture.folder.file("results/secret"))
    try Data().write(to: fixture.folder.file("file"))
    try Data().write(to: artifacts.appendingPathComponent("a"))
    try FileManager.default.createSymbolicLink(
      at: artifacts.appendingPathComponent("link"), withDestinationURL: fixture.folder.url)
    #expect(results.url(of: .init(role: .actual, path: path)) == nil)
    #expect(results.url(of: .init(role: .actual, path: "artifacts/a")) != nil)
  }

  @Test func `artifacts of nobody knows whom are left alone`() throws {
    let mine = fixture.folder.file("results/1/artifacts/mine.txt")
    try FileManager.default.createDirectory(
      at: mine.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("precious".utf8).write(to: mine)
    try shard(1, of: 1, same: ["a.png"])
    #expect(FileManager.default.fileExists(atPath: mine.path))
  }
}
