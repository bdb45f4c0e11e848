import Foundation
import LayoutCore
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import quarterturn

/// `figures` as a shell sees it, in a catalogue with two figures of one scene.
@Suite(.programs) struct FiguresCommandTests {
  private let folder: TemporaryFolder

  private static let herbs = """
    { "figure": "herbs/two", "device": { "size": [100, 160], "scale": 1 }, "cell": "swatch",
      "data": { "sections": [ { "items": [ { "color": "#FF0000" }, { "color": "#00FF00" } ] } ] },
      "variants": { "before": { "layout": { "type": "flow", "itemSize": [40, 30] } },
                    "after": { "layout": { "type": "flow", "itemSize": [100, 30] } } } }
    """
  private static let manifest = """
    { "figures": {
        "after": { "scene": "herbs.json", "variant": "after", "orientation": "portrait" },
        "all": { "scene": "herbs.json", "picture": "sheet", "alternativeText": "Herbs [all]." } } }
    """
  private static let article = """
    # Herbs

    ![](after)
    ![](all.png)
    ![An author's words](after)

    """

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.file("Herbs.docc"), withIntermediateDirectories: true)
    try write(Self.herbs, "herbs.json")
    try write(Self.manifest, "Figures.json")
    try write(Self.article, "Herbs.md")
  }

  private func write(_ text: String, _ name: String, in articles: String = "Herbs.docc") throws {
    try Data(text.utf8).write(to: folder.file("\(articles)/\(name)"))
  }

  private func run(_ words: String..., in articles: String = "Herbs.docc") throws -> CommandRun {
    try CommandRun(["figures", articles] + words, in: folder.url)
  }

  private var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.file("Herbs.docc").path).sorted()
    }
  }

  private func bitmap(_ name: String) throws -> Bitmap {
    let data = try Data(contentsOf: folder.file("Herbs.docc/\(name)"))
    return try PNG.read(data, name: name).bitmap
  }

  @Test func `figures are drawn in pairs, and articles get their words`() throws {
    let run = try run()
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      run.output == """
        Herbs.docc/after.png
        Herbs.docc/after@2x.png
        Herbs.docc/after~dark.png
        Herbs.docc/after~dark@2x.png
        Herbs.docc/all.png
        Herbs.docc/all@2x.png
        Herbs.docc/all~dark.png
        Herbs.docc/all~dark@2x.png
        Herbs.docc/Herbs.md
        2 figures, 3 pictures in 1 article: 9 files written, nothing wrong

        """)
    #expect(try bitmap("after.png").width == 100)
    #expect(try bitmap("after@2x.png").height == 320)
    #expect(try bitmap("after.png") != bitmap("after~dark.png"))
    let article = try String(contentsOf: folder.file("Herbs.docc/Herbs.md"), encoding: .utf8)
    #expect(
      article.contains(
        ", portrait: 2 cells of 100 × 30 points in one column, one section](after)"),
      "\(article)")
    #expect(article.contains("![Herbs \\[all\\].](all.png)"), "\(article)")
    #expect(article.contains("![An author's words](after)"))
  }

  @Test func `what is drawn and told is left as it is, and passes`() throws {
    _ = try run()
    let again = try run()
    #expect(again.status == 0)
    #expect(
      again.output == "2 figures, 3 pictures in 1 article: 0 files written, nothing wrong\n")
    let check = try run("--check")
    #expect(check.status == 0)
    #expect(check.output == "2 figures, 3 pictures in 1 article: nothing wrong\n")
  }

  @Test func `a check writes nothing, and says each place and what to do`() throws {
    let before = try files
    let run = try run("--check")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Herbs.docc/Figures.json:2:14: after.png is missing\n  "))
    #expect(run.output.contains(" figures Herbs.docc draws it\n"))
    #expect(run.output.contains("Herbs.docc/Herbs.md:3:1: \"after\" has no alternative text\n"))
    #expect(run.output.contains("figures Herbs.docc writes: Herbs [all].\n"))
    #expect(run.output.hasSuffix(": 10 findings\n"))
    #expect(try files == before)
    #expect(
      try String(contentsOf: folder.file("Herbs.docc/Herbs.md"), encoding: .utf8) == Self.article)
  }

  @Test func `a stale figure is found, and drawn again alone`() throws {
    _ = try run()
    try write(Self.herbs.replacing("#00FF00", with: "#0000FF"), "herbs.json")
    let check = try run("--check")
    #expect(check.status == 1)
    #expect(check.output.contains("after~dark@2x.png is stale"), "\(check.output)")
    let again = try run()
    #expect(again.status == 0)
    // The description of the figure is the same as before, so the article is not written.
    #expect(!again.output.contains("Herbs.md"), "\(again.output)")
    #expect(try run("--check").status == 0)
  }

  @Test func `words of the layout follow it, an author's stay`() throws {
    _ = try run()
    try write(Self.herbs.replacing("[100, 30]", with: "[50, 30]"), "herbs.json")
    #expect(try run().output.hasSuffix(": 9 files written, nothing wrong\n"))
    let article = try String(contentsOf: folder.file("Herbs.docc/Herbs.md"), encoding: .utf8)
    #expect(article.contains("2 cells of 50 × 30 points in one column, one section](after)"))
    #expect(!article.contains("100 × 30"), "\(article)")
    #expect(article.contains("![An author's words](after)"))
  }

  @Test func `pixels that another program has packed again are not stale`() throws {
    _ = try run()
    let file = folder.file("Herbs.docc/after.png")
    try PNG.write(bitmap("after.png"), to: file, scale: 1)
    #expect(try run("--check").status == 0)
    var bitmap = try bitmap("after.png")
    bitmap[0, 0] = bitmap[0, 40]
    try PNG.write(bitmap, to: file, scale: 1)
    #expect(try run("--check").output.contains("after.png is stale"))
  }

  @Test func `a strip of a turn is drawn into the folder of pictures, through no link`() throws {
    try write(
      """
      { "pictures": "Resources", "figures": {
          "turn": { "scene": "herbs.json", "variant": "after", "picture": "strip" } } }
      """, "Figures.json")
    try write("![](turn)", "Herbs.md")
    #expect(try run().output.hasPrefix("Herbs.docc/Resources/turn.png\n"))
    let article = try String(contentsOf: folder.file("Herbs.docc/Herbs.md"), encoding: .utf8)
    #expect(article.contains(". before portrait, after landscape: 2 cells of"), "\(article)")
    #expect(try run("--check").status == 0)
    let file = folder.file("Herbs.docc/Resources/turn.png")
    try FileManager.default.removeItem(at: file)
    try Data("other".utf8).write(to: folder.file("other.png"))
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: folder.file("other.png"))
    let refused = try run()
    #expect(refused.status == 2)
    #expect(refused.errors.contains("turn.png is a symbolic link"))
    #expect(try Data(contentsOf: folder.file("other.png")) == Data("other".utf8))
  }

  @Test func `an article that shows what is not there is told what was meant`() throws {
    _ = try run()
    try write("Text\n\n  ![Two](aftr) ![Three](../none.png)\n", "More.md")
    let run = try run("--check", "--json")
    #expect(run.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.written == [])
    #expect(report.findings.map(\.kind) == ["unknown", "unknown"])
    #expect(report.findings.first?.file == "Herbs.docc/More.md")
    #expect(report.findings.map(\.line) == [3, 3])
    #expect(report.findings.map(\.column) == [3, 16])
    #expect(report.findings.first?.problem == "no figure \"aftr\"; did you mean \"after\"?")
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var kind, file, problem: String
      var line, column: Int
    }
    var written: [String]
    var findings: [Finding]
  }

  @Test(arguments: [
    (#""variant": "aftr""#, #"$.figures.x.variant: unknown variant "aftr""#),
    (
      #""device": "iPhone 7""#,
      "the scene has 2 variants\n  expected \"variant\": one of before, after"
    ),
    (#""picture": "sheet", "orientation": "portrait""#, "one orientation of a sheet"),
  ])
  func `a mistake that the scene tells is at its place in the manifest`(
    members: String, problem: String
  ) throws {
    try write(
      "{ \"figures\": {\n \"x\": { \"scene\": \"herbs.json\", \(members) } } }", "Figures.json")
    let run = try run()
    #expect(run.status == 2)
    #expect(run.errors.contains("Herbs.docc/Figures.json:2:"), "\(run.errors)")
    #expect(run.errors.contains(problem), "\(run.errors)")
    #expect(try files == ["Figures.json", "Herbs.md", "herbs.json"])
  }

  @Test func `a scene that is not there and a drawing's variant are refused`() throws {
    try write(#"{ "figures": { "x": { "scene": "plants/marker" } } }"#, "Figures.json")
    #expect(try run().errors.contains("did you mean \"plants/markers\"?"))
    try write(
      #"{ "figures": { "x": { "scene": "carousel/plain", "variant": "a" } } }"#, "Figures.json")
    #expect(try run().errors.contains("\"variant\" of a drawing without a scene"))
  }

  @Test func `outside of a catalogue a golden is checked where it lies, and nothing is copied`()
    throws
  {
    try FileManager.default.moveItem(at: folder.file("Herbs.docc"), to: folder.file("posts"))
    _ = try CommandRun(["render", "posts/herbs.json", "--output", "Snapshots"], in: folder.url)
    let golden = #""golden": "herbs/two.after.portrait", "alternativeText": "Two""#
    let scene = #", "scene": "herbs.json", "variant": "after""#
    for members in [golden, golden + scene] {
      try write(
        "{ \"goldens\": \"../Snapshots\", \"figures\": { \"x\": { \(members) } } }",
        "Figures.json", in: "posts")
      try write("![A](../Snapshots/herbs/two.after.portrait.png)", "Herbs.md", in: "posts")
      #expect(try run("--check", in: "posts").status == 0)
      try write("![A](../Snapshots/herbs/two.before.portrait.png)", "Herbs.md", in: "posts")
      #expect(
        try run("--check", in: "posts").output.contains("is a golden that no figure names"))
    }
    try write(Self.herbs.replacing("#00FF00", with: "#0000FF"), "herbs.json", in: "posts")
    #expect(
      try run("--check", in: "posts").output.contains("two.after.portrait.png is stale"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("posts").path).sorted()
        == ["Figures.json", "Herbs.md", "herbs.json"])
  }

  @Test func `a catalogue gets copies of goldens, which it could not reach`() throws {
    for look in ["light", "dark"] {
      _ = try CommandRun(
        ["render", "Herbs.docc/herbs.json", "--output", look, "--appearance", look],
        in: folder.url)
    }
    try FileManager.default.moveItem(at: folder.file("light"), to: folder.file("Snapshots"))
    try FileManager.default.moveItem(
      at: folder.file("dark/herbs/two.after.portrait.png"),
      to: folder.file("Snapshots/herbs/two.after.portrait.dark.png"))
    try write(
      #"{ "goldens": "../Snapshots", "figures": { "x": { "golden": "herbs/two.after.portrait" } } }"#,
      "Figures.json")
    try write("![](x)\n\n@Image(source: \"x.png\")\n", "Herbs.md")
    #expect(try run("--check").output.contains(":1:48: x~dark.png is missing\n"))
    let made = try run()
    #expect(made.output.hasPrefix("Herbs.docc/x.png\nHerbs.docc/x~dark.png\n"), "\(made.output)")
    #expect(try run("--check").status == 0)
    let golden = folder.file("Snapshots/herbs/two.after.portrait.png")
    let copy = folder.file("Herbs.docc/x.png")
    #expect(try Data(contentsOf: copy) == Data(contentsOf: golden))
    #expect(
      try String(contentsOf: folder.file("Herbs.docc/Herbs.md"), encoding: .utf8)
        .components(separatedBy: "portrait: 2 cells of 100 × 30 points").count == 3)
    try Data(contentsOf: folder.file("Snapshots/herbs/two.before.portrait.png")).write(to: golden)
    #expect(
      try run("--check").output.contains(
        "x.png is stale: it differs from Herbs.docc/../Snapshots/herbs/two.after.portrait.png"))
  }

  @Test func `files of a figure that has them no longer are found`() throws {
    _ = try run()
    let old = folder.file("Herbs.docc/after@3x.png")
    try FileManager.default.copyItem(at: folder.file("Herbs.docc/after.png"), to: old)
    let check = try run("--check")
    #expect(
      check.output.contains("after@3x.png is left over: the figure no longer uses it\n  delete it"))
    #expect(try run().status == 1)
    try FileManager.default.removeItem(at: old)
    #expect(try run("--check").status == 0)
  }

  @Test func `a dark golden that was touched is found, and a scale that no name tells`() throws {
    _ = try CommandRun(
      ["render", "Herbs.docc/herbs.json", "--output", "Snapshots"], in: folder.url)
    try write(
      #"{ "goldens": "../Snapshots", "figures": { "x": { "golden": "herbs/two.after.portrait" } } }"#,
      "Figures.json")
    try write("![Two](x)", "Herbs.md")
    #expect(try run().status == 0)
    let golden = folder.file("Snapshots/herbs/two.after.portrait.png")
    let dark = folder.file("Snapshots/herbs/two.after.portrait.dark.png")
    try PNG.write(bitmap("x.png"), to: dark, scale: 1)
    #expect(try run("--check").output.contains("portrait.dark.png is not as it was recorded"))
    try FileManager.default.removeItem(at: dark)
    try write(Self.herbs.replacing("\"scale\": 1", with: "\"scale\": 4"), "herbs.json")
    try FileManager.default.removeItem(at: golden)
    _ = try CommandRun(
      ["render", "Herbs.docc/herbs.json", "--output", "Snapshots"], in: folder.url)
    let check = try run("--check").output
    #expect(check.contains("has 4.0 pixels per point; a catalogue knows 1, 2 and 3"), "\(check)")
  }

  @Test func `words of a tag with several pictures are written once`() throws {
    try FileManager.default.moveItem(at: folder.file("Herbs.docc"), to: folder.file("posts"))
    try write(
      #"<p><img src="after.png" srcset="after@2x.png 2x" alt=""></p>"#, "Herbs.md", in: "posts")
    #expect(try run(in: "posts").status == 0)
    let article = folder.file("posts/Herbs.md")
    let words = try String(contentsOf: article, encoding: .utf8)
    #expect(words.hasSuffix("points in one column, one section\"></p>"), "\(words)")
    try write(Self.herbs.replacing("[100, 30]", with: "[50, 30]"), "herbs.json", in: "posts")
    #expect(try run(in: "posts").status == 0)
    #expect(
      try String(contentsOf: article, encoding: .utf8)
        == words.replacing("100 × 30", with: "50 × 30"))
  }

  @Test func `a path in a catalogue is told the name by which the picture is found`() throws {
    _ = try run()
    try write("![A](./after.png) ![B](../other.png) ![C](after@2x.png)\n", "More.md")
    try Data().write(to: folder.file("other.png"))
    let run = try run("--check")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        """
        Herbs.docc/More.md:1:1: "./after.png" is a path, and a catalogue finds pictures by their names alone
          write after.png

        """), "\(run.output)")
    #expect(run.output.contains("  put the file into Herbs.docc, or name it as a golden in Herbs"))
    #expect(run.output.contains("1:38: \"after@2x.png\" is a path"), "\(run.output)")
  }

  @Test func `outside of a catalogue pictures are paths, as code hosts read them`() throws {
    try FileManager.default.moveItem(at: folder.file("Herbs.docc"), to: folder.file("posts"))
    let run = try CommandRun(["figures", "posts", "--check"], in: folder.url)
    #expect(run.output.contains("posts/Herbs.md:3:1: no figure \"after\""), "\(run.output)")
    #expect(run.output.contains("posts/Herbs.md:4:1: \"all.png\" has no alternative text"))
  }

  @Test func `a folder without a manifest is checked too, and a word must name one`() throws {
    try FileManager.default.removeItem(at: folder.file("Herbs.docc/Figures.json"))
    #expect(try run("--check").output.contains("no figure \"after\""))
    #expect(
      try CommandRun(["figures", "None"], in: folder.url).errors.contains("None is not a folder"))
    #expect(try CommandRun(["figures"], in: folder.url).errors.contains("needs a folder"))
    try FileManager.default.createDirectory(
      at: folder.file("Empty"), withIntermediateDirectories: true)
    let empty = try CommandRun(["figures", "Empty", "--check"], in: folder.url)
    #expect(empty.status == 2)
    #expect(empty.errors.contains("Empty has no Figures.json and no article"))
  }
}
