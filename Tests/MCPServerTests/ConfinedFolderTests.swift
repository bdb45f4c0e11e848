import Foundation
import TestSupport
import Testing

@testable import MCPServer

struct ConfinedFolderTests {
  private let folder: TemporaryFolder
  private let confined: ConfinedFolder

  init() throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(at: folder.file("inner"), withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: folder.file("inner/scene.json"))
    try files.createSymbolicLink(
      at: folder.file("out"), withDestinationURL: URL(fileURLWithPath: "/etc"))
    confined = ConfinedFolder(folder.url)
  }

  @Test func `a file below is named from the folder or by its whole path`() throws {
    #expect(try confined.path("inner/scene.json") == "inner/scene.json")
    #expect(try confined.path("./inner//scene.json") == "inner/scene.json")
    #expect(try confined.path(confined.root.path + "/inner") == "inner")
    #expect(try confined.path(".") == ".")
  }

  @Test func `what leads out is refused, whether it is there or not`() throws {
    #expect(throws: ConfinementError.outside("/etc/passwd")) { try confined.path("/etc/passwd") }
    #expect(throws: ConfinementError.upwards("../x")) { try confined.path("../x") }
    #expect(throws: ConfinementError.upwards("inner/../inner")) {
      try confined.path("inner/../inner")
    }
    #expect(throws: ConfinementError.link("out/passwd")) { try confined.path("out/passwd") }
    #expect(throws: ConfinementError.link("out")) { try confined.path("out") }
    #expect(throws: ConfinementError.absent("none.json")) { try confined.path("none.json") }
    let beside = confined.root.path + "-beside/x"
    #expect(throws: ConfinementError.outside(beside)) { try confined.path(beside) }
    #expect(throws: ConfinementError.outside("")) { try confined.path("") }
  }

  @Test func `a pipe is no file, as reading it would never end`() throws {
    #expect(mkfifo(folder.file("pipe").path, 0o600) == 0)
    #expect(throws: ConfinementError.noFile("pipe")) { try confined.path("pipe") }
  }
}
