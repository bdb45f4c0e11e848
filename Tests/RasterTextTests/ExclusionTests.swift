import Foundation
import RasterCore
import RasterText
import Testing

/// Areas without text; every character is 6 points wide and every line 10 points high.
@Suite struct ExclusionTests {
  private let font = TextFont(
    stack: FontLibrary.shared.monospaced(), size: 10,
    metrics: FontMetrics(ascender: 8, descender: 2))

  private func layout(
    _ text: String, width: CGFloat, beside areas: CGRect..., padding: CGFloat = 0
  ) -> TextLayout {
    TextLayout(
      AttributedText(text, attributes: TextAttributes(font: font)), width: width,
      exclusions: TextExclusions(areas.map { Path($0) }, padding: padding))
  }

  @Test func `lines end before an area at the end of the width`() {
    let layout = layout(
      "one two three four", width: 60, beside: CGRect(x: 30, y: 0, width: 30, height: 15))
    #expect(layout.lines.map(\.text) == ["one", "two", "three four"])
    #expect(layout.lines.map(\.top) == [0, 10, 20])
  }

  @Test func `lines begin after an area at the beginning`() {
    let layout = layout(
      "one two three", width: 60, beside: CGRect(x: 0, y: 0, width: 30, height: 10), padding: 4)
    #expect(layout.lines.map(\.text) == ["one", "two three"])
    #expect(drawn(layout, width: 60, height: 10).inkColumns?.lowerBound ?? 0 >= 34)
  }

  @Test func `an area in the middle has text on both sides`() {
    let layout = layout(
      "one two three four", width: 90, beside: CGRect(x: 30, y: 0, width: 30, height: 10))
    #expect(layout.lines.map(\.text) == ["one", "two", "three four"])
    #expect(layout.lines.map(\.top) == [0, 0, 10])
  }

  @Test func `an area as wide as the text has none beside it`() {
    let layout = layout("one", width: 60, beside: CGRect(x: 0, y: 0, width: 60, height: 25))
    #expect(layout.lines.map(\.top) == [25])
  }

  @Test func `lines beside a circle follow its edge`() {
    let circle = Path(ellipseIn: CGRect(x: 30, y: 0, width: 60, height: 60))
    let layout = TextLayout(
      AttributedText("aaaa bbbb cccc dddd", attributes: TextAttributes(font: font)), width: 60,
      exclusions: TextExclusions([circle]))
    #expect(layout.lines.map(\.text) == ["aaaa", "bbbb", "cccc", "dddd"])
    let top = TextLayout(
      AttributedText("aaaaaa", attributes: TextAttributes(font: font)), width: 60,
      exclusions: TextExclusions([circle]))
    #expect(top.lines.map(\.text) == ["aaaaaa"])
  }
}
