import Foundation
import LayoutCore
import LayoutFixtures
import RasterCore
import TestSupport
import Testing

@testable import PictureComparison
@testable import SnapshotCore

@Suite struct ArtifactTests {
  private let fixture: SnapshotFixture
  private let artifacts: ArtifactFolder
  private let flow = FlowFixture(width: 120, height: 80)

  init() throws {
    fixture = try SnapshotFixture()
    artifacts = ArtifactFolder(root: fixture.folder.file("artifacts"))
    try fixture.record(.of(flow))
  }

  private var wider: LayoutPicture {
    var wider = flow
    wider.inset = .init(start: 10, end: 10, near: 24, far: 16)
    return .of(wider)
  }

  private func names() -> [String] {
    let folder = artifacts.folder(of: fixture.name).path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  @Test func `a difference leaves expected, actual, difference, panes and blink`() throws {
    try artifacts.write(fixture.verify(wider), of: fixture.store)
    #expect(
      names() == [
        "actual.png", "blink.png", "difference.png", "expected.png", "panes.png",
      ])
  }

  @Test func `of an enormous golden the difference alone is drawn`() throws {
    var artifacts = artifacts
    artifacts.maximumPixels = 240 * 160 - 1
    try artifacts.write(fixture.verify(wider), of: fixture.store)
    #expect(names() == ["actual.png", "difference.png", "expected.png"])
    artifacts.maximumPixels += 1
    try artifacts.write(fixture.verify(wider), of: fixture.store)
    #expect(names().count == 5)
  }

  @Test func `what agrees again leaves nothing`() throws {
    try artifacts.write(fixture.verify(wider), of: fixture.store)
    #expect(try artifacts.write(fixture.verify(.of(flow)), of: fixture.store).isEmpty)
    #expect(names().isEmpty)
  }

  @Test func `a missing golden leaves what would be recorded`() throws {
    try FileManager.default.removeItem(at: fixture.file)
    try artifacts.write(fixture.verify(wider), of: fixture.store)
    #expect(names() == ["actual.png"])
  }

  @Test func `an actual picture that is accepted agrees`() throws {
    let verdict = try fixture.verify(wider)
    let written = try artifacts.write(verdict, of: fixture.store)
    let actual = try #require(written.first { $0.role == .actual })
    let digest = try #require(verdict.candidate?.digest)
    try fixture.store.accept(
      actual.url, as: fixture.name, inStore: fixture.place, digest: digest.short)
    #expect(try fixture.verify(wider, depth: .deep).passes)
  }

