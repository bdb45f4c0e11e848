import Foundation
import RasterText
import Testing

@Suite struct LineBreakingTests {
  @Test func `words that do not fit go to the next line, without the space between`() {
    #expect(
      lines("The plants want more rain", width: 90) == ["The plants", "want more", "rain"])
  }

  @Test func `an infinite width breaks only at line feeds`() {
    #expect(lines("one two\nthree") == ["one two", "three"])
  }

  @Test func `a carriage return with its line feed is one break`() {
    #expect(lines("one\r\ntwo\rthree") == ["one", "two", "three"])
  }

  @Test func `a line separator breaks the line`() {
    #expect(lines("one\u{2028}two") == ["one", "two"])
  }

  @Test func `a line feed at the very end opens no line`() {
    #expect(lines("one\n") == ["one"])
  }

  @Test func `a text of line feeds is as many empty lines`() {
    #expect(lines("\n\n") == ["", ""])
  }

  @Test func `a text without characters has no lines`() {
    #expect(lines("").isEmpty)
  }

  @Test func `a word wider than the line is broken between characters`() {
    #expect(lines("Incomprehensibilities", width: 60) == ["Incomp", "rehensi", "bilities"])
  }
}
