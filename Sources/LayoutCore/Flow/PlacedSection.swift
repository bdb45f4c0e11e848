/// One section at its place along the axis.
///
///     start ──┬─ header ─────────────┐
///             ├─ inset.start         │
///             ├─ lines               │ sections follow each other
///             ├─ inset.end           │ without a gap (A43)
///       end ──┴─ footer ─────────────┘
struct PlacedSection: Sendable {
  /// Where the header lies, or nothing at the start when there is none.
  let header: Span
  /// Where the footer lies, or nothing at the end when there is none.
  let footer: Span
  /// Where the first line begins along the axis.
  private let linesStart: Double
  /// The items.
  private let lines: FlowLines

  /// Places a section that begins at `start` along the axis.
  init(_ section: FlowSection, start: Double, container: FlowContainer) {
    header = Span(start: start, length: section.header)
    linesStart = header.end + FlowPolicy.distance(section.inset.start)
    lines = FlowLines(
      section, start: linesStart, room: container.line(inset: section.inset))
    let linesEnd = lines.end + FlowPolicy.distance(section.inset.end)
    footer = Span(start: max(header.end, linesEnd), length: section.footer)
  }

  /// The first coordinate along the axis that something of the section lies at.
  var reachStart: Double { min(header.start, linesStart) }

  /// The last coordinate along the axis that something of the section lies at.
  var reachEnd: Double { max(footer.end, lines.end) }

  /// All that something of the section lies at along the axis.
  var reach: Span { Span(start: reachStart, length: reachEnd - reachStart) }

  /// Returns where the header is, or nil when there is none.
  func header(pinning: FlowPinning) -> Span? {
    header.length > 0 ? pinning.header(header, limit: footer.start) : nil
  }

  /// Returns where the footer is, or nil when there is none.
  func footer(pinning: FlowPinning) -> Span? {
    footer.length > 0 ? pinning.footer(footer, limit: header.end) : nil
  }

  /// Returns where an item lies.
  func frame(of item: Int) -> AxisRect { lines.frame(of: item) }

  /// Calls a function with each item that overlaps a rectangle, in the order of items.
  func forEachItem(in rect: AxisRect, _ body: (Int, AxisRect) -> Void) {
    lines.forEachItem(in: rect, body)
  }
}
