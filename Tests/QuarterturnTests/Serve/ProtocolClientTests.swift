import Foundation
import TestSupport
import Testing

/// The server as the protocol's own client sees it, in Python.
///
/// The launcher's `test` installs that client and names the Python that has it. In continuous
/// integration a missing one fails.
@Suite(
  .programs,
  .enabled(
    if: PythonRun.python != nil || InstalledProgram.isContinuousIntegration,
    "\(PythonRun.advice)"))
struct ProtocolClientTests {
  @Test func `the protocol's own client gets pictures and words, and hostile input gets neither`()
    throws
  {
    let client = try ProtocolClient()
    let run = try client.run()
    #expect(run.status == 0, "\(run.output)")
    // Without this, a script that ends early would pass.
    #expect(run.output.count { $0 == "\n" } >= 50, "\(run.output)")
  }

  @Test func `the snippets of the page do what it says, picture included`() throws {
    let page = try DocumentationFile("Sources/quarterturn/quarterturn.docc/ForEditorsAndAgents.md")
    let outside = try TemporaryFolder()
    let project = outside.file("Project")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let source = try #require(page.blocks(of: "swift").first)
    let file = project.appendingPathComponent("HerbCell.swift")
    try Data(source.utf8).write(to: file)
    let snippet = try #require(page.blocks(of: "python").first)
    try Data(snippet.utf8).write(to: outside.file("client.py"))

    // Run twice, since the first call also reports the programs that are built once.
    _ = try PythonRun.run([outside.file("client.py").path], in: outside)
    let run = try PythonRun.run([outside.file("client.py").path], in: outside)
    #expect(run.status == 0 && run.output == page.blocks(of: "").first, "\(run.output)")
    let picture = page.url.deletingLastPathComponent().appendingPathComponent("basil.png")
    let drawn = try Data(contentsOf: outside.file("basil.png"))
    #expect(try drawn == Data(contentsOf: picture), "\(picture.path)")

    try Data(source.replacing("= UILabel(", with: "= UILable(").utf8).write(to: file)
    let broken = try PythonRun.run([outside.file("client.py").path], in: outside)
    let missing = "not here: UILable (did you mean UILabel?)"
    let mistake = "HerbCell.swift:6:17: error: cannot find 'UILable' in scope"
    #expect(broken.output.hasPrefix("\(missing)\n\(mistake)\n"), "\(broken.output)")
    #expect(page.text.contains(missing) && page.text.contains(mistake))
  }
}

/// A folder with the files that the client's script requests, in which the script is run.
struct ProtocolClient {
  /// The folder around the served one, with files that must not be read.
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
    for (name, text) in PreviewedSource.all { try write(text, name) }
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

  /// Runs the script, which prints each expectation and whether it holds.
  func run() throws -> (status: Int32, output: String) {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("client.py")
    return try PythonRun.run(
      [script.path, CommandRun.command?.path ?? "", folder.path], in: outside)
  }
}
