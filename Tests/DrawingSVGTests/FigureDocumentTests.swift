import DocumentationFigures
import DrawingSVG
import LayoutStage
import Testing

/// SVG documents of whole figures, examined as text.
@MainActor struct FigureDocumentTests {
  @Test func `the figure of what a rotation invalidates is below 300 KB`() throws {
    let figure = try #require(DocumentationFigure.named("lab/invalidation"))
    for picture in try figure.pictures() {
      let document = try SVG(size: picture.picture.size).document(of: picture.picture.drawing)
      #expect(document.utf8.count < 300_000)
    }
  }

  @Test func `the same figure gives the same document`() throws {
    let figure = try #require(DocumentationFigure.named("lab/constraints"))
    let documents = try (0..<2).map { _ in
      try figure.pictures().map { try SVG(size: $0.picture.size).document(of: $0.picture.drawing) }
    }
    #expect(documents[0] == documents[1])
  }
}
