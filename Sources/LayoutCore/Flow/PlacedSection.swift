/// A section at its position along the axis.
///
///     start ──┬─ header ─────────────┐
///             ├─ inset.start         │
///             ├─ lines               │ sections follow each other
///             ├─ inset.end           │ without a gap (A43)
///       end ──┴─ footer ─────────────┘
struct PlacedSection: Sendable {
  /// The span of the header; if there is no header, an empty span at the section's start.
  let header: Span
  /// The span of the footer; if there is no footer, an empty span at the section's end.
  let footer: Span
  /// The start of the first line along the axis.
  private let linesStart: Double
  /// The lines of items.
  private let lines: FlowLines

  /// Lays out a section that begins at `start` along the axis.
  init(_ section: FlowSection, start: Double, container: FlowContainer) {
    header = Span(start: start, length: section.header)
    linesStart = header.end + FlowPolicy.distance(section.inset.start)
    lines = FlowLines(
      section, start: linesStart, available: container.line(inset: section.inset))
    let linesEnd = lines.end + FlowPolicy.distance(section.inset.end)
    // Negative insets move the footer over the lines, but never before the header's end.
    footer = Span(start: max(header.end, linesEnd), length: section.footer)
  }

  /// The smallest coordinate along the axis that the section covers.
  var reachStart: Double { min(header.start, linesStart) }

  /// The largest coordinate along the axis that the section covers.
  var reachEnd: Double { max(footer.end, lines.end) }

  /// The extent of the section along the axis.
  var reach: Span { Span(start: reachStart, length: reachEnd - reachStart) }

  /// Returns the span of the header, pinned or not; nil if there is none.
  func header(pinning: FlowPinning) -> Span? {
    header.length > 0 ? pinning.header(header, limit: footer.start) : nil
  }

  /// Returns the span of the footer, pinned or not; nil if there is none.
  func footer(pinning: FlowPinning) -> Span? {
    footer.length > 0 ? pinning.footer(footer, limit: header.end) : nil
  }

  func frame(of item: Int) -> AxisRect { lines.frame(of: item) }

  /// Calls a closure with each item that overlaps a rectangle, in the order of items.
  func forEachItem(in rect: AxisRect, _ body: (Int, AxisRect) -> Void) {
    lines.forEachItem(in: rect, body)
  }
}
