import Foundation
import RasterCore
import RasterText
import Testing

/// Places of lines; the font reaches 8 points above and 2 points below the baseline.
@Suite struct LineHeightTests {
  private let font = TextFont(
    stack: FontLibrary.shared.monospaced(), size: 10,
    metrics: FontMetrics(ascender: 8, descender: 2))

  private func tops(_ style: ParagraphStyle, _ text: String = "a\nb") -> [CGFloat] {
    layout(text, style: style, font: font).lines.map(\.top)
  }

  private func baselines(_ style: ParagraphStyle) -> [CGFloat] {
    layout("a\nb", style: style, font: font).lines.map(\.baseline)
  }

  @Test func `lines follow each other at the font's line height`() {
    #expect(tops(ParagraphStyle()) == [0, 10])
    #expect(baselines(ParagraphStyle()) == [8, 18])
    #expect(layout("a\nb", font: font).size.height == 20)
  }

  @Test func `seventeen points of the system font are as high as San Francisco`() {
    let text = layout("a\nb", font: .system(size: 17))
    let unit: CGFloat = 17.0 / 2048
    #expect(text.size.height == 4888 * unit)
    #expect(text.firstBaseline == 1950 * unit)
    #expect(text.lastBaseline == 4394 * unit)
  }

  @Test(arguments: [12 as CGFloat, 9])
  func `a font may have its own distance between lines (SF11)`(distance: CGFloat) {
    let text = layout("a\nb\nc", font: font.spaced(by: distance))
    #expect(text.lines.map(\.top) == [0, distance, 2 * distance])
    #expect(text.size.height == 2 * distance + 10)
    #expect(layout("a", font: font.spaced(by: distance)).size.height == 10)
  }

  @Test func `limits of a paragraph override the distance between lines (SF11)`() {
    func tops(_ style: ParagraphStyle) -> [CGFloat] {
      layout("a\nb", style: style, font: font.spaced(by: 12)).lines.map(\.top)
    }
    #expect(tops(ParagraphStyle(lineSpacing: 7)) == [0, 19])
    #expect(tops(ParagraphStyle(minimumLineHeight: 15, maximumLineHeight: 15)) == [0, 15])
    #expect(tops(ParagraphStyle(lineHeightMultiple: 2)) == [0, 24])
    var plain = ParagraphStyle()
    plain.usesFontSpacing = false
    #expect(tops(plain) == [0, 10])
  }

  @Test func `leading lies below the descender`() {
    let leading = TextFont(
      stack: font.stack, size: 10, metrics: FontMetrics(ascender: 8, descender: 2, leading: 3))
    let text = layout("a\nb", font: leading)
    #expect(text.lines.map(\.top) == [0, 13])
    #expect(text.firstBaseline == 8)
  }

  @Test func `line spacing lies between lines only`() {
    let style = ParagraphStyle(lineSpacing: 4)
    #expect(tops(style) == [0, 14])
    #expect(layout("a\nb", style: style, font: font).size.height == 24)
  }

  @Test func `paragraph spacing lies between paragraphs but not between their lines`() {
    #expect(tops(ParagraphStyle(paragraphSpacing: 5), "a\u{2028}b\nc") == [0, 10, 25])
  }

  @Test func `a multiple adds its height above the text`() {
    #expect(tops(ParagraphStyle(lineHeightMultiple: 1.5)) == [0, 15])
    #expect(baselines(ParagraphStyle(lineHeightMultiple: 1.5)) == [13, 28])
  }

  @Test func `a minimum raises and a maximum lowers the lines`() {
    #expect(tops(ParagraphStyle(minimumLineHeight: 12)) == [0, 12])
    #expect(tops(ParagraphStyle(maximumLineHeight: 9)) == [0, 9])
    #expect(baselines(ParagraphStyle(maximumLineHeight: 9)) == [7, 16])
  }

  @Test func `an empty line is as high as its line feed`() {
    let large = TextFont(
      stack: font.stack, size: 10, metrics: FontMetrics(ascender: 30, descender: 10))
    let text = AttributedText(runs: [
      .init(text: "a\n", attributes: TextAttributes(font: font)),
      .init(text: "\n", attributes: TextAttributes(font: large)),
      .init(text: "b", attributes: TextAttributes(font: font)),
    ])
    #expect(TextLayout(text).lines.map(\.height) == [10, 40, 10])
  }

  @Test func `the largest font of a line gives its height`() {
    let text = AttributedText(runs: [
      .init(text: "a", attributes: TextAttributes(font: font)),
      .init(text: "b", attributes: TextAttributes(font: .system(size: 2048))),
    ])
    #expect(TextLayout(text).firstBaseline == 1950)
  }

  @Test(arguments: [CGFloat.nan, -3, .infinity])
  func `spacings that are no lengths are none`(length: CGFloat) {
    let style = ParagraphStyle(lineHeightMultiple: length)
    #expect(tops(style) == [0, 10])
  }
}
