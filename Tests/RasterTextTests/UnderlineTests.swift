import Foundation
import RasterCore
import Testing

@testable import RasterText

@Suite struct UnderlineTests {
  private func underlines(
    _ text: String, font: TextFont, scale: CGFloat? = 3
  ) throws -> [CGRect] {
    let attributes = TextAttributes(font: font, underline: .single)
    let layout = TextLayout(AttributedText(text, attributes: attributes))
    let line = try #require(layout.lines.first)
    return line.underlines(at: CGPoint(x: 0, y: 30), stretch: 0, scale: scale).map(\.rect)
  }

  /// Pixels in pictures of iOS, three of which are a point.
  @Test(arguments: [(14.0, 4.0), (16, 5), (35, 10)])
  func `an underline of the system font is on pixels, a tenth of an em below the baseline (SF21)`(
    size: Double, pixels: Double
  ) throws {
    let rect = try #require(underlines("Text", font: .system(size: size, weight: .bold)).first)
    #expect(abs(rect.minY * 3 - (90 + pixels)) < 1e-9)
    #expect(abs(rect.height * 3 - pixels) < 1e-9)
  }

  @Test func `letters interrupt an underline by its own thickness (SF21)`() throws {
    let font = TextFont.system(size: 16, weight: .bold)
    let parts = try underlines("shape", font: font)
    #expect(parts.count == 2)
    // A stem of this weight is 6.8 pixels wide in a picture of iOS, and 10 more are free.
    let gap = (parts[1].minX - parts[0].maxX) * 3
    #expect(abs(gap - 16.8) < 0.4)
    #expect(try underlines("shade", font: font).count == 1)
    let whole = try #require(underlines("shade", font: font).first)
    #expect(whole.minX == 0)
    #expect(abs(whole.maxX - layout("shade", font: font).size.width) < 1e-9)
  }

  @Test func `a letter at an end leaves nothing of the underline there`() throws {
    let font = TextFont.system(size: 16, weight: .bold)
    #expect(try underlines("ppp", font: font).allSatisfy { $0.width > 0 })
    #expect(try underlines("j", font: font).isEmpty)
  }

  @Test func `a line through text is in the middle of its lowercase letters`() throws {
    var attributes = TextAttributes(font: TextFont(stack: sixWide.stack, size: 40))
    attributes.strikethrough = Strikethrough()
    let layout = TextLayout(AttributedText("xx", attributes: attributes))
    let lines = try #require(layout.lines.first)
      .strikethroughs(at: CGPoint(x: 0, y: 30), stretch: 0, scale: nil)
    let face = sixWide.stack.primary
    #expect(lines.map(\.color) == [.black])
    #expect(abs(lines[0].rect.midY - (30 - face.xHeight * 20)) < 1e-9)
    #expect(abs(lines[0].rect.height - face.underlineThickness * 40) < 1e-9)
    #expect(abs(lines[0].rect.width - layout.size.width) < 1e-9)
  }

  @Test func `a font of a file keeps its own position, and without a scale nothing is rounded`()
    throws
  {
    let face = sixWide.stack.primary
    let rect = try #require(
      underlines("x", font: TextFont(stack: sixWide.stack, size: 40), scale: nil).first)
    #expect(abs(rect.midY - 30 - face.underlinePosition * 40) < 1e-9)
    #expect(abs(rect.height - face.underlineThickness * 40) < 1e-9)
  }
}
