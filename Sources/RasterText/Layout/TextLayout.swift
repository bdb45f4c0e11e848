import Basics
package import Foundation

/// Text broken into lines, for both measuring and drawing.
///
/// ```
///  TextSource ──▶ Paragraph ──▶ LineFiller ──▶ LineContent ──▶ TextLine ──▶ GlyphRun
///   scalars        shaped        where lines    what a line     placed       drawn
///                                end            shows
/// ```
///
/// `Typesetter` runs through these steps for one line after the other.
///
/// A line feed at the very end opens no further line; a text without characters has no lines.
package struct TextLayout: Sendable {
  /// The lines from top to bottom.
  package let lines: [TextLine]
  /// The width of the widest line and the height of all, in points, not rounded.
  package let size: CGSize
  /// Whether some of the text is not shown.
  package let isTruncated: Bool
  let style: ParagraphStyle

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: the text with its attributes.
  ///   - style: how its paragraphs are broken, spaced and aligned.
  ///   - width: the available width in points; infinite breaks only at line feeds. A number below
  ///     zero and NaN count as zero, where every character has a line of its own.
  ///   - height: the available height; lines that do not fit are dropped, but never the first.
  ///   - maximumLines: the most lines, or 0 for no limit.
  /// - Complexity: linear in the characters; a text that was laid out lately in the same way is
  ///   found again.
  package init(
    _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), width: CGFloat = .infinity,
    height: CGFloat = .infinity, maximumLines: Int = 0
  ) {
    // NaN is not above zero either.
    let width = width > 0 ? width : 0
    let key = TextLayoutKey(
      text, style: style, width: width, height: height, maximumLines: maximumLines)
    if let known = Self.kept.withLock({ $0.value(for: key) }) {
      self = known
      return
    }
    let typesetter = Typesetter(
      source: TextSource(text), style: style, width: width, height: height,
      maximumLines: maximumLines)
    self.init(typesetter.lines(), style: style)
    let made = self
    Self.kept.withLock { $0.insert(made, for: key, cost: key.cost) }
  }

  private init(_ lines: [TextLine], style: ParagraphStyle) {
    self.lines = lines
    self.style = style
    size = CGSize(
      width: lines.reduce(0) { max($0, $1.width) }, height: lines.last?.bottom ?? 0)
    isTruncated = lines.contains { $0.isTruncated }
  }

  // Labels are measured in several passes and then drawn: each time the same text in the same
  // width. The limit counts characters, of which each takes about a hundred bytes.
  private static let kept = Mutex(GenerationalCache<TextLayoutKey, TextLayout>(limit: 1 << 17))

  /// The baseline of the first line below the top, or zero without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The baseline of the last line below the top, or zero without lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
