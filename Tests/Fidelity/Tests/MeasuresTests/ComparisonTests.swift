import Measures
import Testing

struct ComparisonTests {
  private func square(at x: Int, _ character: Character = "x") -> [String] {
    let line = "." + String(repeating: ".", count: x)
    let row = line + String(repeating: character, count: 8)
    return [String](repeating: row.padding(24), count: 8)
  }
  private func compare(_ one: [String], _ other: [String]) -> Comparison {
    Comparison(picture(one), picture(other), limits: limits)
  }

  @Test func `components that differ by two of 255 are the same`() {
    let comparison = compare(["oo.."], ["0o.."])
    #expect(comparison.isIdentical)
    #expect(compare(["oo.."], ["#o.."]).differing == 1)
  }

  @Test func `pictures of different sizes are not compared`() {
    let comparison = compare(["...."], ["....", "...."])
    #expect(!comparison.hasSameSize)
    #expect(comparison.differing == nil)
    #expect(comparison.edges == Score())
  }

  @Test func `an area may be one pixel away, and each edge farther away is wrong`() {
    // Two areas: the square, and the white one at its right.
    #expect(compare(square(at: 3), square(at: 4)).edges == Score(right: 8, of: 8))
    let moved = compare(square(at: 3), square(at: 6))
    #expect(moved.edges == Score(right: 5, of: 8))
    #expect(moved.worstEdge == 3)
    #expect(moved.colours == Score(right: 2, of: 2))
  }

  @Test func `an area in its place with another colour has its edges and not its colour`() {
    let comparison = compare(square(at: 3), square(at: 3, "#"))
    #expect(comparison.edges == Score(right: 8, of: 8))
    #expect(comparison.colours == Score(right: 1, of: 2))
  }

  @Test func `a picture is identical outside of text if only pixels of real text differ`() {
    let white = [String](repeating: "............", count: 8)
    let real = white + ["..#.#.#.....", "..##..#....."] + white
    let ours = white + ["..##..#.....", "..#.#.#....."] + white
    let comparison = compare(real, ours)
    #expect(comparison.differing == 4)
    #expect(comparison.isIdenticalOutsideText)
    #expect(comparison.textPixels == 10)
    #expect(comparison.texts == Score(right: 1, of: 1))
    let beside = white + ["..##..#..#..", "..#.#.#....."] + white
    #expect(compare(real, beside).differingOutsideText == 1)
    #expect(!compare(real, beside).isIdenticalBesideText)
    let near = white + ["..##..#.#...", "..#.#.#....."] + white
    #expect(compare(real, near).differingOutsideText == 1)
    #expect(compare(real, near).isIdenticalBesideText)
  }

  @Test func `two lines that are one in a blurred picture have their places`() {
    let white = [String](repeating: "............", count: 8)
    let line = ["..#.#.#.#...", "...#.#.#...."]
    func lines(_ gap: String) -> [String] {
      white + line + [String](repeating: gap, count: 3) + line + white
    }
    let (sharp, blurred) = (lines("............"), lines("....##......"))
    #expect(compare(blurred, sharp).texts == Score(right: 1, of: 1))
    #expect(compare(sharp, blurred).texts == Score(right: 2, of: 2))
    #expect(compare(blurred, white + line + white + line + white.dropLast(5)).texts.right == 0)
  }
}

extension String {
  /// The text with dots up to a length.
  fileprivate func padding(_ length: Int) -> String {
    self + String(repeating: ".", count: max(0, length - count))
  }
}
