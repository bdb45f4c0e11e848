import Foundation
import TestSupport
import Testing

/// The command as a shell sees it.
@Suite(.programs) struct CommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let herbs = """
    // Two herbs on a small screen.
    { "figure": "herbs/two", "device": { "size": [100, 160], "scale": 1 }, "cell": "swatch",
      "data": { "sections": [ { "items": [ { "color": "#FF0000" }, { "color": "#00FF00" } ] } ] },
      "variants": { "before": { "layout": { "type": "flow", "itemSize": [40, 30] } },
                    "after": { "layout": { "type": "resizingFlow", "itemSize": [40, 30] } } } }
    """

  private func write(_ text: String, to name: String = "herbs.json") throws {
    try Data(text.utf8).write(to: folder.file(name))
  }

  private func run(_ words: String...) throws -> CommandRun {
    try CommandRun(words, in: folder.url)
  }

  @Test func `render names its pictures by figure, variant and orientation`() throws {
    try write(Self.herbs)
    let run = try run("render", "herbs.json", "--out", "out", "--sheet")
    #expect(run.status == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("out/herbs").path)
    #expect(
      names.sorted() == [
        "two.after.landscape.png", "two.after.portrait.png", "two.before.landscape.png",
        "two.before.portrait.png", "two.sheet.png",
      ])
    #expect(run.output.contains("out/herbs/two.sheet.png\n"))
    #expect(run.errors.isEmpty)
  }

  @Test func `a picture carries the layout that it shows, unless it is to be plain`() throws {
    try write(Self.herbs)
    let name = "herbs/two.before.portrait.png"
    _ = try run("render", "herbs.json", "--out", "out")
    let text = try run("inspect", "out/\(name)").output
    #expect(text.contains("stamp genuine"))
    #expect(text.contains("cell [0,1]"))
    _ = try run("render", "herbs.json", "--out", "plain", "--plain")
    #expect(try run("inspect", "plain/\(name)").output.contains("it contains no layout"))
    // The pixels are the same.
    #expect(try run("compare", "out/\(name)", "plain/\(name)").status == 0)
  }

  @Test func `two renderings are compared by their layouts`() throws {
    try write(Self.herbs)
    _ = try run("render", "herbs.json", "--out", "old")
    try write(Self.herbs.replacingOccurrences(of: "[40, 30]", with: "[40, 34]"))
    _ = try run("render", "herbs.json", "--out", "new")
    let name = "herbs/two.before.portrait.png"
    let run = try run("compare", "old/\(name)", "new/\(name)")
    #expect(run.status == 1)
    #expect(run.output.contains("item size 40×30 → 40×34 (inferred): 2 cells"), "\(run.output)")
  }

  @Test func `choices leave pictures out`() throws {
    try write(Self.herbs)
    let run = try run(
      "render", "herbs.json", "--out", "out", "--variant", "after", "--orientation", "landscape")
    #expect(run.output == "out/herbs/two.after.landscape.png\n")
  }

  @Test func `layout prints exact frames after the rotation`() throws {
    try write(Self.herbs)
    let run = try run(
      "layout", "herbs.json", "--json", "--variant", "before", "--orientation", "landscape")
    #expect(
      run.output == """
        [
          {
            "figure": "herbs/two",
            "variant": "before",
            "orientation": "landscape",
            "settings": {
              "system": "iOS 17",
              "traits": "phone, compact width, compact height",
              "textSize": "large",
              "direction": "left to right",
              "bars": "none",
              "safeArea": "none",
              "contentInset": "none"
            },
            "contentSize": [160, 30],
            "elements": [
              { "kind": "cell", "indexPath": [0, 0], "frame": [0, 0, 40, 30], "zIndex": 0 },
              { "kind": "cell", "indexPath": [0, 1], "frame": [60, 0, 40, 30], "zIndex": 0 }
            ]
          }
        ]

        """)
  }

  @Test func `layout has one object for each variant and orientation`() throws {
    try write(Self.herbs)
    let run = try run("layout", "herbs.json", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let objects = try #require(value as? [[String: Any]])
    let names = objects.map { "\($0["variant"] ?? "") \($0["orientation"] ?? "")" }
    #expect(
      names == ["before portrait", "before landscape", "after portrait", "after landscape"])
  }

  @Test func `the same scene makes the same bytes twice`() throws {
    try write(Self.herbs)
    _ = try run("render", "herbs.json", "--out", "one", "--sheet")
    _ = try run("render", "herbs.json", "--out", "two", "--sheet")
    for name in ["two.sheet.png", "two.after.portrait.png"] {
      let first = try Data(contentsOf: folder.file("one/herbs/\(name)"))
      #expect(try first == Data(contentsOf: folder.file("two/herbs/\(name)")))
    }
  }

  @Test func `an error in a scene is told with its place and nothing is written`() throws {
    try write(Self.herbs)
    try write(
      Self.herbs.replacingOccurrences(of: "\"cell\"", with: "\"cel\""), to: "broken.json")
    let run = try run("render", "herbs.json", "broken.json", "--out", "out")
    #expect(run.status == 2)
    #expect(run.errors.contains("broken.json:2:72: $.cel: unknown key \"cel\""))
    #expect(run.errors.contains("did you mean \"cell\"?"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("out").path))
  }

  @Test func `two scenes of one figure are refused`() throws {
    try write(Self.herbs)
    let run = try run("render", "herbs.json", "herbs.json", "--out", "out")
    #expect(run.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.file("out").path))
  }

  @Test(arguments: ["../up", "/tmp/absolute", "a/../../b"])
  func `no figure leads out of the folder`(name: String) throws {
    try write(Self.herbs.replacingOccurrences(of: "herbs/two", with: name))
    let run = try run("render", "herbs.json", "--out", "out")
    #expect(run.status == 2)
    #expect(folder.names == ["herbs.json"])
  }

  @Test func `a link in the folder leads nowhere`() throws {
    try write(Self.herbs)
    let manager = FileManager.default
    for name in ["out", "elsewhere"] {
      try manager.createDirectory(at: folder.file(name), withIntermediateDirectories: true)
    }
    try manager.createSymbolicLink(
      atPath: folder.file("out/herbs").path, withDestinationPath: folder.file("elsewhere").path)
    let run = try run("render", "herbs.json", "--out", "out")
    #expect(run.status == 2)
    #expect(try manager.contentsOfDirectory(atPath: folder.file("elsewhere").path).isEmpty)
  }

  @Test(arguments: [
    ["render"], ["render", "nowhere.json"], ["layout"], ["frobnicate"], ["render", "--sheets"],
    ["render", "plants/markers", "--device", "Nokia"], ["layout", "plants/marker"],
    ["render", "plants/markers", "--variant", "during"], ["list", "--json"],
    ["layout", "plants/markers", "swatches/rotate"],
    ["render", "plants/markers", "--overlay", "everything"],
    ["render", "plants/markers", "--appearance", "sepia"],
  ])
  func `what makes no sense is an error and says so`(words: [String]) throws {
    let run = try CommandRun(words, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: "))
    #expect(run.output.isEmpty)
    #expect(folder.names.isEmpty)
  }

  @Test func `a mistyped figure is suggested`() throws {
    let run = try run("layout", "plants/marker")
    #expect(run.errors.contains("did you mean plants/markers?"))
  }

  @Test(arguments: ["demo", "render", "layout", "list", "devices", "help"])
  func `every command is explained with an example`(command: String) throws {
    let run = try run("help", command)
    #expect(run.status == 0)
    #expect(run.output.contains("/quarterturn \(command)"))
    #expect(try run.output == self.run(command, "--help").output)
  }

  @Test func `the scene that help shows is a scene`() throws {
    let text = try run("help", "scene").output
    try write(String(text[try #require(text.range(of: "\n{")?.lowerBound)...]))
    let run = try run("layout", "herbs.json", "--json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"figure\": \"herbs/markers\""))
  }

  @Test func `a link in place of a picture is not followed`() throws {
    try write(Self.herbs)
    try write("precious", to: "elsewhere.png")
    let picture = folder.file("out/herbs/two.after.portrait.png")
    try FileManager.default.createDirectory(
      at: folder.file("out/herbs"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: picture, withDestinationURL: folder.file("elsewhere.png"))
    #expect(try run("render", "herbs.json", "--out", "out").status == 2)
    #expect(try String(contentsOf: folder.file("elsewhere.png"), encoding: .utf8) == "precious")
  }

  @Test func `without a command there is help`() throws {
    let run = try run()
    #expect(run.status == 0)
    #expect(run.output.contains("quarterturn demo"))
  }

  @Test func `the version is one line`() throws {
    #expect(try run("--version").output == "quarterturn 0.1.0\n")
  }

  @Test func `list names the figures and devices the devices`() throws {
    #expect(try run("list").output.contains("plants/markers"))
    #expect(try run("devices").output.contains("iPhone 7 Plus"))
  }

  @Test func `output into a file has no escapes`() throws {
    #expect(try !run("help").output.contains("\u{1B}"))
    #expect(try !run("nothing").errors.contains("\u{1B}"))
  }

  @Test func `a broken image is told at its place`() throws {
    try write("not a picture", to: "basil.png")
    try write(
      Self.herbs.replacingOccurrences(
        of: "\"color\": \"#FF0000\"", with: "\"image\": \"basil.png\""))
    let run = try run("render", "herbs.json", "--out", "out")
    #expect(run.status == 2)
    #expect(run.errors.contains("$.data.sections[0].items[0].image"))
    #expect(folder.names == ["basil.png", "herbs.json"])
  }
}
