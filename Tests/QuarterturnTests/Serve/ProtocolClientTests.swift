import Foundation
import TestSupport
import Testing

/// The server as the protocol's own client sees it, in Python.
///
/// The launcher's `test` installs that client and names the Python that has it.
@Suite(
  .enabled(
    if: ProtocolClient.python != nil,
    "\(ProtocolClient.variable) names no Python with the package mcp; ./quarterturn test sets it"))
struct ProtocolClientTests {
  @Test func `the protocol's own client gets pictures and words, and hostile input gets neither`()
    throws
  {
    let client = try ProtocolClient()
    let run = try client.run()
    #expect(run.status == 0, "\(run.output)")
    // Without this, a script that ends early would pass.
    #expect(run.output.count { $0 == "\n" } >= 30, "\(run.output)")
  }
}

/// A folder with what the client's script asks for, and the way to run it.
struct ProtocolClient {
  static let variable = "QUARTERTURN_MCP_PYTHON"
  static var python: String? {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    return path.isEmpty ? nil : path
  }

  /// Beside the folder that is served lies what must not be read.
  private let outside: TemporaryFolder
  private var folder: URL { outside.file("served") }

  init() throws {
    outside = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(scene(photo: nil), "scene.json")
    try write("{ \"figure\": \"a\",\n  \"device\": 7 }", "broken.json")
    try write(scene(photo: "../secret.png"), "thief.json")
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("link.json"),
      withDestinationURL: URL(fileURLWithPath: "scene.json"))
    for (name, width) in [("one", 40), ("two", 44)] {
      try write(scene(photo: nil, width: width), "\(name).json")
      _ = try CommandRun(["render", "\(name).json", "--output", name], in: folder)
      let picture = folder.appendingPathComponent("\(name)/served.only.portrait.png")
      try files.copyItem(at: picture, to: folder.appendingPathComponent("\(name).png"))
    }
    try files.copyItem(at: folder.appendingPathComponent("one.png"), to: outside.file("secret.png"))
    _ = try CommandRun(["compare", "one.png", "two.png", "--output", "results"], in: folder)
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func scene(photo: String?, width: Int = 40) -> String {
    let image = photo.map { ", \"image\": \"\($0)\"" } ?? ""
    return """
      { "figure": "served", "device": { "size": [100, 160], "scale": 1 }, "cell": "photo",
        "orientations": ["portrait"],
        "data": { "sections": [ { "items": [ { "title": "Basil"\(image) }, { "title": "Mint" } ] } ] },
        "variants": { "only": { "layout": { "type": "flow", "itemSize": [\(width), 30] } } } }
      """
  }

  /// Runs the script, which says what holds and what does not.
  func run() throws -> (status: Int32, output: String) {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("client.py")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.python ?? "")
    process.arguments = [script.path, CommandRun.command?.path ?? "", folder.path]
    let out = outside.file("out")
    try Data().write(to: out)
    let handle = try FileHandle(forWritingTo: out)
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: out, encoding: .utf8))
  }
}
