import Foundation
import TestSupport
import Testing

/// The launcher, with stand-ins for the programs that it calls.
@Suite struct LauncherTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("quarterturn"), to: folder.file("quarterturn"))
    try FileManager.default.createDirectory(
      at: folder.file("bin"), withIntermediateDirectories: true)
    try program("swift", "case \"$*\" in *--show-bin-path*) dirname \"$0\" ;; esac")
    for tool in ["dpkg-query", "brew"] { try program(tool, "echo installed") }
    try program("apt-get", "exit 1")
    try program("quarterturn", "echo \"$QUARTERTURN_COMMAND $*\"")
  }

  private func program(_ name: String, _ script: String) throws {
    let file = folder.file("bin/\(name)")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func output(_ command: String, in place: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = place.isEmpty ? folder.url : folder.file(place)
    process.environment = ["PATH": folder.file("bin").path + ":/usr/bin:/bin"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `the first call says that it builds, and another only where it takes long`() throws {
    let words = "quarterturn: building the command, once; this takes minutes\n"
    #expect(try output("./quarterturn list 2>&1") == words + "./quarterturn list\n")
    try FileManager.default.createDirectory(
      at: folder.file(".build"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.file(".build/release"), withDestinationURL: folder.file("bin"))
    #expect(try output("./quarterturn list 2>&1") == "./quarterturn list\n")
    let slow = "case \"$*\" in *--show-bin-path*) dirname \"$0\" ;; *) sleep 3 ;; esac"
    try program("swift", slow)
    let again = "quarterturn: building the command again; after a change this takes minutes\n"
    #expect(try output("./quarterturn list 2>&1") == again + "./quarterturn list\n")
  }

  @Test func `what waits at the input goes to the command, and not to the build`() throws {
    try program("swift", "cat >&2; case \"$*\" in *--show-bin-path*) dirname \"$0\" ;; esac")
    try program("quarterturn", "cat")
    #expect(try output("echo message | ./quarterturn serve") == "message\n")
  }

  @Test(arguments: [
    ("./quarterturn verify", "", "./quarterturn verify\n"),
    ("sh quarterturn demo", "", "./quarterturn demo\n"),
    ("../quarterturn help", "bin", "../quarterturn help\n"),
    ("QUARTERTURN_COMMAND=qt ./quarterturn list", "", "qt list\n"),
  ])
  func `every command knows how it was called`(
    command: String, place: String, output: String
  ) throws {
    #expect(try self.output(command, in: place) == output)
  }
}
