import Testing

@testable import LayoutScenes

struct TextPositionTests {
  private func position(of offset: Int, in text: String) -> TextPosition {
    TextPosition(ofByteAt: offset, in: Array(text.utf8))
  }

  @Test func `the first byte is line 1, column 1`() {
    #expect(position(of: 0, in: "abc") == TextPosition(line: 1, column: 1))
  }

  @Test(arguments: ["ab\ncd", "ab\rcd"])
  func `a line ends at a line feed or a carriage return`(text: String) {
    #expect(position(of: 4, in: text) == TextPosition(line: 2, column: 2))
  }

  @Test func `a carriage return and a line feed end one line`() {
    #expect(position(of: 5, in: "ab\r\ncd") == TextPosition(line: 2, column: 2))
  }

  @Test func `a column is a scalar, however many bytes it has`() {
    #expect(position(of: 6, in: "ü🌱x") == TextPosition(line: 1, column: 3))
  }

  @Test func `the end of the text is after its last character`() {
    #expect(position(of: 2, in: "ab") == TextPosition(line: 1, column: 3))
  }

  @Test func `it is written as editors expect it`() {
    #expect(TextPosition(line: 12, column: 7).description == "12:7")
  }
}
