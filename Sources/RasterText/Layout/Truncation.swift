import Foundation

/// The truncation of the rest of a text to a single line with an ellipsis.
///
///     tail     The plants wan…
///     middle   The pla…re rain
///     head     …ants want more rain
///
/// The ellipsis has the attributes of the adjacent character. Spaces next to the ellipsis are
/// dropped.
struct Truncation {
  /// The paragraph in which the line begins, and the line's start in it.
  let opening: Paragraph
  let start: Int
  /// The last paragraph of the text, and the first position in it that the line may show.
  let closing: Paragraph
  let closingStart: Int
  /// The available width, in points.
  let width: CGFloat

  /// The part of the text's beginning that fits, followed by the ellipsis.
  var tail: LineContent {
    // The ellipsis has the attributes of the text at its position, so the position depends on the
    // width of the ellipsis, and the width on the position. The position is therefore computed
    // twice.
    let first = headEnd(within: width - mark(headEnd: start, tailStart: closingEnd).width)
    let end = headEnd(within: width - mark(headEnd: first, tailStart: closingEnd).width)
    return fitted(headEnd: end, tailStart: closingEnd)
  }

  /// The ellipsis, followed by the part of the text's end that fits.
  var head: LineContent {
    let first = tailStart(within: width - mark(headEnd: start, tailStart: closingEnd - 1).width)
    let begin = tailStart(within: width - mark(headEnd: start, tailStart: first).width)
    return fitted(headEnd: start, tailStart: begin)
  }

  /// The beginning and the end of the text, of about the same width, around the ellipsis.
  ///
  /// The end is never narrower than the beginning (fact SF19).
  var middle: LineContent {
    let available = width - mark(headEnd: start, tailStart: closingEnd).width
    let half = headEnd(within: available / 2)
    let begin = tailStart(within: available - opening.width(of: start..<half))
    let tail = closing.width(of: begin..<closingEnd)
    let end = headEnd(within: min(tail, available - tail))
    return fitted(headEnd: end, tailStart: begin)
  }

  private var closingEnd: Int { closing.scalars.count }

  /// Returns the end of the longest beginning of whole characters that fits a width.
  private func headEnd(within available: CGFloat) -> Int {
    let limit = opening.forcedBreak(from: start) ?? opening.scalars.count
    var end = start
    var pen: CGFloat = 0
    for index in start..<limit {
      pen = opening.pen(pen, after: index)
      guard pen <= available else { break }
      if opening.isCharacterStart[index + 1] { end = index + 1 }
    }
    return end
  }

  /// Returns the start of the longest ending of whole characters that fits a width.
  private func tailStart(within available: CGFloat) -> Int {
    var begin = closingEnd
    var pen: CGFloat = 0
    for index in (closingStart..<closingEnd).reversed() {
      pen = closing.pen(pen, after: index)
      guard pen <= available, !Invisible.endsLine(closing.scalars[index]) else { break }
      if closing.isCharacterStart[index] { begin = index }
    }
    return begin
  }

  /// Drops characters one by one until the glyphs, as shaped on the line, fit.
  private func fitted(headEnd: Int, tailStart: Int) -> LineContent {
    var end = headEnd
    var begin = tailStart
    // The advances were measured in the whole paragraph. Next to the ellipsis, letters may have
    // different, wider forms.
    while true {
      let content = content(headEnd: end, tailStart: begin)
      let isBare = end <= start && begin >= closingEnd
      if isBare || content.width <= width + LineFiller.tolerance { return content }
      if end > start {
        end = opening.isCharacterStart[start..<end].lastIndex(of: true) ?? start
      } else {
        begin = closing.isCharacterStart[(begin + 1)...].firstIndex(of: true) ?? closingEnd
      }
    }
  }

  private func content(headEnd: Int, tailStart: Int) -> LineContent {
    let mark = mark(headEnd: headEnd, tailStart: tailStart)
    let before = opening.trimmed(start..<headEnd)
    let after = closing.trimmedAtStart(tailStart..<closingEnd)
    return LineContent(
      parts: [.text(opening, before), .mark(mark, Self.ellipsis), .text(closing, after)],
      baseLevel: opening.baseLevel)
  }

  /// Returns the ellipsis with the attributes of the character before it, or of the character after
  /// it if the ellipsis comes first.
  private func mark(headEnd: Int, tailStart: Int) -> TextItem {
    let attributes =
      headEnd > start || tailStart >= closingEnd
      ? opening.attributes(at: max(start, headEnd - 1)) : closing.attributes(at: tailStart)
    return TextItem(
      inserting: Self.ellipsis.value, attributes: attributes, level: opening.baseLevel)
  }

  private static let ellipsis: Unicode.Scalar = "…"
}

extension Paragraph {
  /// Returns the width of a line that shows a range, in points.
  fileprivate func width(of range: Range<Int>) -> CGFloat {
    range.reduce(0) { pen($0, after: $1) }
  }

  /// Returns a range without the spaces at its beginning.
  fileprivate func trimmedAtStart(_ range: Range<Int>) -> Range<Int> {
    let start = range.first { !Invisible.isSpace(scalars[$0]) } ?? range.upperBound
    return start..<range.upperBound
  }

  /// Returns the attributes of a scalar, or those of the paragraph's end if the index is beyond the
  /// last scalar.
  fileprivate func attributes(at index: Int) -> TextAttributes {
    scalars.indices.contains(index) ? item(at: index).attributes : endAttributes
  }
}
