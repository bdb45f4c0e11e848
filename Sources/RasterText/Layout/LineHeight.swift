import Foundation

/// The height of a line and the position of its baseline, as computed from the fonts, the
/// attachments and the paragraph style.
struct LineHeight {
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0
  private(set) var leading: CGFloat = 0
  private var spacing: CGFloat?

  /// Makes a height that fits all attributes on a line: the maximum of each of their metrics.
  init(of attributes: some Sequence<TextAttributes>) {
    for one in attributes {
      if let frame = one.attachment?.frame {
        ascent = max(ascent, one.baselineOffset - frame.minY)
        descent = max(descent, frame.maxY - one.baselineOffset)
      }
      let metrics = one.font.metrics
      ascent = max(ascent, metrics.ascender + one.baselineOffset)
      descent = max(descent, metrics.descender - one.baselineOffset)
      leading = max(leading, metrics.leading)
      spacing = max(spacing ?? metrics.spacing, metrics.spacing)
    }
  }

  private var natural: CGFloat { ascent + descent + leading }

  /// Returns the height after applying a style's multiple and limits.
  func total(in style: ParagraphStyle) -> CGFloat { limited(natural, in: style) }

  /// Returns the additional space between the line and the next one (fact SF11).
  ///
  /// A style's multiple and limits apply to the distance between lines.
  func spacing(in style: ParagraphStyle) -> CGFloat {
    guard style.usesFontSpacing, let spacing, spacing != 0 else { return 0 }
    return limited(natural + spacing, in: style) - total(in: style)
  }

  private func limited(_ height: CGFloat, in style: ParagraphStyle) -> CGFloat {
    // The multiple is applied before the limits, and the maximum takes precedence over the minimum.
    let multiple = style.lineHeightMultiple
    let scaled = multiple > 0 && multiple.isFinite ? height * multiple : height
    let limit = style.maximumLineHeight
    let atLeast = max(scaled, style.minimumLineHeight)
    return limit > 0 ? min(atLeast, limit) : atLeast
  }

  /// Returns the distance from the top of the line to the baseline.
  ///
  /// Space added or removed by the style is above the text, as in TextKit.
  func baseline(in style: ParagraphStyle) -> CGFloat {
    ascent + total(in: style) - natural
  }
}
