import Foundation
import TestSupport
import Testing

@testable import CommandLineKit

struct OutputFolderTests {
  private let folder: TemporaryFolder
  private let output: OutputFolder

  init() throws {
    folder = try TemporaryFolder()
    output = OutputFolder(path: folder.file("out").path)
  }

  @Test func `a figure's words are folders and its picture is in them`() {
    let path = output.path(to: "herbs/markers.before.portrait.png")
    #expect(path == folder.file("out").path + "/herbs/markers.before.portrait.png")
  }

  @Test func `in the current folder a path begins with the figure`() {
    #expect(OutputFolder(path: ".").path(to: "a.sheet.png") == "a.sheet.png")
  }

  @Test func `folders are made as deep as the name`() throws {
    try output.makeFolders(for: "a/b/c")
    #expect(FileManager.default.fileExists(atPath: output.path + "/a/b"))
    #expect(!FileManager.default.fileExists(atPath: output.path + "/a/b/c"))
  }

  @Test func `a link below the folder is refused`() throws {
    try output.makeFolders(for: "x")
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/a", withDestinationPath: folder.url.path)
    #expect(throws: OutputError.linkInTheWay(output.path + "/a")) {
      try output.makeFolders(for: "a/b")
    }
  }

  @Test func `a dangling link is refused too`() throws {
    try output.makeFolders(for: "x")
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/a", withDestinationPath: folder.file("nowhere").path)
    #expect(throws: OutputError.linkInTheWay(output.path + "/a")) {
      try output.makeFolders(for: "a/b")
    }
  }

  @Test func `the folder itself may be a link`() throws {
    try FileManager.default.createDirectory(
      at: folder.file("real"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: output.path, withDestinationPath: folder.file("real").path)
    try output.makeFolders(for: "a/b")
    #expect(FileManager.default.fileExists(atPath: folder.file("real/a").path))
  }

  @Test func `a file in place of a folder is named`() throws {
    try Data().write(to: folder.file("out"))
    #expect(throws: OutputError.fileInTheWay(output.path)) {
      try output.makeFolders(for: "a")
    }
  }
}
