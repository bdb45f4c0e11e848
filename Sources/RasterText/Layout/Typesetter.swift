import Foundation

/// A typesetter that makes lines until the end of the text, the available height or the maximum
/// number of lines is reached.
struct Typesetter {
  let source: TextSource
  let style: ParagraphStyle
  /// The available width and height, in points.
  var width: CGFloat
  let height: CGFloat
  /// The maximum number of lines, or 0 for no limit; of a line that an exclusion divides, each part
  /// counts.
  let maximumLines: Int
  /// The areas without text.
  var exclusions = TextExclusions()
  /// The part of the width for the next line; nil for the whole.
  private var part: ClosedRange<CGFloat>?

  init(
    source: TextSource, style: ParagraphStyle, width: CGFloat, height: CGFloat, maximumLines: Int,
    exclusions: TextExclusions
  ) {
    (self.source, self.style, self.exclusions) = (source, style, exclusions)
    (self.width, self.height, self.maximumLines) = (width, height, maximumLines)
  }

  /// Returns the lines.
  ///
  /// If a line does not fit the height, the line before it becomes the last one and is laid out
  /// again.
  func lines() -> [TextLine] {
    var lines: [TextLine] = []
    var previous: LinePlace?
    var place = place(at: 0, below: nil)
    while let current = place {
      if lines.count + 1 == maximumLines {
        return lines + [last(at: current)]
      }
      let inside = inside(current)
      let content = inside.ordinaryContent(at: current)
      let line = inside.line(content, at: current)
      // A line's height is known only after the line was filled. If the line does not fit the
      // available height, the line before it is filled again, because it must show the truncation.
      if let previous, line.bottom > height + LineFiller.tolerance {
        return lines.dropLast() + [last(at: previous)]
      }
      lines.append(line)
      previous = current
      place = following(current, end: content.end, below: line)
    }
    return lines
  }

  private func last(at place: LinePlace) -> TextLine {
    let inside = inside(place)
    return inside.line(inside.lastContent(at: place), at: place)
  }

  /// Returns a typesetter for the part of the width that is free at a place.
  private func inside(_ place: LinePlace) -> Typesetter {
    guard let part = place.parts.first else { return self }
    var inside = self
    inside.part = part
    inside.width = part.upperBound - part.lowerBound
    return inside
  }

  /// Returns a place at the beginning of a line, moved below the exclusions that leave no part of
  /// it free.
  private func settled(_ place: LinePlace) -> LinePlace {
    guard !exclusions.paths.isEmpty else { return place }
    let paragraph = place.paragraph
    let attributes =
      place.start < paragraph.scalars.count
      ? paragraph.item(at: place.start).attributes : paragraph.endAttributes
    let row = exclusions.row(
      at: place.top, height: LineHeight(of: [attributes]).total(in: style), width: width)
    var settled = place
    (settled.top, settled.parts) = (row.top, row.parts)
    return settled
  }

  private func place(at index: Int, below line: TextLine?) -> LinePlace? {
    guard index < source.scalars.count else { return nil }
    let (content, next) = source.paragraph(from: index)
    let paragraph = Paragraph(content, of: source, direction: style.baseWritingDirection)
    let top = line.map { $0.nextTop + style.spaceBelowLine + style.spaceBelowParagraph } ?? 0
    return settled(
      LinePlace(paragraph: paragraph, origin: index, next: next, start: 0, top: top))
  }

  private func following(_ place: LinePlace, end: Int, below line: TextLine) -> LinePlace? {
    guard end < place.paragraph.scalars.count else {
      return self.place(at: place.next, below: line)
    }
    var following = place
    following.start = end
    if place.parts.count > 1 {
      following.parts.removeFirst()
      return following
    }
    following.top = line.nextTop + style.spaceBelowLine
    return settled(following)
  }

  private func line(_ set: FilledLine, at place: LinePlace) -> TextLine {
    let pieces = set.content.pieces
    let attributes = pieces.isEmpty ? [place.paragraph.endAttributes] : pieces.map(\.attributes)
    let height = LineHeight(of: attributes)
    let natural = pieces.reduce(0) { $0 + $1.width }
    return TextLine(
      text: set.content.text, top: place.top, height: height.total(in: style),
      spacing: height.spacing(in: style),
      baseline: place.top + height.baseline(in: style),
      width: set.isClipped ? min(natural, width) : natural,
      hangingWidth: min(set.hangingWidth, max(0, width - natural)), isTruncated: set.isTruncated,
      isRightToLeft: place.paragraph.isRightToLeft, isStretched: set.isStretched,
      isClipped: set.isClipped && natural > width, part: part, pieces: pieces)
  }
}

extension ParagraphStyle {
  fileprivate var spaceBelowLine: CGFloat { max(0, lineSpacing) }
  fileprivate var spaceBelowParagraph: CGFloat { max(0, paragraphSpacing) }
}

/// The start of a line: its paragraph, its first scalar and its distance from the top.
struct LinePlace {
  let paragraph: Paragraph
  /// The starts of this paragraph and of the next one in the source.
  let origin: Int, next: Int
  /// The start of the line in the paragraph.
  var start: Int
  /// The y coordinate of the line's upper edge, in points.
  var top: CGFloat
  /// The free parts of the line that are not filled yet; empty if all of it is free.
  var parts: [ClosedRange<CGFloat>] = []
}

/// The content of a line, and the start of the next one.
struct FilledLine {
  var content: LineContent
  /// The start of the next line in the paragraph.
  var end: Int
  /// The width of the spaces after the content, in points.
  var hangingWidth: CGFloat = 0
  var isTruncated = false
  var isClipped = false
  var isStretched = false
}
