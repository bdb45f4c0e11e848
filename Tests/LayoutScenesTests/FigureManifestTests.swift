import Foundation
import LayoutCore
import LayoutStage
import TestSupport
import Testing
import UIKit

@testable import LayoutScenes

/// Manifests of figures, `Figures.json`, and the errors in them.
struct FigureManifestTests {
  private func read(_ text: String) throws(SceneError) -> FigureManifest {
    let document = SceneDocument(file: "Figures.json", text: [UInt8](text.utf8))
    return try document.read(FigureManifest.init)
  }

  private func complaint(_ text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `a figure has what is said of it, in the order of the file`() throws {
    let manifest = try read(
      """
      { "goldens": "../Snapshots", "pictures": "Resources", // below the catalogue
        "figures": {
          "markers": { "scene": "plants/markers", "variant": "after", "orientation": "landscape",
                       "device": "iPhone 7", "overlays": ["insets"] },
          "all": { "scene": "herbs.json", "picture": "sheet", "alternativeText": "Two herbs." },
          "growth": { "golden": "articles/growth" } } }
      """)
    #expect(manifest.goldens == "../Snapshots")
    #expect(manifest.pictures?.description == "Resources")
    #expect(manifest.figures.map(\.name) == ["markers", "all", "growth"])
    let markers = manifest.figures[0]
    #expect(markers.scene == "plants/markers")
    #expect(markers.variant == "after")
    #expect(markers.orientation == .landscape)
    #expect(markers.device == Device.named("iPhone 7"))
    #expect(markers.overlays == .insets)
    #expect(markers.position.line == 3)
    #expect(manifest.figures[1].picture == .sheet)
    #expect(manifest.figures[1].alternativeText == "Two herbs.")
    #expect(manifest.figures[2].golden?.description == "articles/growth")
    #expect(manifest.figures[2].picture == .screen)
  }

  @Test func `a mistake is named with its place and what was meant`() {
    #expect(
      complaint("{ \"figures\": {\n  \"a\": { \"scene\": \"x\", \"varant\": \"b\" } } }") == """
        Figures.json:2:24: $.figures.a.varant: unknown key "varant"
          expected one of: scene, picture, device, variant, orientation, overlays, matrix, golden, alternativeText
          did you mean "variant"?
        """)
    #expect(
      complaint("{ \"figures\": [] }").hasPrefix("Figures.json:1:14: $.figures: found an array"))
    #expect(complaint("{ }").contains("the key \"figures\" is missing"))
  }

  @Test(arguments: [
    (#""a.b": { "scene": "x" }"#, #""a.b" cannot be a figure's name"#),
    (#""../a": { "scene": "x" }"#, #""../a" cannot be a figure's name"#),
    (#""a@2x": { "scene": "x" }"#, #""a@2x" cannot be a figure's name"#),
    (#""a": { }"#, #"the figure has neither "scene" nor "golden""#),
    (#""a": { "golden": "x" }"#, "a golden without a folder of goldens"),
    (#""a": { "scene": "x", "golden": "../x" }"#, #""../x" cannot be a figure's name"#),
    (#""a": { "scene": "x", "picture": "shet" }"#, #"did you mean "sheet"?"#),
    (#""a": { "scene": "x", "alternativeText": " " }"#, "the text is empty"),
    (#""a": { "scene": "x" }, "A": { "scene": "x" }"#, #"the name "A" is used twice"#),
  ])
  func `a figure that cannot be is refused`(member: String, problem: String) {
    #expect(complaint("{ \"figures\": { \(member) } }").contains(problem))
  }

  @Test func `what only a scene has needs one`() {
    let text = #"{ "goldens": "..", "figures": { "a": { "golden": "x", "variant": "b" } } }"#
    #expect(complaint(text).contains("$.figures.a.variant: \"variant\" without a scene"))
  }

  @Test func `a file that is not there is named`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SceneError.self) {
      try FigureManifest.read(contentsOf: folder.file("Figures.json"))
    }
  }

  @Test func `a figure may show the problems of a matrix of settings`() throws {
    let manifest = try read(
      """
      { "figures": { "languages": { "scene": "herbs.json",
          "matrix": { "language": ["de", "de+bounded"], "textSize": ["large", "small"] } } } }
      """)
    let matrix = try #require(manifest.figures.first?.matrix)
    #expect(matrix.languages == ["", "de", "de+bounded"])
    #expect(matrix.textSizes == [.large, .small])
  }

  @Test func `a matrix needs a scene, and is in place of a part of it`() {
    let matrix = #""matrix": { "language": ["de"] }"#
    let alone = #"{ "goldens": ".", "figures": { "a": { "golden": "x", \#(matrix) } } }"#
    #expect(complaint(alone).contains("\"matrix\" without a scene"))
    let both = #"{ "figures": { "a": { "scene": "x", "picture": "sheet", \#(matrix) } } }"#
    #expect(
      complaint(both).hasPrefix(
        "Figures.json:1:48: $.figures.a.picture: \"picture\" together with \"matrix\""))
  }
}
