import Foundation
import TestSupport
import Testing

@testable import SnapshotCore

@Suite struct FolderNamesTests {
  private let folder: TemporaryFolder
  private let names = FolderNames()

  init() throws { folder = try TemporaryFolder() }

  @Test func `a name that was written is a twin of the same in other case`() {
    #expect(names.twin(of: "a.png", in: folder.url) == nil)
    #expect(names.twin(of: "a.png", in: folder.url) == nil)
    #expect(FileManager.default.createFile(atPath: folder.file("a.png").path, contents: nil))
    #expect(names.twin(of: "A.png", in: folder.url) == "a.png")
  }

  @Test func `a twin that is gone is none`() throws {
    #expect(FileManager.default.createFile(atPath: folder.file("a.png").path, contents: nil))
    #expect(names.twin(of: "A.png", in: folder.url) == "a.png")
    try FileManager.default.removeItem(at: folder.file("a.png"))
    #expect(names.twin(of: "A.png", in: folder.url) == nil)
  }

  @Test func `a name that was never written is no twin`() {
    #expect(names.twin(of: "a.png", in: folder.url) == nil)
    #expect(names.twin(of: "A.png", in: folder.url) == nil)
  }
}
