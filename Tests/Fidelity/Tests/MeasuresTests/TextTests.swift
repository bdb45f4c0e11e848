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

  @Test func `letters across the border of two colours are a line of text`() {
    let rows = [
      "....#.#.................", "....###....#............", "xxxx#x#xxxx#xxxxxxxxxxxx",
      "xxxx#x#xxxx#xxxxxxxxxxxx",
    ]
    let blue = [String](repeating: String(repeating: "x", count: 24), count: 8)
    #expect(texts(white + white + rows + blue) == [PixelBox(4, 8, 8, 4)])
  }

  @Test func `a smoothed edge across rows of two colours is no text`() {
    let light = [String](repeating: String(repeating: ".", count: 24), count: 8)
    let dark = [String](repeating: String(repeating: "#", count: 24), count: 8)
    #expect(texts(light + ["....oooooo##############"] + dark).isEmpty)
  }

  @Test func `the dot of a tall i belongs to its line`() {
    let stem = [String](repeating: "....#...................", count: 10)
    let rows = ["....#...................", white[0], white[0]] + stem
    #expect(texts(white + rows + white) == [PixelBox(4, 4, 1, 13)])
  }

  @Test func `a text under an icon is no part of it`() {
    let rows = ["...#.#.#.#.#.#.#........", "....#.#.#.#.#.#........."]
    let icon = (0..<14).map { rows[$0 % 2] }
    let gap = [String](repeating: white[0], count: 2)
    let text = [".....##.##..............", ".....##.##.............."]
    #expect(texts(white + icon + gap + text + white).count == 2)
  }

  @Test func `lines of text above each other are two`() {
    let line = [String](repeating: "....#.#.................", count: 10)
    let gap = [String](repeating: white[0], count: 3)
    #expect(texts(white + line + gap + line + white).count == 2)
  }
}
