import Foundation
import LayoutCore
import LayoutFixtures
import PictureComparison
import SnapshotCore
import TestSupport
import Testing

/// Files, folders and links in a golden's place that are no golden.
@Suite struct FileFaultTests {
  private let expected = LayoutPicture.small("#.", ".#")

  private func reason(_ mode: RecordMode, _ prepare: (String) -> Void) throws -> UnreadableReason? {
    let fixture = try SnapshotFixture()
    let folder = fixture.file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    prepare(fixture.file.path)
    guard case .unreadable(let obstacle) = try fixture.verify(expected, mode) else { return nil }
    return obstacle.reason
  }

  @Test(arguments: [RecordMode.missing, .failed, .never])
  func `a link that leads nowhere is no missing golden`(_ mode: RecordMode) throws {
    #expect(
      try reason(mode) { symlink("nowhere", $0) }
        == .denied("it is a link to a file that does not exist"))
  }

  @Test func `a link that leads nowhere is recorded over in mode all`() throws {
    let fixture = try SnapshotFixture()
    try fixture.record(expected)
    unlink(fixture.file.path)
    symlink("nowhere", fixture.file.path)
    try fixture.record(expected)
    #expect(try fixture.verify(expected, depth: .deep).passes)
  }

  @Test func `a pipe is not waited for`() throws {
    #expect(try reason(.never) { mkfifo($0, 0o600) } == .denied("it is not a regular file"))
  }

  @Test func `a device is not read`() throws {
    #expect(
      try reason(.never) { symlink("/dev/zero", $0) } == .denied("it is not a regular file"))
  }

  @Test func `a file in place of a folder is named, with the system's reason`() throws {
    let fixture = try SnapshotFixture()
    let folder = fixture.file.deletingLastPathComponent()
    try Data().write(to: folder)
    let error = #expect(throws: SnapshotError.self) { try fixture.verify(expected, .missing) }
    #expect(
      error?.description
        == "\(fixture.file.path): cannot be written: its folder \(folder.path) cannot be made: "
        + "File exists")
  }

  @Test func `a golden exchanged for another is different, at either depth`() throws {
    let fixture = try SnapshotFixture()
    let flow = FlowFixture(width: 120, height: 80)
    var wider = flow
    wider.inset = .init(start: 10, end: 10, near: 24, far: 16)
    try fixture.record(.of(wider))
    let other = try Data(contentsOf: fixture.file)
    try fixture.record(.of(flow))
    try other.write(to: fixture.file)
    for depth in VerificationLevel.allCases {
      let verdict = try fixture.verify(.of(flow), depth: depth)
      #expect(verdict.outcome == .different)
      #expect(
        verdict.words.first == "layout: section 0 inset.left 24 → 16: 9 cells moved -8,0")
      #expect(
        verdict.message().lines.first == "plants/markers.after.png is different: layout")
    }
  }
}
