import Foundation

extension Typesetter {
  /// Fills a line that other lines may follow.
  ///
  /// If `isLast` is true, no word is moved to the next line, because there is none.
  func ordinaryContent(at place: LinePlace, isLast: Bool = false) -> FilledLine {
    if style.lineBreakMode == .byClipping, maximumLines == 0 { return clippedContent(at: place) }
    let keepsWords = style.lineBreakMode != .byCharWrapping
    let filler = LineFiller(
      paragraph: place.paragraph, width: width, keepsWords: keepsWords,
      strategy: style.lineBreakStrategy)
    var end = filler.end(from: place.start)
    if !isLast { end = filler.pushingOut(from: place.start, end: end) }
    // If the line ends between letters that were shaped together, shaping them separately may make
    // the line wider than measured, and then it has to end earlier.
    while true {
      let set = content(of: place, to: end)
      guard overflows(set.content.width),
        let earlier = filler.earlierEnd(than: end, after: place.start)
      else { return set }
      end = earlier
    }
  }

  /// Fills the last permitted line.
  func lastContent(at place: LinePlace) -> FilledLine {
    switch style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      var set = ordinaryContent(at: place, isLast: true)
      set.isTruncated = hasMore(after: set.end, of: place)
      return set
    case .byClipping:
      var set = clippedContent(at: place)
      if hasMore(after: set.end, of: place) { set.isTruncated = true }
      return set
    case .byTruncatingHead: return truncatedContent(at: place, \.head)
    case .byTruncatingMiddle: return truncatedContent(at: place, \.middle)
    case .byTruncatingTail: return truncatedContent(at: place, \.tail)
    }
  }

  private func overflows(_ length: CGFloat) -> Bool { length > width + LineFiller.tolerance }

  /// Returns a line with the scalars of a paragraph up to a position.
  ///
  /// The spaces at its end are kept only at the end of a paragraph, and only if they fit.
  private func content(of place: LinePlace, to end: Int) -> FilledLine {
    let paragraph = place.paragraph
    // On a wrapped line, spaces hang over the end. At the end of a paragraph, they are part of the
    // line if they fit.
    let isSoft = end < paragraph.scalars.count
    let whole = LineContent(paragraph, place.start..<end)
    guard isSoft || overflows(whole.width) else { return FilledLine(content: whole, end: end) }
    let shown = paragraph.trimmed(place.start..<end)
    var content = LineContent(paragraph, shown)
    if isSoft, end > place.start, paragraph.scalars[end - 1] == Invisible.softHyphen {
      content.parts.append(.mark(paragraph.hyphen(at: end - 1), "-"))
    }
    let isForced = end > place.start && Invisible.endsLine(paragraph.scalars[end - 1])
    let spaces = LineContent(paragraph, shown.upperBound..<end)
    return FilledLine(
      content: content, end: end, hangingWidth: spaces.width, isStretched: isSoft && !isForced)
  }

  /// Returns a line that continues to the next forced break.
  private func clippedContent(at place: LinePlace) -> FilledLine {
    let paragraph = place.paragraph
    let end = paragraph.forcedBreak(from: place.start) ?? paragraph.scalars.count
    var set = content(of: place, to: end)
    set.isClipped = true
    set.isTruncated = overflows(set.content.width)
    return set
  }
}

extension Typesetter {
  /// Returns the rest of the text on one line, truncated if it does not fit.
  private func truncatedContent(
    at place: LinePlace, _ shortened: KeyPath<Truncation, LineContent>
  ) -> FilledLine {
    let count = place.paragraph.scalars.count
    let end = place.paragraph.forcedBreak(from: place.start) ?? count
    let set = content(of: place, to: end)
    let hasMore = hasMore(after: end, of: place)
    if !hasMore, !overflows(set.content.width) { return set }
    let content = truncation(at: place)[keyPath: shortened]
    return FilledLine(content: content, end: count, isTruncated: true)
  }

  private func hasMore(after end: Int, of place: LinePlace) -> Bool {
    end < place.paragraph.scalars.count || place.next < source.scalars.count
  }

  private func truncation(at place: LinePlace) -> Truncation {
    // Truncation at the head or in the middle shows the end of the text, which may be in another
    // paragraph.
    let last = source.lastParagraph(from: place.origin)
    let isSame = last.lowerBound <= place.origin
    let closing =
      isSame
      ? place.paragraph : Paragraph(last, of: source, direction: style.baseWritingDirection)
    return Truncation(
      opening: place.paragraph, start: place.start, closing: closing,
      closingStart: isSame ? place.start : 0, width: width)
  }
}
