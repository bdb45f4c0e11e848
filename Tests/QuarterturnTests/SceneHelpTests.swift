import Foundation
import LayoutScenes
import LayoutStage
import TestSupport
import Testing

@testable import LayoutCommands
@testable import quarterturn

/// The examples of scenes in the help and the articles.
@MainActor @Suite struct SceneHelpTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func scene(_ text: String) throws -> LayoutScenes.Scene {
    let file = folder.file("herbs.json")
    try Data(text.utf8).write(to: file)
    return try Scene.read(contentsOf: file)
  }

  /// The file of `help scene`, with the cell of constraints in place of the named one if wanted.
  private func example(constrained: Bool) throws -> String {
    let text = SceneHelp.text
    let file = String(text[try #require(text.range(of: "\n{\n")).lowerBound...])
    guard constrained else { return file }
    return file.replacing(#""cell": "marker","#, with: "")
      .replacing(#"// "cell": {"#, with: #""cell": {"#)
      .replacing(#"//   "V:|-[title]"#, with: #"  "V:|-[title]"#)
  }

  @Test(arguments: [false, true])
  func `help's own example is found in order by lint`(constrained: Bool) throws {
    let text = try example(constrained: constrained)
    #expect(text.contains("\n  \"cell\": {") == constrained)
    try Data(text.utf8).write(to: folder.file("herbs.json"))
    let lint = try CommandRun(["lint", "herbs.json"], in: folder.url)
    #expect(lint.status == 0, "\(lint.output)\(lint.errors)")
    let render = try CommandRun(["render", "herbs.json", "--output", "out"], in: folder.url)
    #expect(render.status == 0 && render.errors.isEmpty, "\(render.errors)")
  }

  @Test func `every view of help's cells is as high as its text`() throws {
    let figures = try scene(example(constrained: true)).rendered()
    let cell = try #require(figures.first?.layout?.elements.first { $0.kind == .cell })
    let views = cell.view?.views.first?.views ?? []
    #expect(views.map { $0.properties[.text] } == ["Pinch the tips.", "Ocimum basilicum", "Basil"])
    #expect(views.allSatisfy { $0.frame.height > 10 && $0.frame.minX == 8 })
  }

  @Test func `the cells of the article's constraints are found in order by lint`() throws {
    let article = try DocumentationFile("Sources/LayoutScenes/LayoutScenes.docc/Scenes.md").text
    let start = try #require(article.range(of: "```json\n\"cell\": { \"constraints\": ["))
    let end = try #require(article[start.upperBound...].range(of: "```"))
    let cell = article[start.lowerBound..<end.lowerBound].dropFirst("```json\n".count)
    let text = """
      { "figure": "herbs", \(cell),
        "data": { "sections": [{ "items": [
          { "title": "Basil", "detail": "Pinch the tips." }, { "title": "Dill" } ] }] },
        "variants": { "x": { "layout": { "type": "flow", "itemSize": [200, 80] } } } }
      """
    try Data(text.utf8).write(to: folder.file("herbs.json"))
    let lint = try CommandRun(["lint", "herbs.json"], in: folder.url)
    #expect(lint.status == 0, "\(lint.output)\(lint.errors)")
  }
}
