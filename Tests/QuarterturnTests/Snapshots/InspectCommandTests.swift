import Foundation
import LayoutComparison
import PictureComparison
import RasterCore
import SnapshotCore
import TestSupport
import Testing

@Suite struct InspectCommandTests {
  private let fixture: SceneFixture
  private let golden = SceneFixture.golden("mint")

  init() throws {
    fixture = try SceneFixture("mint")
    _ = try fixture.run("record", "scenes")
  }

  @Test func `a golden's layout is a table`() throws {
    let run = try fixture.run("inspect", golden)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "\(golden): 100 × 160 pixels, 1 a point")
    #expect(lines[1].hasPrefix("stamp genuine"))
    #expect(
      lines.last
        == "  cell [0,1]              60        0         40        30        0    0    #00FF00")
  }

  @Test func `a picture that is rendered tells its settings as a golden does`() throws {
    _ = try fixture.run(
      "render", "scenes/mint.json", "--appearance", "dark", "--overlay", "index", "--output", "out")
    let run = try fixture.run("inspect", "out/herbs/mint.after.portrait.png")
    let line = "\n  appearance dark; text size large; direction left to right; bars none; "
    #expect(run.output.contains(line + "safe area none; content inset none; overlays index\n"))
  }

  @Test func `as JSON the layout is whole`() throws {
    let run = try fixture.run("inspect", golden, "--json")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["stamp"] as? String == "genuine")
    let description = try #require(object["description"] as? [String: Any])
    #expect((description["layouts"] as? [Any])?.count == 1)
  }

  @Test func `a picture's notes are told`() throws {
    let metadata = GoldenMetadata(
      fingerprints: Fingerprints(rasteriser: "1"), scale: 1, panes: [],
      notes: ["not here: symbol star, drawn as a box"])
    let picture = LayoutPicture(Bitmap(width: 2, height: 2), metadata: metadata)
    try GoldenFile.encode(picture, name: "noted.png").write(to: fixture.folder.file("noted.png"))
    let run = try fixture.run("inspect", "noted.png")
    #expect(run.output.contains("\nnote: not here: symbol star, drawn as a box\n"))
    #expect(try fixture.run("inspect", "noted.png", "--json").output.contains("\"notes\""))
  }

  @Test func `a picture without a layout says so`() throws {
    _ = try fixture.run("render", "scenes/mint.json", "--plain", "--output", "plain")
    let run = try fixture.run("inspect", "plain/herbs/mint.after.portrait.png")
    #expect(run.status == 0)
    #expect(run.output.contains("it contains no layout"))
    #expect(run.output.contains("stamp none"))
  }

  @Test func `what is no golden is an error that names it`() throws {
    let run = try fixture.run("inspect", "Package.swift")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: Package.swift is of an unknown kind; goldens are PNG"))
  }

  @Test func `a golden of text is shown`() throws {
    try fixture.write("one\n\u{1B}two\n", to: "a.txt")
    let run = try fixture.run("inspect", "a.txt")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("a.txt: 2 lines of text"))
    #expect(run.output.hasSuffix("\n\none\n\\u{1b}two\n"))
    let json = try fixture.run("inspect", "a.txt", "--json").output
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(value?["text"] as? String == "one\n\u{1B}two\n")
  }

  @Test func `the lines of a cell's text are told apart`() throws {
    let scene = try fixture.text("scenes/mint.json")
      .replacingOccurrences(of: "\"swatch\"", with: "\"marker\"")
      .replacingOccurrences(
        of: "{ \"color\": \"#FF0000\" }",
        with: "{ \"title\": \"Mint\", \"subtitle\": \"Mentha\" }")
    try fixture.write(scene, to: "scenes/mint.json")
    _ = try fixture.run("record", "scenes")
    #expect(try fixture.run("inspect", golden).output.contains("“Mint⏎Mentha"))
  }
}
