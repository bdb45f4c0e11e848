import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

/// The command's pictures of an app's images, and its findings about an asset catalogue.
@Suite(.programs) struct AssetCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ path: String, _ data: Data) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// Writes an image set with one file of a width.
  private func writeSet(_ path: String, width: Int, more: String = "") throws {
    try write("\(path).imageset/a.png", PNG.encode(Bitmap(width: width, height: 1), scale: 1))
    try write(
      "\(path).imageset/Contents.json",
      "{\"images\": [\n{\"filename\": \"a.png\"\(more)}\n]}")
  }

  private func run(_ words: String...) throws -> CommandRun {
    try CommandRun(words, in: folder.url)
  }

  private let leaf = """
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0H2V2H0Z"/></svg>
    """

  @Test func `a vector image is drawn at a scale, by its name`() throws {
    try write("leaf.svg", leaf)
    let run = try run("render", "leaf.svg", "--scale", "3", "--output", "icons")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "icons/leaf.png\n")
    let bitmap = try PNG.read(folder.file("icons/leaf.png")).bitmap
    #expect((bitmap.width, bitmap.height) == (12, 6))
    #expect(bitmap[5, 5] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(bitmap[6, 5].alpha == 0)
  }

  @Test func `all images of a catalogue are drawn, in folders for namespaces`() throws {
    try writeSet("App.xcassets/Plain/basil", width: 3)
    try write(
      "App.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try writeSet("App.xcassets/Icons/arrow", width: 4)
    let run = try run("render", "App.xcassets", "--output", "icons")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "icons/Icons/arrow.png\nicons/basil.png\n")
    #expect(try PNG.read(folder.file("icons/Icons/arrow.png")).bitmap.width == 4)
  }

  @Test func `the file for dark interfaces is drawn on request`() throws {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try writeSet("basil", width: 3, more: "}, {\"filename\": \"b.png\"" + dark)
    try write("basil.imageset/b.png", PNG.encode(Bitmap(width: 5, height: 1), scale: 1))
    #expect(try run("render", "basil.imageset", "--appearance", "dark").status == 0)
    #expect(try PNG.read(folder.file("basil.png")).bitmap.width == 5)
  }

  @Test func `an image that cannot be drawn is told, and the others are drawn`() throws {
    try write("leaf.svg", leaf)
    try write("broken.svg", "<svg")
    let run = try run("render", "broken.svg", "leaf.svg")
    #expect(run.status == 1)
    #expect(run.output == "leaf.png\n")
    #expect(run.errors.contains("broken.svg"))
  }

  @Test(arguments: [
    (["render", "leaf.svg", "--sheet"], "--sheet does not apply to images"),
    (
      ["render", "leaf.svg", "plants/markers"],
      "\"plants/markers\" is not an image; pass it in a separate call of render"
    ),
    (["render", "none.svg"], "none.svg does not exist"),
    (["render", "plants/markers", "--scale", "2"], "--scale does not apply to scenes"),
    (
      ["lint", "App.xcassets", "--device", "iPhone 7"],
      "--device does not apply to asset catalogues; leave it out"
    ),
  ])
  func `wrong words are told`(words: [String], message: String) throws {
    try write("leaf.svg", leaf)
    try writeSet("App.xcassets/basil", width: 3)
    let run = try CommandRun(words, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `lint of a catalogue names the file, the line, the reason and the remedy`() throws {
    try writeSet("App.xcassets/basil", width: 3, more: "},\n{\"filename\": \"gone.pdf\"")
    let run = try run("lint", "App.xcassets")
    #expect(run.status == 1)
    #expect(
      run.output == """
        App.xcassets · 1 asset

          A03 missing-file
              App.xcassets/basil.imageset/Contents.json:3: names gone.pdf, which is not there
              why: another file is shown in its place, or none
              fix: add the file, or remove its name from Contents.json

        """)
  }

  @Test func `lint of a catalogue can be JSON`() throws {
    try writeSet("App.xcassets/basil", width: 3, more: #", "scale": "4x""#)
    let run = try run("lint", "App.xcassets", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let report = try #require((value as? [[String: Any]])?.first)
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(report["assets"] as? Int == 1)
    #expect(finding["code"] as? String == "A09")
    #expect(finding["rule"] as? String == "unknown-value")
    #expect(finding["line"] as? Int == 2)
    #expect(finding["asset"] as? String == "basil")
  }

  @Test func `a catalogue without faults has no findings`() throws {
    try writeSet("App.xcassets/basil", width: 3)
    let run = try run("lint", "App.xcassets")
    #expect(run.status == 0)
    #expect(run.output == "App.xcassets · 1 asset\n\n  nothing found\n")
  }

  @Test func `the file for the high contrast is drawn on request`() throws {
    let high = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#
    try writeSet("basil", width: 3, more: "}, {\"filename\": \"b.png\"" + high)
    try write("basil.imageset/b.png", PNG.encode(Bitmap(width: 5, height: 1), scale: 1))
    #expect(try run("render", "basil.imageset", "--contrast", "high").status == 0)
    #expect(try PNG.read(folder.file("basil.png")).bitmap.width == 5)
    #expect(try run("render", "basil.imageset").status == 0)
    #expect(try PNG.read(folder.file("basil.png")).bitmap.width == 3)
  }

  @Test func `a symbol set is drawn as in text of 17 points`() throws {
    try write(
      "leaf.symbolset/leaf.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Guides"><line id="Baseline-S" x1="0" x2="3000" y1="700" y2="700"/></g>
      <g id="Symbols"><g id="Regular-S"><path d="M100 600H200V700H100Z"/></g></g></svg>
      """)
    try write("leaf.symbolset/Contents.json", #"{"symbols": [{"filename": "leaf.svg"}]}"#)
    try write("none.symbolset/Contents.json", #"{"symbols": [{"idiom": "universal"}]}"#)
    let run = try run("render", "leaf.symbolset", "none.symbolset", "--scale", "2")
    #expect(run.status == 1)
    #expect(run.output == "leaf.png\n")
    #expect(run.errors.contains("none.symbolset names no file"))
    let bitmap = try PNG.read(folder.file("leaf.png")).bitmap
    #expect(bitmap[bitmap.width / 2, bitmap.height / 2].alpha == 255)
  }
}
