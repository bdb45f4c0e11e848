import TestSupport
import Testing

@testable import SnapshotCore

@Suite struct TextDifferenceTests {
  @Test func `equal texts have no difference`() {
    #expect(TextDifference(golden: "a\nb", actual: "a\nb").isEmpty)
  }

  @Test func `a changed line is told with its context`() {
    let difference = TextDifference(golden: "1\n2\n3\n4\n5", actual: "1\n2\nx\n4\n5", context: 1)
    #expect(difference.unified == ["@@ line 2 → 2 @@", " 2", "-3", "+x", " 4"])
  }

  @Test func `changes far apart are hunks of their own`() {
    let golden = (1...20).map(String.init).joined(separator: "\n")
    let actual = golden.replacing("2\n", with: "2\nnew\n", maxReplacements: 1).replacing(
      "19\n", with: "")
    let difference = TextDifference(golden: golden, actual: actual, context: 1)
    #expect(
      difference.unified == [
        "@@ line 2 → 2 @@", " 2", "+new", " 3", "@@ line 18 → 19 @@", " 18", "-19", " 20",
      ])
  }

  @Test func `a line ending is a difference`() {
    let difference = TextDifference(golden: "a\r\nb", actual: "a\nb")
    #expect(difference.removed == 1 && difference.added == 1)
  }

  @Test func `letters that only look the same differ`() {
    #expect(!TextDifference(golden: "\u{E9}", actual: "e\u{301}").isEmpty)
  }

  @Test func `a last line feed is a difference`() {
    #expect(TextDifference(golden: "a\n", actual: "a").removed == 1)
  }

  @Test func `very long texts are told as one block`() {
    let golden = (0..<3000).map { "a\($0)" }.joined(separator: "\n")
    let actual = (0..<3000).map { "b\($0)" }.joined(separator: "\n")
    let difference = TextDifference(golden: golden, actual: actual)
    #expect(difference.removed == 3000 && difference.added == 3000)
    #expect(difference.hunks.count == 1)
  }

  @Test func `a line that became another is told once, with what changed in it`() {
    let difference = TextDifference(
      golden: "rows 3\nline spacing 10, gap 8\nend", actual: "rows 3\nline spacing 14, gap 8\nend")
    #expect(
      difference.unified == [
        "@@ line 1 → 1 @@", " rows 3", "~line spacing [-10-]{+14+}, gap 8", " end",
      ])
    #expect(difference.headline == "line 2: “…spacing 10, gap 8” → “…spacing 14, gap 8”")
  }

  @Test func `lines are paired by likeness, and a new one stands where it came`() {
    let difference = TextDifference(
      golden: "section 0: inset 16\ncell [0,0] 16,0 80×40\ncell [0,1] 106,0 80×40",
      actual: "section 0: inset 24\nheader [0,0] 0,0 320×30\ncell [0,0] 24,30 80×40\n"
        + "cell [0,1] 114,30 80×40")
    #expect(
      difference.unified == [
        "@@ line 1 → 1 @@", "~section 0: inset [-16-]{+24+}", "+header [0,0] 0,0 320×30",
        "~cell [0,0] [-16-]{+24+},[-0-]{+30+} 80×40",
        "~cell [0,1] [-106-]{+114+},[-0-]{+30+} 80×40",
      ])
    #expect(difference.headline == "3 lines changed, 1 added")
  }

  @Test(arguments: [
    ("a\nb", "a\nb\nnew", "line 3 added: “new”"), ("a\nold\nb", "a\nb", "line 2 removed: “old”"),
    ("x 8 y\nx 8 z", "x 12 y\nx 12 z", "2 lines: “8” → “12”"),
    ("x 8 y\nx 9 z", "x 12 y\nx 13 z", "2 lines changed"),
    ("a\nb\nc", "q", "3 lines removed, 1 added"),
    (
      "everything before this is long, gap 8, and so is after",
      "everything before this is long, gap 12, and so is after",
      "line 1: “…long, gap 8, and so is…” → “…long, gap 12, and so is…”"
    ),
  ])
  func `the headline says what changed where that is one thing`(
    golden: String, actual: String, headline: String
  ) {
    #expect(TextDifference(golden: golden, actual: actual).headline == headline)
  }

  @Test(arguments: [
    ("the colour of it", "the colours of it", "the colour{+s+} of it"),
    ("Persuasion", "Persuation", "Persua[-s-]{+t+}ion"),
    ("cat", "dog", "[-cat-]{+dog+}"),
    ("one two three four", "one 2 3 four", "one [-two three-]{+2 3+} four"),
    ("width 52.5 pt.", "width 53.5 pt.", "width [-52.5-]{+53.5+} pt."),
    ("a", "a\r", "a{+\r+}"),
    ("x \u{E9}", "x e\u{301}", "x [-\u{E9}-]{+e\u{301}+}"),
    ("👨‍👩‍👧 family 1", "👨‍👩‍👧 family 2", "👨‍👩‍👧 family [-1-]{+2+}"),
  ])
  func `what changed in a line is told by words, then by letters`(
    golden: String, actual: String, marked: String
  ) {
    #expect(LineChange(golden: golden, actual: actual).marked.utf8.elementsEqual(marked.utf8))
  }

  @Test(arguments: 0..<40)
  func `the parts of a changed line make both lines again`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = ["a", "b", " ", "  ", "12.5", ",", "é", "e\u{301}", "\r", "👍🏽", "word", "words"]
    func line() -> String {
      (0...random.integer(0...12)).map { _ in words[random.integer(0...words.count - 1)] }.joined()
    }
    let (golden, actual) = (line(), line())
    let parts = LineChange(golden: golden, actual: actual).parts
    let sides = parts.reduce(into: ("", "")) { sides, part in
      switch part {
      case .kept(let text): sides = (sides.0 + text, sides.1 + text)
      case .changed(let old, let new): sides = (sides.0 + old, sides.1 + new)
      }
    }
    #expect(sides.0.utf8.elementsEqual(golden.utf8) && sides.1.utf8.elementsEqual(actual.utf8))
  }

  @Test func `a line of 100,000 letters is told in few`() {
    let words = (0..<20_000).map { "w\($0)" }
    var other = words
    other[10_000] = "changed"
    let near = LineChange(
      golden: words.joined(separator: " "), actual: other.joined(separator: " "))
    #expect(near.parts.count == 3)
    #expect(near.marked.count < 250)
    // So much differs that equal words in between are not searched for.
    let far = LineChange(
      golden: words.joined(separator: " "),
      actual: words.map { "\($0)x" }.joined(separator: " "))
    #expect(far.parts.count == 1)
    #expect(far.marked.count < 500)
  }

  @Test func `ten thousand lines are compared with a few others each`() {
    let old = (0..<10_000).map { "line \($0) of the golden" }
    let new = (0..<10_000).map { "line \($0) of the text now" }
    #expect(LinePairing(removed: old, added: new).comparisons == 10_000)
    let near = LinePairing(
      removed: Array(old.prefix(LinePairing.searchLimit)), added: Array(new.prefix(200)))
    #expect(near.comparisons < LinePairing.searchLimit * 130)
    #expect(near.pairs.count == 200)
  }

  @Test func `lines that both texts have once are found in a text of ten thousand lines`() {
    let golden = (0..<10_000).map { "line \($0)" }
    var actual = golden
    actual[0] = "first"
    actual.insert("between", at: 5_000)
    actual[10_000] = "last"
    let difference = TextDifference(
      golden: golden.joined(separator: "\n"), actual: actual.joined(separator: "\n"))
    #expect(difference.removed == 2 && difference.added == 3)
    #expect(difference.hunks.map(\.goldenLine) == [1, 4_998, 9_997])
  }

  @Test(arguments: 0..<40)
  func `both texts can be read from their alignment`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = seed < 4 ? 2_500 : 30
    func text() -> [String] {
      (0..<random.integer(1...count)).map { _ in "\(random.integer(0...count))" }
    }
    let (golden, actual) = (text(), text())
    let difference = TextDifference(
      golden: golden.joined(separator: "\n"), actual: actual.joined(separator: "\n"),
      context: 10_000)
    let lines = difference.hunks.flatMap(\.lines)
    if difference.isEmpty { return }
    #expect(lines.filter(\.isInGolden).map(\.words) == golden)
    #expect(lines.filter(\.isInActual).map(\.words) == actual)
  }
}
