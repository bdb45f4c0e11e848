import Foundation
import TestSupport
import Testing

@Suite(.programs) struct PortFixtureTests {
  @Test func `there are fixtures`() { #expect(!PortFixture.names.isEmpty) }

  @Test(arguments: PortFixture.names)
  func `source is ported as the fixture says, and told so`(name: String) throws {
    let fixture = try PortFixture(name)
    let folder = try TemporaryFolder()
    try fixture.write(to: folder.url)
    let run = try Tool.run(
      ["--output", "out", "--"] + fixture.before.map(\.file), in: folder.url)
    #expect(run.text == fixture.notes)
    #expect(run.status == (fixture.notes.contains("Not ported:") ? 1 : 0))
    let root = folder.url.resolvingSymlinksInPath().path
    for (file, expected) in fixture.after {
      let text = try String(contentsOf: folder.file("out/\(file)"), encoding: .utf8)
      let relative = text.replacingOccurrences(of: root + "/", with: "")
        .replacingOccurrences(of: folder.url.path + "/", with: "")
      #expect(relative == expected, "\(file)")
    }
  }

  @Test(arguments: PortFixture.names)
  func `what was ported is not changed again`(name: String) throws {
    let fixture = try PortFixture(name)
    let folder = try TemporaryFolder()
    try fixture.write(to: folder.url)
    let files = fixture.before.map(\.file)
    _ = try Tool.run(["--output", "once", "--"] + files, in: folder.url)
    _ = try Tool.run(["--output", "twice", "once"], in: folder.url)
    for file in files {
      let once = try Data(contentsOf: folder.file("once/\(file)"))
      #expect(try Data(contentsOf: folder.file("twice/\(file)")) == once, "\(file)")
    }
  }

  @Test(arguments: PortFixture.names)
  func `a patch makes of the source what porting does, without the places`(name: String) throws {
    let fixture = try PortFixture(name)
    let folder = try TemporaryFolder()
    try fixture.write(to: folder.url)
    let run = try Tool.run(["--patch", "--"] + fixture.before.map(\.file), in: folder.url)
    try run.output.write(to: folder.file("patch"))
    if !run.output.isEmpty {
      let git = try ProgramRun(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["git", "-C", folder.url.path, "apply", "--unsafe-paths", "patch"])
      #expect(git.status == 0, "\(git.errors)")
    }
    for (file, expected) in fixture.after {
      let text = try String(contentsOf: folder.file(file), encoding: .utf8)
      #expect(Self.code(of: text) == Self.code(of: expected), "\(file)")
    }
  }

  /// The lines with code: if the place of the original is reported, empty lines may differ.
  private static func code(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation") }
  }
}
