import Foundation
import LayoutComparison
import PictureComparison
import RasterCore
import SnapshotCore
import Testing

@Suite struct VerifierTests {
  private let black = LayoutPicture.small("##")
  private let white = LayoutPicture.small("..")

  @Test func `a golden that agrees is the same by its stamp`() throws {
    let fixture = try SnapshotFixture()
    try fixture.record(black)
    guard case .same(let match) = try fixture.verify(black) else {
      Issue.record("the golden does not agree")
      return
    }
    #expect(match.proof == .stamp)
    #expect(match.warnings.isEmpty)
  }

  @Test func `a golden is decoded when that is asked for`() throws {
    let fixture = try SnapshotFixture()
    try fixture.record(black)
    guard case .same(let match) = try fixture.verify(black, depth: .deep) else {
      Issue.record("the golden does not agree")
      return
    }
    #expect(match.proof == .contents)
    #expect(match.warnings.isEmpty)
  }

  @Test func `a build server decodes`() {
    #expect(VerificationLevel(environment: ["CI": "true"]) == .deep)
    #expect(VerificationLevel(environment: [:]) == .fast)
    #expect(VerificationLevel(environment: ["CI": "false"]) == .fast)
  }

  @Test(arguments: RecordMode.allCases)
  func `a build server records nothing`(_ mode: RecordMode) throws {
    let fixture = try SnapshotFixture()
    let verifier = fixture.verifier(mode, environment: ["CI": "1"])
    let verdict = try verifier.verify(black, as: .picture(), named: fixture.name, owner: "test")
    #expect(verdict.outcome.rawValue == "missing")
    #expect(!FileManager.default.fileExists(atPath: fixture.file.path))
  }

  @Test(arguments: [
    (RecordMode.all, "recorded"), (.missing, "recorded"), (.failed, "missing"),
    (.never, "missing"),
  ])
  func `a missing golden is recorded in two modes only`(
    _ mode: RecordMode, _ expected: String
  ) throws {
    let verdict = try SnapshotFixture().verify(black, mode)
    #expect(verdict.outcome.rawValue == expected)
    #expect(!verdict.passes)
  }

  @Test(arguments: [
    (RecordMode.all, "recorded"), (.failed, "recorded"), (.missing, "different"),
    (.never, "different"),
  ])
  func `a golden that differs is recorded in two modes only`(
    _ mode: RecordMode, _ expected: String
  ) throws {
    let fixture = try SnapshotFixture()
    try fixture.record(white)
    #expect(try fixture.verify(black, mode).outcome.rawValue == expected)
    #expect(try fixture.verify(black).passes == (expected == "recorded"))
  }

  @Test func `a golden that agrees is not written again`() throws {
    let fixture = try SnapshotFixture()
    try fixture.record(black)
    guard case .recorded(let recording) = try fixture.verify(black, .all) else {
      Issue.record("nothing was recorded")
      return
    }
    #expect(recording.change == .unchanged)
  }

  @Test func `a retry does not turn a recording into a success`() throws {
    let fixture = try SnapshotFixture()
    let verifier = fixture.verifier(.missing)
    for attempt in 0..<2 {
      let verdict = try verifier.verify(black, as: .picture(), named: fixture.name, owner: "test")
      guard case .recorded(let recording) = verdict else {
        Issue.record("nothing was recorded")
        return
      }
      #expect(recording.isRepeated == (attempt == 1))
    }
  }

