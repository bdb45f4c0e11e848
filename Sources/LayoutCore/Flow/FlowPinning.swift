/// The headers and footers that stay visible while their section is.
package struct FlowPinning: Sendable, Hashable {
  /// Whether headers stay at the start of the visible part.
  package var headers: Bool
  /// Whether footers stay at the end of the visible part.
  package var footers: Bool
  /// The visible part along the axis: the bounds less the adjusted content inset.
  package var visible: Span

  /// The pinning that moves nothing.
  package static let none = FlowPinning(
    headers: false, footers: false, visible: Span(start: 0, length: 0))

  /// Makes a pinning.
  package init(headers: Bool, footers: Bool, visible: Span) {
    self.headers = headers
    self.footers = footers
    self.visible = visible
  }

  /// Returns the place of a header that is at `natural` while nothing is pinned.
  ///
  /// It stays at the start of what is visible until the end of its section's lines, insets
  /// included, moves it out: that is `limit` (A50, A51). Pulled beyond the first header, the
  /// content takes the header along (A53).
  func header(_ natural: Span, limit: Double) -> Span {
    guard headers, visible.start.isFinite else { return natural }
    // The outer limit wins: a header is never above its own place.
    let start = max(natural.start, min(visible.start, limit - natural.length))
    return Span(start: start, length: natural.length)
  }

  /// Returns the place of a footer that is at `natural` while nothing is pinned; its section's
  /// lines, insets included, begin at `limit` (A52).
  func footer(_ natural: Span, limit: Double) -> Span {
    guard footers, visible.end.isFinite else { return natural }
    // The mirror image of `header`.
    let start = min(natural.start, max(visible.end - natural.length, limit))
    return Span(start: start, length: natural.length)
  }
}
