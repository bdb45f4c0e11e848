import Foundation
import RasterCore
import RasterText
import Testing

/// Drawings on lines of text; every character is 6 points wide, and the font reaches 8 points above
/// and 2 points below the baseline.
@Suite struct AttachmentTests {
  private final class Object: Sendable {}
  private let font = TextFont(
    stack: FontLibrary.shared.monospaced(), size: 10,
    metrics: FontMetrics(ascender: 8, descender: 2))

  /// Lays out the letter A, a black drawing and the letter B.
  private func layout(_ frame: CGRect, width: CGFloat = .infinity) -> TextLayout {
    let attributes = TextAttributes(font: font)
    var drawn = attributes
    drawn.attachment = TextAttachment(
      of: Object(), frame: frame,
      drawing: Drawing {
        $0.fill(CGRect(origin: .zero, size: frame.size), with: .color(.black))
      })
    let text = AttributedText(runs: [
      .init(text: "A", attributes: attributes),
      .init(text: TextAttachment.character, attributes: drawn),
      .init(text: "B", attributes: attributes),
    ])
    return TextLayout(text, width: width)
  }

  @Test func `a drawing is as wide as its frame`() {
    #expect(layout(CGRect(x: 0, y: -8, width: 20, height: 8)).size == CGSize(width: 32, height: 10))
  }

  @Test func `a drawing that is higher than the letters makes its line higher`() {
    let layout = layout(CGRect(x: 0, y: -20, width: 20, height: 25))
    #expect(layout.lines.map(\.height) == [25])
    #expect(layout.firstBaseline == 20)
  }

  @Test func `a drawing is on the baseline, moved by the origin of its frame`() throws {
    let layout = layout(CGRect(x: 1, y: -5, width: 20, height: 7))
    let bitmap = drawn(layout, width: 40, height: 12)
    let rows = (0..<12).filter { bitmap[17, $0].alpha == 255 }
    #expect(rows == Array(3...9))
    #expect((7...26).allSatisfy { bitmap[$0, 5].alpha == 255 })
    #expect(bitmap[6, 9].alpha == 0)
  }

  @Test func `a line may end before a drawing and after it`() {
    let lines = layout(CGRect(x: 0, y: -8, width: 20, height: 8), width: 21).lines
    #expect(lines.map(\.text) == ["A", TextAttachment.character, "B"])
  }
}
