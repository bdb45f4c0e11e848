import Foundation
import Testing

@testable import LayoutScenes

/// Several mistakes in one file.
struct SceneMistakesTests {
  private func mistakes(_ text: String) -> [SceneError] {
    do {
      _ = try readScene(text)
      return []
    } catch {
      return [error] + error.others
    }
  }

  @Test func `every mistake of a scene is told, in the order of the file`() {
    let found = mistakes(
      """
      { "figure": "../herbs", "title": 7,
        "variants": {
          "a.b": { "layout": { "type": "flw", "itemsize": [1, 2] } },
          "after": { "layout": { "type": "flow", "itemSize": [-1, "2"] } } },
        "data": { "sections": [ { "items": [ { "color": "green" }, { "size": 5 } ] } ] },
        "overlays": ["indices", "insets", "spacings"] }
      """)
    #expect(
      found.map(\.path) == [
        "$.figure", "$.title", "$.variants[\"a.b\"]", "$.variants[\"a.b\"].layout.type",
        "$.variants[\"a.b\"].layout.itemsize", "$.variants.after.layout.itemSize[0]",
        "$.variants.after.layout.itemSize[1]", "$.data.sections[0].items[0].color",
        "$.data.sections[0].items[1].size", "$.overlays[0]", "$.overlays[2]",
      ])
    #expect(found.map { $0.position?.line } == [1, 1, 3, 3, 3, 4, 4, 5, 5, 6, 6])
    #expect(found.allSatisfy { $0.others.isEmpty || $0 == found.first })
  }

  @Test func `a mistyped key is not missing besides`() {
    let found = mistakes(
      """
      { "figur": "herbs", "data": { "sectons": [] },
        "variants": { "before": { "layot": { "type": "flow" } } } }
      """)
    #expect(found.map(\.suggestion) == ["figure", "sections", "layout"])
  }

  @Test(arguments: [
    (#"{ "figure": "a", "data": 5, "variants": { "x": { "layout": { "type": "flow" } } } }"#, 1),
    (#"{ "figure": "a", "data": { "sections": [{ "items": 1 }] }, "variants": [] }"#, 2),
    (leastScene(#", "orientations": ["up"], "chrome": ["bar"]"#), 2),
    (leastScene(#", "page": 9, "cell": { "constraints": [5] }"#), 1),
  ])
  func `what follows from a mistake alone is not told`(text: String, count: Int) {
    #expect(mistakes(text).count == count, "\(mistakes(text).map(\.description))")
  }

  @Test func `an image that many items name is told once`() {
    let items = Array(repeating: #"{ "image": "basil.png" }"#, count: 9).joined(separator: ", ")
    let text = leastScene().replacing(
      "\"sections\": []", with: "\"sections\": [{ \"items\": [\(items)] }]")
    #expect(mistakes(text).map(\.path) == ["$.data.sections[0].items[0].image"])
  }

  @Test func `the description has each mistake on lines of its own, and an end`() throws {
    let overlays = (1...30).map { "\"x\($0)\"" }.joined(separator: ", ")
    let error = try #require(mistakes(leastScene(", \"overlays\": [\(overlays)]")).first)
    let lines = error.description.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("herbs.json:") } == SceneError.mostShown)
    #expect(lines.last == "… and 10 more mistakes")
  }

  @Test func `mistakes of the JSON that leave no doubt are told beside the others`() {
    let found = mistakes(
      """
      { "figure": "herbs", "title": 7 "figure": "again",
        "data": { "sections": [], },
        "variants": { "before": { "layout": { "type": "flw" } } } }
      """)
    #expect(
      found.map(\.problem) == [
        "found a number", "the character \"", "the key \"figure\" a second time",
        "a comma with nothing after it", "unknown value \"flw\"",
      ])
  }

  @Test func `a bracket that is never closed is told where it begins and at the end`() {
    let found = mistakes("{ \"figure\": \"herbs\",\n  \"variants\": [{ \"a\": 1\n")
    #expect(
      found.map { $0.position } == [
        TextPosition(line: 2, column: 16), TextPosition(line: 3, column: 1),
      ])
    #expect(found.map(\.problem) == ["the { is never closed", "the end of the file"])
    #expect(mistakes("{ \"variants\": [{").map { $0.position?.column } == [16, 17])
  }

  @Test func `a bracket that another closes is told with the place where it begins`() {
    let found = mistakes(
      "{ \"data\": { \"sections\": [ { \"items\": [] } },\n  \"figure\": \"a\" }")
    #expect(found.count == 1)
    #expect(found.first?.position == TextPosition(line: 1, column: 43))
    #expect(found.first?.expected == "a comma or ], which closes the [ at 1:25")
  }

  @Test func `every mistake of a manifest is told`() {
    let text = """
      { "figures": { "a.b": { "scene": "x", "picture": "shet" }, "c": { "golden": "x" }, "d": {} } }
      """
    let document = SceneDocument(file: "Figures.json", text: Array(text.utf8))
    let error = #expect(throws: SceneError.self) { try document.read(FigureManifest.init) }
    let found = [error].compactMap(\.self) + (error?.others ?? [])
    #expect(
      found.map(\.path) == [
        "$.figures[\"a.b\"]", "$.figures[\"a.b\"].picture", "$.figures.c.golden", "$.figures.d",
      ])
  }
}
