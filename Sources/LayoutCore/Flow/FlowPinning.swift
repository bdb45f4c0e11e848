/// The settings for headers and footers that stay visible while their section is visible.
package struct FlowPinning: Sendable, Hashable {
  /// Whether headers stay at the start of the visible part of the content.
  package var headers: Bool
  /// Whether footers stay at the end of the visible part of the content.
  package var footers: Bool
  /// The visible part along the axis: the bounds without the adjusted content inset.
  package var visible: Span

  /// The value for a layout that pins neither headers nor footers.
  package static let none = FlowPinning(
    headers: false, footers: false, visible: Span(start: 0, length: 0))

  /// Creates settings for a visible part.
  package init(headers: Bool, footers: Bool, visible: Span) {
    self.headers = headers
    self.footers = footers
    self.visible = visible
  }

  /// Returns the span of a header whose unpinned span is `natural`.
  ///
  /// The header stays at the start of the visible part until the end of its section's lines, insets
  /// included, pushes it out; that end is `limit` (A50, A51). If the content is pulled beyond the
  /// first header, the header moves with it (A53).
  func header(_ natural: Span, limit: Double) -> Span {
    guard headers, visible.start.isFinite else { return natural }
    // A header is never above its unpinned position.
    let start = max(natural.start, min(visible.start, limit - natural.length))
    return Span(start: start, length: natural.length)
  }

  /// Returns the span of a footer whose unpinned span is `natural`.
  ///
  /// The footer stays at the end of the visible part until the start of its section's lines, insets
  /// included, pushes it out; that start is `limit` (A52).
  func footer(_ natural: Span, limit: Double) -> Span {
    guard footers, visible.end.isFinite else { return natural }
    // The rule is that of `header(_:limit:)`, with start and end exchanged.
    let start = min(natural.start, max(visible.end - natural.length, limit))
    return Span(start: start, length: natural.length)
  }
}
