import Foundation
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

  @Test func `as JSON the layout is whole`() throws {
    let run = try fixture.run("inspect", golden, "--json")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["stamp"] as? String == "genuine")
    let description = try #require(object["description"] as? [String: Any])
    #expect((description["layouts"] as? [Any])?.count == 1)
  }

  @Test func `a picture without a layout says so`() throws {
    _ = try fixture.run("render", "scenes/mint.json", "--output", "plain")
    let run = try fixture.run("inspect", "plain/herbs/mint.after.portrait.png")
    #expect(run.status == 0)
    #expect(run.output.contains("it carries no layout"))
    #expect(run.output.contains("stamp none"))
  }

  @Test func `what is no picture is an error that names it`() throws {
    let run = try fixture.run("inspect", "scenes/mint.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("scenes/mint.json"))
  }
}
