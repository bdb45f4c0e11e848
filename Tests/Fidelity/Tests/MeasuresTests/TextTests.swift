import Measures
import Testing

struct TextTests {
  private func texts(_ rows: [String]) -> [PixelBox] {
    PictureParts(of: picture(rows), limits: limits).texts
  }
  private let white = [String](repeating: "........................", count: 4)

  @Test func `glyphs near each other on one colour are a line of text`() {
    let rows = ["...#.......#.#..........", "..#.#.......#...........", "..#.#......#.#.........."]
    #expect(texts(white + rows + white) == [PixelBox(2, 4, 12, 3)])
  }

  @Test func `glyphs far from each other are two lines`() {
    let rows = ["..#.#..............#.#..", "...#................#..."]
    #expect(
      texts(white + rows + white).sorted { $0.left < $1.left } == [
        PixelBox(2, 4, 3, 2), PixelBox(19, 4, 3, 2),
      ])
  }

  @Test func `the smoothed corner between two areas is no text`() {
    let rows =
      [String](repeating: "............", count: 8)
      + ["...ooxxxxxxx", "..oxxxxxxxxx", "..xxxxxxxxxx"]
      + [String](repeating: "..xxxxxxxxxx", count: 8)
    #expect(texts(rows).isEmpty)
  }
}
