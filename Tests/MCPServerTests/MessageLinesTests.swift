import Foundation
import Testing

@testable import MCPServer

struct MessageLinesTests {
  private func message(_ text: String) -> MessageLines.Line { .message(Data(text.utf8)) }

  @Test func `a line may arrive in pieces, and several at once`() {
    var lines = MessageLines()
    #expect(lines.take(Data("{\"a\":".utf8)) == [])
    #expect(lines.take(Data("1}\n\n{}\n{".utf8)) == [message("{\"a\":1}"), message("{}")])
    #expect(lines.take(Data("}\n".utf8)) == [message("{}")])
  }

  @Test func `of a line that is too long nothing is kept, and the next is read`() {
    var lines = MessageLines(limit: 4)
    for _ in 0..<100 { #expect(lines.take(Data("12345".utf8)) == []) }
    #expect(
      lines.take(Data("6\nabcd\nabcde\nx\n".utf8)) == [
        .tooLong, message("abcd"), .tooLong, message("x"),
      ])
  }
}
