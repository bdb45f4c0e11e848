import Foundation
import LayoutCore
import LayoutStage
import Testing
import UIKit

@testable import LayoutScenes

/// Cells whose views are placed by constraints of the scene.
@MainActor struct SceneCellFormatTests {
  private let card = """
    [ "H:|-12-[image(44)]-12-[title]-12-|", "V:|-12-[image(44)]-(>=12)-|",
      { "format": "V:|-12-[title]-2-[detail]-(>=12)-|",
        "options": ["alignAllLeading", "alignAllTrailing"] } ]
    """

  private func scene(
    _ constraints: String, _ layout: String = #""itemSize": [200, 80]"#
  ) throws -> LayoutScenes.Scene {
    try readScene(
      """
      { "figure": "a", "device": { "size": [320, 480], "scale": 2 },
        "cell": { "constraints": \(constraints) },
        "data": { "sections": [{ "items": [
          { "title": "Basil", "detail": "Pinch the tips." },
          { "title": "Dill", "detail": "Sow it where it is to grow, as it hates being moved." }
        ] }] },
        "variants": { "x": { "layout": { "type": "flow", \(layout) } } } }
      """)
  }

  private func layout(of scene: LayoutScenes.Scene) throws -> LayoutRecord {
    try #require(scene.figure(scene.variants[0], in: .portrait).rendered().layout)
  }

  /// The frames of the views in a cell, by their texts; a view without one is the picture.
  private func frames(in element: LayoutRecord.Element) -> [String: CGRect] {
    let content = element.view?.views.first
    return Dictionary(
      (content?.views ?? []).map { ($0.properties[.text] ?? "image", $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func `views stand where the formats say`() throws {
    let cell = try #require(try layout(of: scene(card)).elements.first)
    let frames = frames(in: cell)
    #expect(frames["image"] == CGRect(x: 12, y: 12, width: 44, height: 44))
    #expect(frames["Basil"]?.minX == 68 && frames["Basil"]?.maxX == 188)
    #expect(frames["Pinch the tips."]?.minX == 68)
    #expect(frames["Pinch the tips."]?.minY == (frames["Basil"]?.maxY ?? 0) + 2)
  }

  @Test func `a view that no format names is not there`() throws {
    let layout = try layout(of: scene(#"["H:|[title]|", "V:|[title]|"]"#))
    #expect(try frames(in: #require(layout.elements.first)).keys.sorted() == ["Basil"])
  }

  @Test func `D1 a cell is as large as its constraints say where it is asked`() throws {
    let formats = """
      [ "H:|-10-[title(100)]-10-|", "V:|-8-[title]-[detail]-8-|", "H:|-10-[detail(100)]" ]
      """
    let sizes = try layout(of: scene(formats, #""estimatedItemSize": [120, 60]"#)).elements
      .map(\.frame.size)
    #expect(sizes.map(\.width) == [120, 120])
    // The second item's text has more lines.
    #expect(sizes[0].height > 16 && sizes[1].height > sizes[0].height + 30)
  }

  @Test(arguments: [
    (#"["H:|-[titel]-|"]"#, "$.cell.constraints[0]"), (#"["H:|-[title"]"#, "$.cell.constraints[0]"),
    (#"[]"#, "$.cell.constraints"), (#""H:|[title]|""#, "$.cell.constraints"),
    (#"[5]"#, "$.cell.constraints[0]"), (#"[{ "options": [] }]"#, "$.cell.constraints[0]"),
    (
      #"[{ "format": "H:|[title]|", "options": ["alignAll"] }]"#,
      "$.cell.constraints[0].options[0]"
    ),
    (
      #"[{ "format": "H:|[title]|", "options": ["alignAllLeft"] }]"#,
      "$.cell.constraints[0].format"
    ),
  ])
  func `a line that cannot be read is refused where it stands`(lines: String, path: String) {
    let error = #expect(throws: SceneError.self) { try scene(lines) }
    #expect(error?.path == path, "\(error?.description ?? "")")
  }

  @Test func `the column of an error is that of the character in the line`() {
    let error = #expect(throws: SceneError.self) {
      try readScene(
        """
        { "cell": { "constraints": ["H:|-[titel]-|"] },
          "figure": "a", "data": { "sections": [] },
          "variants": { "x": { "layout": { "type": "flow" } } } }
        """)
    }
    // The position where the name ends, at which UIKit's message has its caret.
    #expect(error?.position == TextPosition(line: 1, column: 40))
    #expect(error?.problem == "titel is not a key in the views dictionary.")
    #expect(error?.description.contains("with the views image, title, subtitle, detail") == true)
  }

  @Test func `in code a line that cannot be read is none`() {
    #expect(SceneCellFormat("H:|-[title]-|")?.views == ["title"])
    #expect(SceneCellFormat("H:|-[name]-|") == nil)
    #expect(SceneCellFormat("V:[title]-[detail]", options: .alignAllTop) == nil)
  }
}
