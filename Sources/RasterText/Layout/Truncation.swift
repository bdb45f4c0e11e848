import Foundation

/// Shortens what is left of a text to one line around an ellipsis.
///
///     tail     The plants wan…
///     middle   The pla…re rain
///     head     …ants want more rain
///
/// The ellipsis is in the look of the character it stands beside, and spaces beside it are dropped.
struct Truncation {
  /// The paragraph the line begins in, and where.
  let opening: Paragraph
  let start: Int
  /// The last paragraph of the text, and where the line may begin to show it.
  let closing: Paragraph
  let closingStart: Int
  /// The room of the line, in points.
  let width: CGFloat

  /// Keeps the beginning, as much of it as leaves room for the ellipsis.
  var tail: LineContent {
    let first = headEnd(room: width - mark(headEnd: start, tailStart: closingEnd).width)
    let end = headEnd(room: width - mark(headEnd: first, tailStart: closingEnd).width)
    return fitted(headEnd: end, tailStart: closingEnd)
  }

  /// Keeps the end.
  var head: LineContent {
    let first = tailStart(room: width - mark(headEnd: start, tailStart: closingEnd - 1).width)
    let begin = tailStart(room: width - mark(headEnd: start, tailStart: first).width)
    return fitted(headEnd: start, tailStart: begin)
  }

  /// Keeps about as much of the beginning as of the end.
  var middle: LineContent {
    let room = width - mark(headEnd: start, tailStart: closingEnd).width
    let half = headEnd(room: room / 2)
    let begin = tailStart(room: room - opening.width(of: start..<half))
    let end = headEnd(room: room - closing.width(of: begin..<closingEnd))
    return fitted(headEnd: end, tailStart: begin)
  }

  private var closingEnd: Int { closing.scalars.count }

  /// Finds the longest beginning, in whole characters, that fits the room.
  private func headEnd(room: CGFloat) -> Int {
    let limit = opening.forcedBreak(from: start) ?? opening.scalars.count
    var (end, pen) = (start, CGFloat(0))
    for index in start..<limit {
      pen = opening.pen(pen, after: index)
      guard pen <= room else { break }
      if opening.isCharacterStart[index + 1] { end = index + 1 }
    }
    return end
  }

  /// Finds the longest end, in whole characters, that fits the room.
  private func tailStart(room: CGFloat) -> Int {
    var (begin, pen) = (closingEnd, CGFloat(0))
    for index in (closingStart..<closingEnd).reversed() {
      pen = closing.pen(pen, after: index)
      guard pen <= room, !Invisible.endsLine(closing.scalars[index]) else { break }
      if closing.isCharacterStart[index] { begin = index }
    }
    return begin
  }

  /// Gives way character by character until the glyphs, shaped as they stand, fit.
  private func fitted(headEnd: Int, tailStart: Int) -> LineContent {
    var (end, begin) = (headEnd, tailStart)
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

  /// Returns the ellipsis in the look of the character before it, or at the beginning after it.
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
  /// Returns the points from the left end of a line that shows a stretch to its right end.
  fileprivate func width(of range: Range<Int>) -> CGFloat {
    range.reduce(0) { pen($0, after: $1) }
  }

  /// Returns a stretch without the spaces at its beginning.
  fileprivate func trimmedAtStart(_ range: Range<Int>) -> Range<Int> {
    let start = range.first { !Invisible.isSpace(scalars[$0]) } ?? range.upperBound
    return start..<range.upperBound
  }

  /// Returns the look of a scalar, or of the paragraph's end beyond the last.
  fileprivate func attributes(at index: Int) -> TextAttributes {
    scalars.indices.contains(index) ? item(at: index).attributes : endAttributes
  }
}
