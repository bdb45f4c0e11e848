import Testing
import UIKit

/// The selection in a field that is edited.
@MainActor struct TextSelectionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let field = UITextField()

  init() {
    window.addSubview(field)
    field.text = "Basil 🌱"
  }

  @Test func `nothing is selected before a field is edited, then the caret is at the end (K17)`()
    throws
  {
    #expect(field.selectedTextRange == nil)
    field.becomeFirstResponder()
    #expect(field.selectedTextRange?.isEmpty == true)
    #expect(try field.offset(from: field.beginningOfDocument, to: selected.end) == 8)
  }

  @Test func `what was selected stays so until the text is another one (K17)`() throws {
    field.becomeFirstResponder()
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    field.selectedTextRange = field.textRange(from: end, to: field.beginningOfDocument)
    #expect(try field.text(in: selected) == "Basil")
    field.text = "Thyme"
    #expect(try field.text(in: selected) == "")
    #expect(try field.offset(from: field.beginningOfDocument, to: selected.start) == 5)
  }

  @Test func `no place lies outside of the text`() throws {
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(field.text(in: all) == "Basil 🌱")
    #expect(field.hasText)
    field.text = nil
    #expect(!field.hasText)
    #expect(field.text(in: all) == nil)
    #expect(field.textRange(from: all.start, to: all.end) == nil)
  }

  private var selected: UITextRange {
    get throws { try #require(field.selectedTextRange) }
  }
}
