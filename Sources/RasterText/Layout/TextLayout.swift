import Basics
package import Foundation

/// A text broken into lines, for both measuring and drawing.
///
/// ```
///  TextSource ──▶ Paragraph ──▶ LineFiller ──▶ LineContent ──▶ TextLine ──▶ GlyphRun
///   scalars        shaped        line ends      line parts      placed       drawn
/// ```
///
/// `Typesetter` performs these steps for one line after another.
///
/// A line feed at the end of the text does not begin another line. An empty text has no lines.
package struct TextLayout: Sendable {
  /// The lines from top to bottom.
  package let lines: [TextLine]
  /// The width of the widest line and the total height, in points without rounding.
  ///
  /// Spaces at the end of a wrapped line are included as far as they are inside the available
  /// width.
  package let size: CGSize
  /// Whether any of the text is not shown.
  package let isTruncated: Bool
  let style: ParagraphStyle

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: the text with its attributes.
  ///   - style: the breaking, spacing and alignment of the paragraphs.
  ///   - width: the available width in points. If it is infinite, lines break only at forced breaks
  ///     such as line feeds. Negative numbers and NaN count as zero.
  ///   - height: the available height. Lines that do not fit are dropped, except for the first.
  ///   - maximumLines: the maximum number of lines, or 0 for no limit.
  ///   - exclusions: the areas without text; a layout with any is not cached.
  /// - Complexity: linear in the number of characters. The layouts of recent texts with equal
  ///   parameters are cached.
  package init(
    _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), width: CGFloat = .infinity,
    height: CGFloat = .infinity, maximumLines: Int = 0, exclusions: TextExclusions = .init()
  ) {
    // If the width is NaN, the comparison is false, and the width becomes 0.
    let width = width > 0 ? width : 0
    let key = TextLayoutKey(
      text, style: style, width: width, height: height, maximumLines: maximumLines)
    let isPlain = exclusions.paths.isEmpty
    if isPlain, let known = Self.kept.withLock({ $0.value(for: key) }) {
      self = known
      return
    }
    let typesetter = Typesetter(
      source: TextSource(text), style: style, width: width, height: height,
      maximumLines: maximumLines, exclusions: exclusions)
    self.init(typesetter.lines(), style: style)
    let made = self
    if isPlain { Self.kept.withLock { $0.insert(made, for: key, cost: key.cost) } }
  }

  private init(_ lines: [TextLine], style: ParagraphStyle) {
    self.lines = lines
    self.style = style
    size = CGSize(
      width: lines.reduce(0) { max($0, ($1.part?.lowerBound ?? 0) + $1.width + $1.hangingWidth) },
      height: lines.last?.bottom ?? 0)
    isTruncated = lines.contains { $0.isTruncated }
  }

  // Layouts are cached, because labels are measured in several passes and then drawn, each time
  // with the same text and width. The limit is a number of characters, each of which takes about a
  // hundred bytes.
  private static let kept = Mutex(GenerationalCache<TextLayoutKey, TextLayout>(limit: 1 << 17))

  /// The distance of the first baseline from the top, or zero if there are no lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The distance of the last baseline from the top, or zero if there are no lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
