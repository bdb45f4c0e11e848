import Basics

/// The lines of a section whose items all have the same size.
///
/// Every line uses the same grid, including the last one, even if it is not full or is the only
/// line (A20, A26):
///
///     │ ■   ■   ■   ■ │   gap = (available − n·length) / (n − 1)
///     │ ■   ■         │
///
/// If only one item fits on a line, each is centred (A24). Memory is O(1).
struct UniformLines: Sendable {
  private let size: AxisSize
  private let count: Int
  private let perLine: Int
  private let lineCount: Int
  /// The start of the first line along the axis.
  private let start: Double
  /// The start of the first item of a line.
  private let near: Double
  /// The distance from the start of an item to the start of the next one on its line.
  private let step: Double
  /// The distance from the start of a line to the start of the next one.
  private let lineStep: Double

  /// Breaks the items of a section, all of the same size, into lines.
  init(_ section: FlowSection, start: Double, available: Span) {
    self.start = start
    size = section.items.first
    count = section.items.count
    let fitting = FlowPolicy.itemsPerLine(
      length: size.across, spacing: section.interitemSpacing, available: available.length)
    // If items and spacing have no length, so that any number fits, all items are on one line.
    perLine = fitting ?? max(count, 1)
    lineCount = count / perLine + (count.isMultiple(of: perLine) ? 0 : 1)
    lineStep = FlowPolicy.advance(size.along, spacing: section.lineSpacing)
    near =
      fitting == 1 ? available.start + (available.length - size.across) / 2 : available.start
    step = Self.step(
      size.across, fitting: fitting, spacing: section.interitemSpacing, available: available.length)
  }

  /// The end of the last line along the axis.
  var end: Double { lineCount == 0 ? start : along(lineCount - 1).end }

  func frame(of item: Int) -> AxisRect {
    let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
    return AxisRect(along: along(line), across: across(place))
  }

  /// Calls a closure with each item that overlaps a rectangle, in the order of items.
  func forEachItem(in rect: AxisRect, _ body: (Int, AxisRect) -> Void) {
    let places = Self.touched(by: rect.across, among: perLine, at: across)
    guard !places.isEmpty else { return }
    for line in Self.touched(by: rect.along, among: lineCount, at: along) {
      let first = line * perLine
      for place in places.clamped(to: 0..<min(perLine, count - first)) {
        body(first + place, AxisRect(along: along(line), across: across(place)))
      }
    }
  }

  private func along(_ line: Int) -> Span {
    // A product is used instead of a running sum, so that the millionth line is as exact as the
    // first.
    Span(start: start + Double(line) * lineStep, length: size.along)
  }

  private func across(_ place: Int) -> Span {
    Span(start: near + Double(place) * step, length: size.across)
  }

  /// Returns the indexes of those of `count` equally spaced spans that overlap a given span.
  private static func touched(
    by span: Span, among count: Int, at place: (Int) -> Span
  ) -> Range<Int> {
    let lower = (0..<count).partitioned { place($0).reaches(span) }
    let upper = (lower..<count).partitioned { !span.reaches(place($0)) }
    return lower..<upper
  }

  private static func step(
    _ length: Double, fitting: Int?, spacing: Double, available: Double
  ) -> Double {
    guard let fitting, fitting > 1 else { return FlowPolicy.advance(length, spacing: spacing) }
    let gap = (available - Double(fitting) * length) / Double(fitting - 1)
    return FlowPolicy.advance(length, spacing: gap)
  }
}
