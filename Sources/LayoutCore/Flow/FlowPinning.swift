/// Which headers and footers stay in sight while their section does.
public struct FlowPinning: Sendable, Hashable {
  /// Whether headers stay at the start of what is visible.
  public var headers: Bool
  /// Whether footers stay at the end of what is visible.
  public var footers: Bool
  /// What is visible along the axis: the bounds less the adjusted content inset.
  public var visible: Span

  /// The pinning that moves nothing.
  public static let none = FlowPinning(
    headers: false, footers: false, visible: Span(start: 0, length: 0))

  /// Creates a pinning.
  public init(headers: Bool, footers: Bool, visible: Span) {
    self.headers = headers
    self.footers = footers
    self.visible = visible
  }

  /// Returns where a header is that lies at `natural` in a section whose lines, insets included,
  /// end at `limit`.
  ///
  /// It follows the start of what is visible until the end of its section pushes it off (A50, A51).
  /// Pulled beyond the first header the content takes it along (A53).
  func header(_ natural: Span, limit: Double) -> Span {
    guard headers, visible.start.isFinite else { return natural }
    let start = max(natural.start, min(visible.start, limit - natural.length))
    return Span(start: start, length: natural.length)
  }

  /// Returns where a footer is that lies at `natural` in a section whose lines, insets included,
  /// begin at `limit` (A52).
  func footer(_ natural: Span, limit: Double) -> Span {
    guard footers, visible.end.isFinite else { return natural }
    let start = min(natural.start, max(visible.end - natural.length, limit))
    return Span(start: start, length: natural.length)
  }
}
