import Foundation
import PictureComparison
import RasterPNG
import SnapshotCore
import TestSupport
import Testing

@Suite struct OrphanTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder.url.appendingPathComponent("Snapshots"))
    for path in ["a/used.png", "a/unused.png", "b/gone.png"] {
      try store.write(
        Data("x".utf8), to: store.location(of: GoldenName(path: path)), replacing: true)
    }
  }

  private func manifest(
    _ paths: String..., shard: (Int, Int) = (1, 1), filter: String? = nil, isFinished: Bool = true,
    run: String = "run", owner: String = "test"
  ) throws -> Manifest {
    Manifest(
      run: run, shard: try #require(.init(shard.0, of: shard.1)), filter: filter,
      isFinished: isFinished,
      entries: try paths.map {
        Manifest.Entry(store: "Snapshots", name: try GoldenName(path: $0), owner: owner)
      })
  }

  private func orphans(_ manifests: Manifest...) throws -> Orphans {
    Orphans(in: [store], base: folder.url, run: try CompleteRun(merging: manifests))
  }

  @Test func `what a complete run asked for nowhere is an orphan`() throws {
    let orphans = try orphans(manifest("a/used.png"))
    #expect(orphans.goldens.map(\.name.path) == ["a/unused.png", "b/gone.png"])
  }

  @Test func `shards are merged`() throws {
    let orphans = try orphans(
      manifest("a/used.png", shard: (2, 2)), manifest("b/gone.png", shard: (1, 2)))
    #expect(orphans.goldens.map(\.name.path) == ["a/unused.png"])
  }

  @Test func `several processes may be one shard`() throws {
    let orphans = try orphans(manifest("a/used.png"), manifest("a/unused.png", "b/gone.png"))
    #expect(orphans.goldens.isEmpty)
  }

  @Test func `a run with a shard missing can tell no orphans`() {
    #expect(throws: CompleteRun.Gap.shards([1, 3], count: 3)) {
      try orphans(manifest("a/used.png", shard: (2, 3)))
    }
  }

  @Test func `a filtered run can tell no orphans`() {
    #expect(throws: CompleteRun.Gap.filter("Markers")) {
      try orphans(manifest("a/used.png", filter: "Markers"))
    }
  }

  @Test func `XCTests in processes of their own can tell no orphans, and are not called a filter`()
    throws
  {
    let gap = #expect(throws: CompleteRun.Gap.self) {
      try orphans(
        manifest("a/used.png", filter: "MyTests.A/testA"),
        manifest("b/gone.png", filter: "MyTests.A/testB"), manifest())
    }
    #expect(gap == .processes(2))
    #expect(gap?.description.hasSuffix("run without --parallel") == true)
  }

  @Test func `the name of one XCTest may be a filter or a process of its own`() {
    let one = CompleteRun.Gap.filter("MyTests.A/testA")
    #expect(one.description.hasSuffix("which runs each XCTest in a separate process"))
    let several = CompleteRun.Gap.filter("--filter MyTests.A/testA")
    #expect(several.description.hasSuffix("run everything"))
  }

  @Test func `different runs are told how they become one`() {
    let gap = CompleteRun.Gap.runs(["new", "old"])
    #expect(gap.description.contains("if each has the same SNAPSHOT_RUN:\n"))
  }

  @Test func `a filter does not hide that a shard is missing`() {
    #expect(throws: CompleteRun.Gap.shards([1, 3], count: 3)) {
      try orphans(manifest("a/used.png", shard: (2, 3), filter: "Markers"))
    }
  }

  @Test func `a run that was killed can tell no orphans`() {
    #expect(throws: CompleteRun.Gap.unfinished(1)) {
      try orphans(manifest("a/used.png", isFinished: false))
    }
  }

  @Test func `a run that asked for nothing can tell no orphans`() {
    #expect(throws: CompleteRun.Gap.nothing) { try orphans(manifest()) }
    #expect(throws: CompleteRun.Gap.nothing) { try orphans() }
  }

  @Test func `manifests of different runs cannot be merged`() {
    #expect(throws: CompleteRun.Gap.runs(["new", "old"])) {
      try orphans(manifest("a/used.png", run: "new"), manifest("b/gone.png", run: "old"))
    }
  }

  @Test func `shards that share a golden are told`() {
    #expect(throws: CompleteRun.Gap.self) {
      try orphans(
        manifest("a/used.png", shard: (1, 2), owner: "A.swift:1"),
        manifest("a/used.png", shard: (2, 2), owner: "B.swift:2"))
    }
  }

  @Test func `deleting orphans leaves everything else`() throws {
    let readme = store.root.appendingPathComponent("a/README.md")
    try Data("keep".utf8).write(to: readme)
    try Data("keep".utf8).write(to: store.root.appendingPathComponent("a/.hidden.png"))
    try orphans(manifest("a/used.png")).delete()
    #expect(store.names().map(\.path) == ["a/used.png"])
    #expect(FileManager.default.fileExists(atPath: readme.path))
    #expect(!FileManager.default.fileExists(atPath: store.root.appendingPathComponent("b").path))
  }

  @Test func `a link to a golden elsewhere is no orphan`() throws {
    let target = folder.file("outside.png")
    try Data("x".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(
      at: store.root.appendingPathComponent("a/link.png"), withDestinationURL: target)
    #expect(try !orphans(manifest("a/used.png")).goldens.map(\.name.path).contains("a/link.png"))
  }

  @Test func `a store that no test asks for any more is all orphans`() throws {
    let other = GoldenStore(root: folder.url.appendingPathComponent("Tests/__Snapshots__/Old"))
    try other.write(
      Data("x".utf8), to: other.location(of: GoldenName(path: "a.png")), replacing: true)
    let run = try CompleteRun(merging: [manifest("a/used.png", "a/unused.png", "b/gone.png")])
    let orphans = Orphans(in: [store, other], base: folder.url, run: run)
    #expect(orphans.goldens.map(\.url.lastPathComponent) == ["a.png"])
  }

  @Test func `what was asked of a store within another is no orphan of that`() throws {
    let inner = Manifest(
      run: "run", isFinished: true,
      entries: [.init(store: "Snapshots/a", name: try GoldenName(path: "used.png"), owner: "test")])
    #expect(try orphans(inner).goldens.map(\.name.path) == ["a/unused.png", "b/gone.png"])
    #expect(throws: CompleteRun.Gap.self) { try orphans(inner, manifest("a/used.png")) }
    let stores = [store, GoldenStore(root: store.root.appendingPathComponent("a"))]
    let both = Orphans(in: stores, base: folder.url, run: try CompleteRun(merging: [inner]))
    #expect(both.goldens.map(\.name.path) == ["a/unused.png", "b/gone.png"])
  }

  @Test func `a manifest is read as it was written`() throws {
    let manifest = try manifest("a/used.png", "b/gone.png", shard: (2, 4), filter: "x")
    try manifest.write(to: folder.file("results/2"), process: "71")
    #expect(try Manifest.read(from: [folder.url]) == [manifest])
  }

  @Test func `what is no manifest is an error that names the file`() throws {
    let file = folder.file("manifest.1-of-1.7.json")
    try Data("{}".utf8).write(to: file)
    let error = #expect(throws: FileError.self) { try Manifest.read(from: [folder.url]) }
    #expect(error?.path.hasSuffix("manifest.1-of-1.7.json") == true)
  }

  @Test func `a ledger lists what was asked for`() throws {
    let ledger = RunLedger(base: folder.url)
    let verifier = Verifier(store: store, mode: .never, ledger: ledger, environment: [:])
    let name = try GoldenName(path: "a/used.png")
    _ = try verifier.verify(LayoutPicture.small("#"), as: .picture(), named: name, owner: "test")
    #expect(ledger.entries == [.init(store: "Snapshots", name: name, owner: "test")])
  }

  @Test func `a store beside a test file is named after it`() {
    let store = GoldenStore(besideTestFile: "/package/Tests/MyTests/MarkerTests.swift")
    #expect(store.root.path == "/package/Tests/MyTests/__Snapshots__/MarkerTests")
  }

  @Test func `a store larger than its budget names its largest goldens`() throws {
    let warning = SizeBudget(total: 2).warning(for: store)
    #expect(warning?.contains("3 goldens have 3 bytes, the budget is 2") == true)
    #expect(SizeBudget(total: 3).warning(for: store) == nil)
  }
}
