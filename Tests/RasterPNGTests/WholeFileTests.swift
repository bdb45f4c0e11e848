import Foundation
import RasterPNG
import TestSupport
import Testing

/// The policy by which all files are written.
struct WholeFileTests {
  private let folder: TemporaryFolder
  private let old = Data("old".utf8)
  private let new = Data("new".utf8)

  init() throws { folder = try TemporaryFolder() }

  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test func `what is there is left alone unless it may be replaced`() throws {
    let file = WholeFile(folder.file("a"))
    #expect(try file.write(old, replacing: false, isLasting: false))
    #expect(try !file.write(new, replacing: false, isLasting: false))
    #expect(try file.read() == old)
    #expect(folder.names == ["a"])
  }

  @Test func `a file that is replaced keeps its permissions`() throws {
    let url = folder.file("script")
    try old.write(to: url)
    chmod(url.path, 0o751)
    try WholeFile(url).write(new, isLasting: false)
    #expect(try permissions(url) == 0o751)
    #expect(try WholeFile(url).read() == new)
  }

  @Test func `a link stays and the file that it leads to is replaced, in its own folder`() throws {
    let (link, target) = (folder.file("link"), folder.file("elsewhere/target"))
    try WholeFile(target).write(old, isLasting: false)
    symlink(target.path, link.path)
    try WholeFile(link).write(new, isLasting: true)
    #expect(try WholeFile(target).read() == new)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    #expect(folder.names == ["elsewhere", "link"])
  }

  @Test func `a link that leads nowhere is replaced itself`() throws {
    let link = folder.file("link")
    symlink("nowhere", link.path)
    #expect(throws: FileError.self) { try WholeFile(link).read() }
    try WholeFile(link).write(new, isLasting: false)
    #expect(try WholeFile(link).read() == new)
    #expect(folder.names == ["link"])
  }

  @Test func `a pipe is not replaced`() throws {
    let pipe = folder.file("pipe")
    mkfifo(pipe.path, 0o600)
    let error = #expect(throws: FileError.self) {
      try WholeFile(pipe).write(new, isLasting: false)
    }
    #expect(
      error?.description
        == "\(pipe.path): cannot be written: it exists, but is not a regular file")
    #expect(folder.names == ["pipe"])
  }

  @Test func `only the first bytes are read of a file that is too large`() throws {
    let url = folder.file("huge")
    try old.write(to: url)
    #expect(truncate(url.path, 1 << 40) == 0)
    #expect(try WholeFile(url).read(first: 3) == old)
    #expect(throws: FileError.self) { try WholeFile(url).read() }
  }
}
