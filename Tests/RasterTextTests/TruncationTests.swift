import Foundation
import RasterText
import Testing

@Suite struct TruncationTests {
  private let sentence = "The plants want more rain"

  @Test func `the tail gives way to an ellipsis`() {
    #expect(lines(sentence, width: 84, limit: 1, mode: .byTruncatingTail) == ["The plants wa…"])
  }

  @Test func `the head gives way to an ellipsis`() {
    #expect(lines(sentence, width: 84, limit: 1, mode: .byTruncatingHead) == ["…ant more rain"])
  }

  @Test func `the middle gives way to an ellipsis`() {
    #expect(
      lines(sentence, width: 84, limit: 1, mode: .byTruncatingMiddle) == ["The pl…re rain"])
  }

  @Test func `only the last permitted line is shortened`() {
    #expect(
      lines(sentence, width: 60, limit: 2, mode: .byTruncatingTail)
        == ["The plants", "want more…"])
    #expect(
      lines(sentence, width: 60, limit: 2, mode: .byTruncatingHead)
        == ["The plants", "…more rain"])
  }

  @Test func `a text that fits is not shortened`() {
    let layout = layout(sentence, width: 150, limit: 1, mode: .byTruncatingTail)
    #expect(layout.lines.map(\.text) == [sentence])
    #expect(!layout.isTruncated)
  }

  @Test func `spaces before the ellipsis are dropped`() {
    #expect(lines("The         plants", width: 60, limit: 1, mode: .byTruncatingTail) == ["The…"])
  }

  @Test func `a line that fits but is not the last paragraph ends with an ellipsis`() {
    #expect(lines("One\nTwo", limit: 1, mode: .byTruncatingTail) == ["One…"])
  }

  @Test func `head and middle keep the end of the last paragraph`() {
    #expect(lines("One\nTwo\nThree", limit: 1, mode: .byTruncatingHead) == ["…Three"])
    #expect(lines("One\nTwo\nThree", limit: 1, mode: .byTruncatingMiddle) == ["One…Three"])
  }

  @Test func `a line feed at the very end is not missed`() {
    #expect(lines("One\n", limit: 1, mode: .byTruncatingTail) == ["One"])
  }

  @Test func `wrapping drops the lines beyond the limit without an ellipsis`() {
    let layout = layout(sentence, width: 60, limit: 2)
    #expect(layout.lines.map(\.text) == ["The plants", "want more"])
    #expect(layout.isTruncated)
  }

  @Test func `lines that do not fit the height are dropped`() {
    let height = sixWide.metrics.lineHeight * 2
    #expect(lines(sentence, width: 60, height: height).count == 2)
    #expect(lines(sentence, width: 60, height: height - 1).count == 1)
    #expect(
      lines(sentence, width: 60, height: height, mode: .byTruncatingTail)
        == ["The plants", "want more…"])
  }

  @Test func `the first line stays however low the room`() {
    #expect(lines(sentence, width: 60, height: 0, mode: .byTruncatingTail) == ["The plant…"])
  }

  @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func `a shortened line with its ellipsis fits at every width`(mode: LineBreakMode) {
    let inter = TextFont.system(size: 16)
    let ellipsis = layout("…", font: inter).size.width
    for width in stride(from: ellipsis, to: 175, by: 0.75) {
      let layout = layout(sentence, width: width, limit: 1, mode: mode, font: inter)
      #expect(layout.size.width <= width + 0.001)
      #expect(layout.lines.first?.text.contains("…") == true)
    }
  }

  @Test func `the ellipsis follows a letter, never a space (SF18)`() {
    let inter = TextFont.system(size: 16)
    for width in stride(from: 20.0, to: 170, by: 1.25) {
      let layout = layout(sentence, width: width, limit: 1, mode: .byTruncatingTail, font: inter)
      #expect(layout.lines.first?.text.contains(" …") == false)
    }
  }

  @Test func `the end after an ellipsis in the middle is never the narrower part (SF19)`() {
    let inter = TextFont.system(size: 16)
    let text = "https://external.homeassistants.org:8123"
    for width in stride(from: 60.0, to: 260, by: 1.25) {
      let line =
        layout(text, width: width, limit: 1, mode: .byTruncatingMiddle, font: inter)
        .lines.first?.text ?? ""
      let parts = line.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { continue }
      let widths = parts.map { layout($0, font: inter).size.width }
      // The two were measured in the text, where letters beside the cut are kerned.
      #expect(widths[1] >= widths[0] - 0.5, "\(line)")
    }
  }

  @Test func `where not even the ellipsis fits it stands alone`() {
    #expect(lines(sentence, width: 1, limit: 1, mode: .byTruncatingTail) == ["…"])
    #expect(lines(sentence, width: 1, limit: 1, mode: .byTruncatingMiddle) == ["…"])
  }

  @Test func `clipped text goes on in one line that is as wide as the room`() {
    let layout = layout(sentence, width: 80, limit: 1, mode: .byClipping)
    #expect(layout.lines.map(\.text) == [sentence])
    #expect(layout.size.width == 80)
    #expect(layout.isTruncated)
  }

  @Test func `a character is never cut in two`() {
    let flags = String(repeating: "e\u{301}\u{323}", count: 12)
    for width in stride(from: 20, to: 100, by: 1.5) {
      let text = lines(flags, width: width, limit: 1, mode: .byTruncatingTail)[0]
      #expect(text.dropLast().allSatisfy { $0 == "e\u{301}\u{323}" })
    }
  }

  @Test func `the ellipsis is in the look of the run it ends`() {
    let (large, small) = (TextFont.monospaced(size: 40), sixWide)
    let text = AttributedText(runs: [
      .init(text: "Big ", attributes: TextAttributes(font: large)),
      .init(text: "and very small indeed", attributes: TextAttributes(font: small)),
    ])
    let style = ParagraphStyle(lineBreakMode: .byTruncatingTail)
    // Big letters are 24 points wide: three and the ellipsis are 96; four and seven small ones 138.
    let narrow = TextLayout(text, style: style, width: 97, maximumLines: 1)
    let wide = TextLayout(text, style: style, width: 138, maximumLines: 1)
    #expect(narrow.lines.map(\.text) == ["Big…"])
    #expect(wide.lines.map(\.text) == ["Big and ve…"])
  }
}
