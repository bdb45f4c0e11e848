import Foundation
import RasterCore
import RasterText
import TestSupport
import Testing

/// Random texts, attributes, styles and sizes: nothing traps, overflows or gets lost.
@Suite struct LayoutFuzzTests {
  private static let stuff: [String] = [
    "plant", "a", "AVATAR", "fi", " ", "  ", "\t", "\n", "\r\n", "\u{2028}", "\u{AD}", "\u{200B}",
    "-", "שלום", "ב", "(", ")", "مرحبا", "ع", "12", ",", "e\u{301}", "\u{301}", "中", "👩‍👩‍👧", "🇩🇪",
    "\u{200D}", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{0}", "\u{FFFF}", "\u{A0}", "…",
    "ﬁ", "\u{E0001}", "กำ", "각", "\u{1100}", "\u{85}", "\u{2029}", "\u{B}", "\u{C}", "\u{FE0F}",
  ]

  private static func text(_ generator: inout SeededGenerator) -> AttributedText {
    let runs = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      let words = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        stuff[Int.random(in: 0..<stuff.count, using: &generator)]
      }
      return AttributedText.Run(text: words.joined(), attributes: attributes(&generator))
    }
    return AttributedText(runs: runs)
  }

  private static func attributes(_ generator: inout SeededGenerator) -> TextAttributes {
    let size = CGFloat(Int.random(in: 0...3, using: &generator) * 7)
    return TextAttributes(
      font: Bool.random(using: &generator) ? .system(size: size) : .monospaced(size: size),
      kern: CGFloat(Int.random(in: -1...2, using: &generator)),
      underline: Bool.random(using: &generator) ? .single : .none,
      baselineOffset: CGFloat(Int.random(in: -2...2, using: &generator)))
  }

  private static func style(_ generator: inout SeededGenerator) -> ParagraphStyle {
    ParagraphStyle(
      alignment: TextAlignment.allCases.randomElement(using: &generator) ?? .natural,
      lineBreakMode: LineBreakMode.allCases.randomElement(using: &generator) ?? .byWordWrapping,
      baseWritingDirection: WritingDirection.allCases.randomElement(using: &generator) ?? .natural)
  }

  @Test(arguments: 0..<40)
  func `any text in any style is laid out and drawn`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let (text, style) = (Self.text(&generator), Self.style(&generator))
      let width = CGFloat(Int.random(in: 0...120, using: &generator))
      let height = Bool.random(using: &generator) ? CGFloat.infinity : 40
      let limit = Int.random(in: 0...3, using: &generator)
      let layout = TextLayout(
        text, style: style, width: width, height: height, maximumLines: limit)
      check(layout, of: text, width: width, limit: limit)
      _ = drawn(layout, width: 40, height: 40, available: width)
    }
  }

  private func check(_ layout: TextLayout, of text: AttributedText, width: CGFloat, limit: Int) {
    let isEmpty = text.string.isEmpty
    #expect(layout.lines.isEmpty == isEmpty)
    #expect(limit == 0 || layout.lines.count <= limit)
    for line in layout.lines where line.width > width + 0.001 {
      let seen = line.text.filter { !$0.isWhitespace }
      #expect(seen.count <= 2, "\(seen) is \(line.width) wide in \(width)")
    }
    for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
      #expect(next.top >= line.bottom)
    }
  }

  @Test(arguments: 0..<40)
  func `wrapping loses no character`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let text = Self.text(&generator)
      let width = CGFloat(Int.random(in: 0...120, using: &generator))
      let shown = TextLayout(text, width: width).lines.map(\.text).joined()
      #expect(Self.ink(of: shown) == Self.ink(of: text.string), "\(text.string.debugDescription)")
    }
  }

  /// The scalars that are neither space nor the end of a line, nor the hyphens of soft hyphens.
  private static func ink(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "-" && $0 != "\u{200B}" }
  }
}
