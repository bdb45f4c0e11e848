import SnapshotCore
import Testing

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
}
