import Foundation
import TestSupport
import Testing

/// `film` as a shell sees it.
@Suite(.programs) struct FilmCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let herbs = """
    { "figure": "herbs/two", "device": { "size": [100, 160], "scale": 1 }, "cell": "swatch",
      "data": { "sections": [ { "items": [ { "color": "#FF0000" }, { "color": "#00FF00" } ] } ] },
      "variants": { "before": { "layout": { "type": "flow", "itemSize": [40, 30] } },
                    "after": { "layout": { "type": "resizingFlow", "itemSize": [40, 30] } } } }
    """

  private func run(_ words: String...) throws -> CommandRun {
    try Data(Self.herbs.utf8).write(to: folder.file("herbs.json"))
    return try CommandRun(words, in: folder.url)
  }

  @Test func `film writes a strip and an animation for each variant, and says so`() throws {
    let run = try run("film", "herbs.json", "--output", "out", "--scale", "1", "--frames", "3")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        out/herbs/two.before.strip.png
        out/herbs/two.before.film.png
        out/herbs/two.after.strip.png
        out/herbs/two.after.film.png

        """)
    #expect(run.errors.isEmpty)
    let film = try Data(contentsOf: folder.file("out/herbs/two.after.film.png"))
    #expect(film.range(of: Data("acTL".utf8)) != nil)
    for name in ["strip", "film"] {
      let text = try self.run("inspect", "out/herbs/two.after.\(name).png").output
      #expect(text.contains("cell [0,1]"), "\(text)")
    }
  }

  @Test func `a film has the frames of its rate, and is the same each time`() throws {
    func film(_ rate: String, _ out: String) throws -> Data {
      _ = try run(
        "film", "herbs.json", "--variant", "after", "--fps", rate, "--scale", "1", "--output", out)
      return try Data(contentsOf: folder.file("\(out)/herbs/two.after.film.png"))
    }
    let slow = try film("10", "slow")
    // The turn takes 0.3 seconds: before it, at 0.1, 0.2 and 0.3.
    let place = try #require(slow.range(of: Data("acTL".utf8))?.upperBound)
    #expect(Array(slow[place..<place + 4]) == [0, 0, 0, 4])
    #expect(try slow == film("10", "again"))
    #expect(try slow != film("20", "fast"))
  }

  @Test func `RO22 a scene that is turned on its way is filmed in its own turn`() throws {
    let turned = Self.herbs.dropLast(2) + #", "rotate": ["portrait", "landscape"] }"#
    try Data(turned.utf8).write(to: folder.file("turned.json"))
    func film(_ scene: String) throws -> Data {
      _ = try run(
        "film", scene, "--variant", "after", "--frame", "3", "--fps", "10", "--scale", "1",
        "--output", scene + "-films")
      return try Data(contentsOf: folder.file("\(scene)-films/herbs/two.after.film.png"))
    }
    // From portrait to landscape, as for a scene that names no turn.
    #expect(try film("turned.json") == film("herbs.json"))
  }

  @Test(arguments: [
    (["--frames", "2"], "--frames cannot be \"2\"\n  it is one of: a whole number from 3 to 99"),
    (["--fps", "0"], "--fps cannot be \"0\"\n  it is one of: a whole number from 1 to 120"),
    (["--scale", "big"], "--scale cannot be \"big\"\n  it is one of: a whole number from 1 to 4"),
    (["--variant", "during"], "--variant cannot be \"during\""),
  ])
  func `a value that makes no film is refused`(words: [String], message: String) throws {
    try Data(Self.herbs.utf8).write(to: folder.file("herbs.json"))
    let run = try CommandRun(["film", "herbs.json", "--output", "out"] + words, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(folder.names == ["herbs.json"])
  }

  @Test func `a mistyped figure is suggested, and none is missed`() throws {
    #expect(try run("film", "carousel/smoth").errors.contains("did you mean carousel/smooth?"))
    let needed = "film needs a scene file (.json) or the name of a figure; "
    #expect(try run("film").errors.contains(needed))
  }

  @Test func `a controller on one of several devices is filmed`() throws {
    let run = try run(
      "film", "carousel/smooth", "--variant", "iPhone 7", "--scale", "1", "--frames", "3",
      "--fps", "10", "--output", "out")
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        out/carousel/smooth.iPhone-7.strip.png
        out/carousel/smooth.iPhone-7.film.png

        """)
  }

  @Test func `two films of one name are refused before anything is written`() throws {
    let run = try run("film", "herbs.json", "herbs.json", "--output", "out")
    #expect(run.status == 2)
    #expect(folder.names == ["herbs.json"])
  }
}
