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
    let rows = ["..#..#............#..#..", "...##..............##..."]
    #expect(
      texts(white + rows + white).sorted { $0.left < $1.left } == [
        PixelBox(2, 4, 4, 2), PixelBox(18, 4, 4, 2),
      ])
  }

  @Test func `a speck less than four points wide and high is no line of text`() {
    let speck = ["..#.#...................", "...#...................."]
    #expect(texts(white + speck + white).isEmpty)
  }

  @Test func `a capital H is a letter although it reaches all sides of its rectangle`() {
    // Smoothed edges at its sides, as letters have.
    let stems = [String](repeating: ".o##o..o##o.............", count: 4)
    let bar = [String](repeating: ".o########o.............", count: 2)
    let rows = white + stems + bar + stems + white
    let parts = PictureParts(of: picture(rows), limits: limits)
    #expect(parts.areas.filter { !$0.isInk }.map(\.box) == [PixelBox(0, 0, 24, 18)])
    #expect(parts.texts == [PixelBox(1, 4, 10, 10)])
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
