import LayoutScenes
import LayoutStage
import Testing

@testable import Examples

@MainActor struct CarouselTests {
  private func captions(_ name: String) throws -> [[String]] {
    let figure = try #require(CarouselFigure.all.first { "\($0.name)" == "carousel/\(name)" })
    return figure.sheet(in: .light).captions
  }

  @Test func `the first page stays, but for a pad that asks for no new sizes (F7)`() throws {
    #expect(
      try captions("plain") == [
        ["Page 1.", "Page 1."], ["Page 1.", "768 points of page 1, 256 of page 2."],
      ])
  }

  @Test func `RW6 the second page is lost`() throws {
    #expect(
      try captions("second-image-bug") == [
        ["Page 2.", "292 points of page 1, 375 of page 2."],
        ["Page 2.", "768 points of page 2, 256 of page 3."],
      ])
  }

  @Test(arguments: ["offset-fixed", "smooth", "layout-fixed"])
  func `RW5 RO29 each repair keeps the page`(name: String) throws {
    #expect(try captions(name) == [["Page 2.", "Page 2."], ["Page 2.", "Page 2."]])
  }

  /// Returns the views that the film shows only during the turn, and neither before nor after it.
  private func flickers(_ name: String) throws -> [FilmFlicker] {
    let figure = try #require(CarouselFigure.all.first { "\($0.name)" == "carousel/\(name)" })
    return figure.film.film().recorded().flickers
  }

  @Test func `RO27 the wrong page flickers where the offset is fixed`() throws {
    let flickers = try flickers("offset-fixed")
    #expect(flickers.map(\.element) == ["cell [0,0]"])
    #expect(flickers.allSatisfy { $0.share > 0.7 && $0.frames == Array(1...7) })
  }

  @Test(arguments: ["smooth", "layout-fixed"])
  func `nothing flickers behind a still picture, and where the layout keeps its page`(
    name: String
  ) throws { #expect(try flickers(name).isEmpty) }

  @Test func `RO6 from iOS 13 on nothing is seen before the first turn`() throws {
    #expect(
      try captions("empty-until-turned") == [
        ["Page 1.", "Page 1."], ["No page is seen.", "Page 1."],
      ])
  }
}
