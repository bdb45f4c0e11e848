import Testing
import UIKit

/// The rectangles of positions in a text field.
@MainActor struct CaretTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  init() { field.text = "Basil, mint" }

  private func width(of text: String) -> CGFloat {
    text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
  }

  @Test func `the caret is at the end of the text before it, and as high as a line`() throws {
    let start = field.caretRect(for: field.beginningOfDocument)
    #expect(start.minX == 0 && start.width == 2)
    #expect(start.height == 20.5 && abs(start.midY - 17) <= 0.5)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(abs(end.minX - width(of: "Basil, mint")) <= 0.5)
    let space = try #require(field.position(from: field.beginningOfDocument, offset: 7))
    let comma = try #require(field.position(from: field.beginningOfDocument, offset: 6))
    #expect(field.caretRect(for: space).minX > field.caretRect(for: comma).minX + 3)
  }

  @Test func `the caret follows the border and the alignment`() {
    field.borderStyle = .roundedRect
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 7)
    field.textAlignment = .right
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 193) <= 0.5)
    field.textAlignment = .center
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    let middle = (field.caretRect(for: start).minX + field.caretRect(for: end).minX) / 2
    #expect(abs(middle - 100) <= 0.5)
  }

  @Test func `a range has one rectangle, and a point the nearest position`() throws {
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    let all = try #require(field.textRange(from: start, to: end))
    let rect = field.firstRect(for: all)
    #expect(rect.minX == 0 && abs(rect.width - width(of: "Basil, mint")) <= 0.5)
    #expect(field.selectionRects(for: all).map(\.rect) == [rect])
    let none = try #require(field.textRange(from: end, to: end))
    #expect(field.selectionRects(for: none).isEmpty)
    let near = try #require(field.closestPosition(to: CGPoint(x: 199, y: 5)))
    #expect(field.offset(from: start, to: near) == 11)
    #expect(UITextSelectionRect().rect.isNull)
  }
}