  @Test func `one place that records two pictures under one name is an error`() throws {
    let fixture = try SnapshotFixture()
    let verifier = fixture.verifier(.missing)
    _ = try verifier.verify(black, as: .picture(), named: fixture.name, owner: "test")
    #expect(throws: SnapshotError.self) {
      try verifier.verify(white, as: .picture(), named: fixture.name, owner: "test")
    }
  }

  @Test func `two places cannot share a golden`() throws {
    let fixture = try SnapshotFixture()
    let verifier = fixture.verifier(.missing)
    _ = try verifier.verify(black, as: .picture(), named: fixture.name, owner: "A.swift:1")
    let error = #expect(throws: SnapshotError.self) {
      try verifier.verify(black, as: .picture(), named: fixture.name, owner: "A.swift:9")
    }
    #expect(
      error?.description
        == "plants/markers.after.png is requested by A.swift:9, and also by A.swift:1: two "
        + "snapshots cannot share one golden; give one another name")
  }

  @Test func `two places cannot share a golden by way of a store within another`() throws {
    let fixture = try SnapshotFixture()
    let outer = fixture.verifier(.all)
    var inner = outer
    inner.store = GoldenStore(root: fixture.store.root.appendingPathComponent("plants"))
    _ = try outer.verify(
      .small("#"), as: .picture(), named: GoldenName(path: "plants/a.png"), owner: "A.swift:1")
    let error = #expect(throws: SnapshotError.self) {
      try inner.verify(
        .small("#"), as: .picture(), named: GoldenName(path: "a.png"), owner: "B.swift:2")
    }
    #expect(
      error?.description.hasPrefix("a.png is requested by B.swift:2, and plants/a.png by A.swift:1")
        == true)
  }

  @Test func `names that differ in case only cannot share a run`() throws {
    let fixture = try SnapshotFixture()
    let verifier = fixture.verifier(.missing)
    let other = try GoldenName(chapter: "plants", figure: "Markers", variant: "after")
    _ = try verifier.verify(black, as: .picture(), named: fixture.name, owner: "A.swift:1")
    #expect(throws: SnapshotError.self) {
      try verifier.verify(black, as: .picture(), named: other, owner: "A.swift:9")
    }
  }

  @Test func `a name that differs from a file in case only is not written`() throws {
    let fixture = try SnapshotFixture()
    try fixture.record(black)
    let other = try GoldenName(chapter: "Plants", figure: "markers", variant: "after")
    #expect(throws: SnapshotError.self) {
      try fixture.verifier(.missing).verify(black, as: .picture(), named: other, owner: "test")
    }
  }

  @Test func `a picture without pixels is an error`() throws {
    let empty = LayoutPicture(
      Bitmap(width: 0, height: 0), scale: 1, fingerprints: .init(rasteriser: "1"))
    #expect(throws: SnapshotError.self) { try SnapshotFixture().verify(empty, .missing) }
  }

  @Test func `a view that cannot be drawn is an error that names the golden`() throws {
    struct Broken: Error {}
    let fixture = try SnapshotFixture()
    let snapshot = Snapshot<LayoutPicture, LayoutPicture>.picture().pullback { (_: Int) in
      throw Broken()
    }
    let error = #expect(throws: SnapshotError.self) {
      try fixture.verifier().verify(1, as: snapshot, named: fixture.name, owner: "test")
    }
    #expect(error?.description.hasPrefix("plants/markers.after.png could not be made") == true)
  }

  @Test func `a golden larger than its budget warns`() throws {
    let fixture = try SnapshotFixture()
    try fixture.record(black)
    var verifier = fixture.verifier()
    verifier.budget = SizeBudget(perGolden: 10)
    let verdict = try verifier.verify(black, as: .picture(), named: fixture.name, owner: "test")
    #expect(verdict.passes)
    #expect(verdict.words.count == 1)
    #expect(verdict.words[0].hasSuffix("its budget is 10"))
  }

  @Test func `many processes that record at once lose nothing`() async throws {
    let fixture = try SnapshotFixture()
    let names = try (0..<20).map { try GoldenName(chapter: "many", figure: "figure \($0)") }
    await withTaskGroup(of: Void.self) { group in
      for process in 0..<4 {
        group.addTask {
          let verifier = fixture.verifier(process % 2 == 0 ? .missing : .all)
          for name in names {
            _ = try? verifier.verify(black, as: .picture(), named: name, owner: "test")
          }
        }
      }
    }
    #expect(fixture.store.names() == names.sorted())
    for name in names {
      let verdict = try fixture.verifier(depth: .deep)
        .verify(black, as: .picture(), named: name, owner: "test")
      #expect(verdict.passes)
    }
  }

  @Test func `recording leaves nothing else in the folder`() throws {
    let fixture = try SnapshotFixture()
    try fixture.record(black)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: fixture.file.deletingLastPathComponent().path)
    #expect(names == ["markers.after.png"])
  }

  @Test func `what a killed process left is swept after an hour, and not before`() throws {
    let fixture = try SnapshotFixture()
    try fixture.record(black)
    let folder = fixture.file.deletingLastPathComponent()
    for (name, age) in [("old", -4000.0), ("new", -60.0)] {
      let file = folder.appendingPathComponent(".recording-\(name).tmp")
      try Data("half a pict".utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: age)], ofItemAtPath: file.path)
    }
    try fixture.record(white)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == [".recording-new.tmp", "markers.after.png"])
  }
}
