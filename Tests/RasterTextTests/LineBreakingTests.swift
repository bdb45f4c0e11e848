import Foundation
import RasterText
import Testing

@Suite struct LineBreakingTests {
  @Test func `words that do not fit go to the next line, without the space between`() {
    #expect(
      lines("The plants want more rain", width: 60) == ["The plants", "want more", "rain"])
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
    #expect(lines("Incomprehensibilities", width: 60) == ["Incomprehe", "nsibilitie", "s"])
  }

  @Test func `a long word goes to a line of its own before it is broken`() {
    #expect(lines("An incomprehensible", width: 60) == ["An", "incomprehe", "nsible"])
  }

  @Test func `wrapping by character fills every line`() {
    #expect(lines("The plants", width: 36, mode: .byCharWrapping) == ["The pl", "ants"])
  }

  @Test func `lines break after a hyphen but not before it`() {
    #expect(lines("half-way", width: 30) == ["half-", "way"])
  }

  @Test func `a space that does not break keeps words together`() {
    #expect(lines("at 5\u{A0}pm", width: 30) == ["at", "5\u{A0}pm"])
  }

  @Test func `a space without width lets a word break`() {
    #expect(lines("half\u{200B}way", width: 30) == ["half", "way"])
  }

  @Test func `a soft hyphen is seen only where the line breaks`() {
    #expect(lines("half\u{AD}way", width: 30) == ["half\u{AD}-", "way"])
    let whole = layout("half\u{AD}way", width: 60)
    #expect(whole.size.width == 42)
  }

  @Test func `a soft hyphen without room for the hyphen is no place to break`() {
    #expect(lines("half\u{AD}way", width: 24) == ["half", "\u{AD}way"])
  }

  @Test func `spaces hang over the end of a line, and count where there is room (SF20)`() {
    let tight = layout("one      two", width: 30)
    #expect(tight.lines.map(\.text) == ["one", "two"])
    #expect(tight.lines.map(\.width) == [18, 18])
    #expect(tight.size.width == 30)
    #expect(layout("one two", width: 18).size.width == 18)
    #expect(layout("one two", width: 30).size.width == 24)
  }

  @Test func `spaces at the end of a paragraph count as far as they fit`() {
    #expect(layout("one  ", width: 100).size.width == 30)
    #expect(layout("one  ", width: 20).size.width == 20)
  }

  @Test func `a tab goes to the next of stops 28 points apart`() {
    #expect(layout("a\tb").size.width == 34)
    #expect(layout("abcde\tb").size.width == 62)
  }

  @Test func `a letter and its marks stay together`() {
    #expect(lines("e\u{301}e\u{301}", width: 1) == ["e\u{301}", "e\u{301}"])
  }

  @Test func `joined emoji stay together`() {
    let family = "👨‍👩‍👧"
    #expect(lines(family + family, width: 1) == [family, family])
  }

  @Test func `flags break between each other but not within`() {
    #expect(lines("🇩🇪🇫🇷🇮🇹", width: 1) == ["🇩🇪", "🇫🇷", "🇮🇹"])
    #expect(lines("\u{FFFF}\u{1F1E6}", width: 1).count == 2)
  }

  @Test(arguments: [0, -10, -CGFloat.infinity, CGFloat.nan])
  func `without width every character has a line`(width: CGFloat) {
    #expect(lines("a bc", width: width) == ["a", "b", "c"])
  }

  @Test func `laying out at the measured width gives the measured lines`() {
    let text = "Sow the seeds of basil two weeks after the last frost, a finger’s width apart."
    for width in stride(from: CGFloat(20), to: 400, by: 7) {
      let first = layout(text, width: width, font: .system(size: 15))
      let second = layout(text, width: first.size.width, font: .system(size: 15))
      #expect(first.lines.map(\.text) == second.lines.map(\.text))
      #expect(first.size == second.size)
    }
  }

  @Test func `a hundred thousand characters lose none`() {
    let text = String(repeating: "plant ", count: 17_000)
    let layout = layout(text, width: 123)
    #expect(layout.lines.count == 5667)
    #expect(layout.lines.allSatisfy { $0.width <= 123 })
    let isWhole = layout.lines.map(\.text).joined(separator: " ") == text
    #expect(isWhole)
  }

  @Test func `a hundred thousand letters without a space are cut evenly`() {
    let layout = layout(String(repeating: "x", count: 100_000), width: 60)
    #expect(layout.lines.count == 10_000)
  }

  @Test func `a last line keeps its single word, and gets another one with pushOut (SF13, SF14)`() {
    let text = "The basic for private and secure communications."
    func shown(_ strategy: LineBreakStrategy, width: CGFloat) -> [String] {
      var style = ParagraphStyle()
      style.lineBreakStrategy = strategy
      return layout(text, style: style, width: width).lines.map(\.text)
    }
    #expect(shown([], width: 200) == ["The basic for private and secure", "communications."])
    #expect(
      shown(.pushOut, width: 200) == ["The basic for private and", "secure communications."])
    // A line of one word keeps it.
    #expect(shown(.pushOut, width: 96).suffix(2) == ["secure", "communications."])
  }

  @Test func `a word may come down to a last word below the first line alone (SF14)`() {
    let text = "The basic for private and secure communications."
    var style = ParagraphStyle()
    style.lineBreakStrategy = .pushOutOfTwoLines
    func shown(_ width: CGFloat) -> [String] {
      layout(text, style: style, width: width).lines.map(\.text)
    }
    #expect(shown(200) == ["The basic for private and", "secure communications."])
    let three = shown(130)
    #expect(three.count == 3)
    #expect(three.last == "communications.")
    // The second line is not shown, so the first one keeps its words.
    style.lineBreakStrategy = .pushOut
    let cut = layout(text, style: style, width: 200, limit: 1)
    #expect(cut.lines.map(\.text) == ["The basic for private and secure"])
  }

  @Test(arguments: ["\u{202F}", "\u{A0}"])
  func `a last line of two words has a space without a break between them (SF14)`(space: String) {
    var style = ParagraphStyle()
    style.lineBreakStrategy = .pushOutOfTwoLines
    let text = "Added on November 17, 2017 at 9:49\(space)PM"
    let shown = layout(text, style: style, width: 180).lines.map(\.text)
    #expect(shown == ["Added on November 17, 2017 at", "9:49\(space)PM"])
  }

  @Test func `Korean words are kept together (SF14)`() {
    var style = ParagraphStyle()
    style.lineBreakStrategy = .hangulWordPriority
    let inter = TextFont.system(size: 10)
    let room = layout("가나다 라마", font: inter).size.width + 1
    let words = layout("가나다 라마바", style: style, width: room, font: inter)
    #expect(words.lines.map(\.text) == ["가나다", "라마바"])
    #expect(layout("가나다 라마바", width: room, font: inter).lines.first?.text != "가나다")
  }
}
