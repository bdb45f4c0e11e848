import Basics
import Foundation
import TestSupport
import Testing

struct FolderLockTests {
  @Test func `one at a time holds it`() async throws {
    let folder = try TemporaryFolder()
    let counter = folder.file("counter")
    try Data("0".utf8).write(to: counter)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<25 {
            let lock = try #require(FolderLock(folder.url))
            defer { lock.unlock() }
            let count = Int(try String(contentsOf: counter, encoding: .utf8))
            try Data("\(try #require(count) + 1)".utf8).write(to: counter)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try String(contentsOf: counter, encoding: .utf8) == "100")
  }

  @Test func `there is none in a folder that does not exist`() throws {
    let folder = try TemporaryFolder()
    #expect(FolderLock(folder.file("nowhere")) == nil)
  }
}