  @Test func `of many that are accepted none may differ from another in case only`() throws {
    let actual = fixture.folder.file("actual.txt")
    try Data("text".utf8).write(to: actual)
    let names = FolderNames()
    for path in ["many/a.txt", "many/b.txt"] {
      try fixture.store.accept(
        actual, as: GoldenName(path: path), inStore: "", digest: nil, knowing: names)
    }
    let error = #expect(throws: AcceptanceError.self) {
      try fixture.store.accept(
        actual, as: GoldenName(path: "many/A.txt"), inStore: "", digest: nil, knowing: names)
    }
    #expect(error?.description.contains("a.txt exists, the same name") == true)
    #expect(fixture.store.names().map(\.path).filter { $0.hasPrefix("many/") }.count == 2)
  }

  @Test func `a digest of another change is refused and nothing written`() throws {
    let verdict = try fixture.verify(wider)
    let written = try artifacts.write(verdict, of: fixture.store)
    let actual = try #require(written.first { $0.role == .actual })
    let digest = try #require(verdict.candidate?.digest.short)
    try fixture.record(.of(FlowFixture(width: 60, height: 80)))
    #expect(throws: AcceptanceError.self) {
      try fixture.store.accept(actual.url, as: fixture.name, inStore: fixture.place, digest: digest)
    }
    #expect(try !fixture.verify(wider).passes)
  }

  @Test func `a digest accepts its golden and no twin`() throws {
    let verdict = try fixture.verify(wider)
    let written = try artifacts.write(verdict, of: fixture.store)
    let actual = try #require(written.first { $0.role == .actual })
    let digest = try #require(verdict.candidate?.digest.short)
    let twin = try GoldenName(path: "plants/twin.png")
    try Data(contentsOf: fixture.file).write(to: fixture.store.location(of: twin).url)
    for (name, place) in [(twin, fixture.place), (fixture.name, "elsewhere")] {
      #expect(throws: AcceptanceError.self) {
        try fixture.store.accept(actual.url, as: name, inStore: place, digest: digest)
      }
    }
    try fixture.store.accept(
      actual.url, as: fixture.name, inStore: fixture.place, digest: digest)
    #expect(try fixture.verify(wider, depth: .deep).passes)
  }

  @Test(arguments: ["", "1", "0000000000000000"])
  func `a digest that is too short or wrong is refused`(_ digest: String) throws {
    let written = try artifacts.write(fixture.verify(wider), of: fixture.store)
    let actual = try #require(written.first { $0.role == .actual })
    #expect(throws: AcceptanceError.self) {
      try fixture.store.accept(actual.url, as: fixture.name, inStore: fixture.place, digest: digest)
    }
  }

  @Test func `there is nothing to accept where no candidate is`() {
    #expect(throws: AcceptanceError.nothing(fixture.name)) {
      try fixture.store.accept(
        fixture.folder.file("none.png"), as: fixture.name, inStore: fixture.place, digest: nil)
    }
  }

  @Test func `a message says what, where and what to do`() throws {
    let verdict = try fixture.verify(wider)
    let message = verdict.message(acceptCommand: "accept it").lines
    #expect(
      message.prefix(3) == [
        "plants/markers.after.png is different: layout",
        "  section 0 inset.left 16 → 24: 9 cells moved +8,0",
        "    cells [0,0]–[0,8]",
      ])
    #expect(message.contains("golden      plants/markers.after.png"))
    #expect(message.suffix(2) == ["accept exactly this change", "  accept it"])
  }

  @Test func `a message has at most ten lines of changes and a count`() throws {
    var other = flow
    for item in 0..<9 {
      other.sections[0][item].font = "Inter \(item)"
      other.sections[0][item].color = "#00000\(item)"
    }
    let changes = try fixture.verify(.of(other)).message().changes
    #expect(changes.count == 11)
    #expect(changes.last == "and 8 more lines")
  }

  @Test func `warnings have at most ten lines and a count too`() throws {
    let name = try GoldenName(path: "a.txt")
    let lines = Snapshot<String, String>.lines(policy: ClassPolicy(text: .warn))
    let old = (0..<40).map { "old \($0)" }.joined(separator: "\n")
    _ = try fixture.verifier(.all).verify(old, as: lines, named: name, owner: "test")
    let verdict = try fixture.verifier().verify("new", as: lines, named: name, owner: "test")
    let message = verdict.message().lines
    #expect(verdict.passes)
    #expect(message.count == 12)
    #expect(message.dropFirst().first == "  warning: 40 lines removed, 1 added")
    #expect(message.last == "  warning: and 33 more lines")
  }

  @Test func `what agrees only within tolerance says so`() throws {
    var tolerance = PictureTolerance()
    tolerance.maxChannelDelta = 254
    let verdict = try fixture.verify(
      .of(flow) { $0[0, 0] = Pixel(red: 1, green: 1, blue: 1) }, tolerance: tolerance)
    #expect(
      verdict.message().lines == [
        "plants/markers.after.png is the same",
        "  allowed: 1 unequal pixel within tolerance",
      ])
  }

  @Test func `a missing golden says how it is recorded`() throws {
    try FileManager.default.removeItem(at: fixture.file)
    let lines = try fixture.verify(wider).message().lines
    #expect(lines.first == "plants/markers.after.png is missing")
    #expect(lines.last == "nothing is recorded in mode never: record it with mode missing")
    let command = try fixture.verify(wider).message(recordCommand: "record it").lines
    #expect(
      command.suffix(2) == ["nothing is recorded in mode never: record it", "  record it"])
  }

  @Test(arguments: [
    (RecordMode.all, ["CI": "1"], "nothing is recorded where CI is set: record it elsewhere"),
    (.never, [:], "nothing is recorded in mode never: record it"),
    (.failed, [:], "mode failed records only goldens that differ: record it"),
  ])
  func `a missing golden says why it was not recorded`(
    mode: RecordMode, environment: [String: String], reason: String
  ) throws {
    try FileManager.default.removeItem(at: fixture.file)
    let verifier = Verifier(
      store: fixture.store, mode: mode, ledger: RunLedger(base: fixture.folder.url),
      environment: environment)
    let verdict = try verifier.verify(wider, as: .picture(), named: fixture.name, owner: "test")
    #expect(verdict.message(recordCommand: "x").lines.suffix(2) == [reason, "  x"])
  }
}
