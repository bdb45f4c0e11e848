import Measures
import Testing

struct AreaTests {
  private func areas(_ rows: [String], _ limits: AreaLimits = limits) -> [PixelBox] {
    PictureParts(of: picture(rows), limits: limits).areas.map(\.box)
  }

  @Test func `an area is at least eight points wide and high`() {
    let rows = [".............."] + [String](repeating: "..xxxxxxxx....", count: 8)
    #expect(areas(rows) == [PixelBox(0, 0, 14, 9), PixelBox(2, 1, 8, 8)])
    #expect(areas(Array(rows.dropLast())) == [PixelBox(0, 0, 14, 8)])
  }

  @Test func `a pixel that touches at a corner only belongs to another area`() {
    let rows =
      [String](repeating: "xxxxxxxx........", count: 8)
      + [String](repeating: "........xxxxxxxx", count: 8)
    #expect(
      areas(rows) == [
        PixelBox(0, 0, 8, 8), PixelBox(8, 0, 8, 8), PixelBox(0, 8, 8, 8), PixelBox(8, 8, 8, 8),
      ])
  }

  @Test func `a line is at least sixteen points long, however thin`() {
    let white = [String](repeating: "....................", count: 8)
    let line = [PixelBox(0, 0, 20, 8), PixelBox(2, 8, 16, 1), PixelBox(0, 8, 20, 9)]
    #expect(areas(white + ["..oooooooooooooooo.."] + white).contains(line[1]))
    #expect(areas(white + ["..ooooooooooooooo..."] + white) == [PixelBox(0, 0, 20, 17)])
  }

  @Test func `a row between two colours is the smoothed edge of an area and no line`() {
    let rows =
      [String](repeating: "####################", count: 8) + ["oooooooooooooooooooo"]
      + [String](repeating: "....................", count: 8)
    #expect(areas(rows) == [PixelBox(0, 0, 20, 8), PixelBox(0, 9, 20, 8)])
  }

  @Test func `text of an accessibility size has letters as large as areas, which are left out`() {
    let rows = [String](repeating: "..xxxxxxxx..", count: 40)
    let large = AreaLimits(scale: 1, isLarge: true)
    #expect(areas(rows, large).isEmpty)
  }

  @Test func `a letter as large as an area is ink, and a disc is not`() {
    let letter = [
      "....................",
      "..o###oo..oo###o....",
      "..o###o....o###o....",
      "..o###oo..oo###o....",
      "..o###########o.....",
      "..o##########o......",
      "..o###########o.....",
      "..o###oo..oo###o....",
      "..o###o....o###o....",
      "..o###oo..oo###o....",
      "....................",
    ]
    let parts = PictureParts(of: picture(letter), limits: limits)
    #expect(parts.areas.filter(\.isInk).map(\.box) == [PixelBox(3, 1, 12, 9)])
    let disc = [
      "..............",
      "....o####o....",
      "...o######o...",
      "..o########o..",
      "..##########..",
      "..##########..",
      "..##########..",
      "..##########..",
      "..o########o..",
      "...o######o...",
      "....o####o....",
      "..............",
    ]
    #expect(PictureParts(of: picture(disc), limits: limits).areas.allSatisfy { !$0.isInk })
  }
}
