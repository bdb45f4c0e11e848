public import Foundation

/// Text broken into lines: what is measured is what is drawn.
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
public struct TextLayout: Sendable {
  /// The lines from top to bottom.
  public let lines: [TextLine]
  /// The width of the widest line and the height of all, in points, not rounded.
  public let size: CGSize
  /// Whether some of the text is not shown.
  public let isTruncated: Bool
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
  /// - Complexity: linear in the characters.
  public init(
    _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), width: CGFloat = .infinity,
    height: CGFloat = .infinity, maximumLines: Int = 0
  ) {
    self.style = style
    let typesetter = Typesetter(
      source: TextSource(text), style: style, width: width > 0 ? width : 0, height: height,
      maximumLines: maximumLines)
    lines = typesetter.lines()
    size = CGSize(
      width: lines.reduce(0) { max($0, $1.width) }, height: lines.last?.bottom ?? 0)
    isTruncated = lines.contains { $0.isTruncated }
  }

  /// The baseline of the first line below the top, or zero without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The baseline of the last line below the top, or zero without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
