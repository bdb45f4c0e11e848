import Foundation
import RasterPNG
import SnapshotCore
import TestSupport
import Testing

/// A folder that may be read and not written, as on a machine that only tests.
///
/// Permissions do not bind the superuser, so the tests run in processes of the user `nobody`.
@Suite struct ReadOnlyTests {
  private let fixture: SnapshotFixture

  init() throws {
    fixture = try SnapshotFixture()
    try fixture.record(Recording.picture(0))
    for folder in [fixture.file.deletingLastPathComponent(), fixture.folder.url] {
      chmod(folder.path, 0o555)
    }
  }

  @Test func `what is there is verified`() async {
    await #expect(processExitsWith: .success) { [root = fixture.folder.url as URL] in
      Recording.becomeNobody()
      let verdict = try Recording(root).verify(0, .missing, as: "plants/markers.after.png")
      #expect(verdict.passes)
    }
    restore()
  }

  @Test(arguments: ["plants/other.png", "plants/markers.after.png", "new/other.png"])
  func `what cannot be written is named, with the system's reason`(_ path: String) async {
    await #expect(processExitsWith: .success) { [root = fixture.folder.url as URL, path] in
      Recording.becomeNobody()
      let error = #expect(throws: SnapshotError.self) {
        try Recording(root).verify(1, .all, as: path)
      }
      let words = error?.description ?? ""
      #expect(words.hasPrefix("\(root.path)/\(path): cannot be written: "))
      #expect(words.hasSuffix("Permission denied"))
    }
    restore()
    #expect(fixture.store.names() == [fixture.name])
    #expect(throws: Never.self) { try fixture.verify(Recording.picture(0), depth: .deep) }
  }

  @Test func `results that cannot be kept are an error that names the folder`() async {
    await #expect(processExitsWith: .success) { [root = fixture.folder.url as URL] in
      Recording.becomeNobody()
      let error = #expect(throws: FileError.self) {
        try Recording(root).recorder(inFolder: "results")
      }
      #expect(error?.path == "\(root.path)/results")
      #expect(error?.reason == "Permission denied")
    }
    restore()
  }

  private func restore() {
    for folder in [fixture.folder.url, fixture.file.deletingLastPathComponent()] {
      chmod(folder.path, 0o755)
    }
  }
}
