import LayoutStage
import RasterCore
import Testing

@testable import DocumentationFigures

/// The figures of symbols.
@MainActor struct SymbolFigureTests {
  @Test func `every symbol of the most used ones is drawn (AS10)`() throws {
    #expect(SymbolNames.all.count == 120)
    let figure = try #require(DocumentationFigure.named("lab/symbols"))
    let picture = try figure.picture(in: .light)
    #expect(picture.picture.drawing.notes == [])
  }
}
