import Foundation
import Testing

@testable import PreviewTool

struct BoundedOutputTests {
  /// Returns the beginning and the end that are kept of texts written one after the other.
  private func parts(_ words: [String]) -> (String, String) {
    var output = BoundedOutput(head: 4, tail: 3)
    let first = words.map { String(decoding: output.take(Data($0.utf8)), as: UTF8.self) }
    return (first.joined(), String(decoding: output.end(), as: UTF8.self))
  }

  @Test func `little is passed on as it is`() {
    #expect(parts(["ab", "cd"]) == ("abcd", ""))
  }

  @Test func `what follows the beginning is kept up to its limit`() {
    #expect(parts(["abc", "def", "g"]) == ("abcd", "efg"))
  }

  @Test func `much is cut in the middle, and the cut is told`() {
    #expect(parts(["abcdefgh", "ijklm", "nop"]) == ("abcd", "\n… 9 bytes left out …\nnop"))
  }

  @Test func `what is printed follows the complaints, under words of its own`() {
    let texts = Texts()
    var output = PreviewOutput { texts.all += $0 }
    output.take(printed: Data("hel".utf8))
    output.take(complaint: Data("a\nb".utf8))
    output.take(printed: Data("lo\n".utf8))
    output.end()
    #expect(texts.all == "a\nb\nthe source printed:\n  hello\n")
  }

  @Test func `what is printed without end is bounded`() {
    let texts = Texts()
    var output = PreviewOutput { texts.all += $0 }
    for _ in 0..<1000 { output.take(printed: Data(repeating: 0x61, count: 100_000)) }
    output.end()
    #expect(texts.all.contains("… 99988000 bytes left out …"))
    #expect(texts.all.utf8.count < 13_000)
  }
}

private final class Texts {
  var all = ""
}
