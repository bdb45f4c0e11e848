/// The items of one section, broken into lines.
///
/// All coordinates are those of the content, so that an edge that is queried about equals the edge
/// of a frame to the bit.
enum FlowLines: Sendable {
  /// All items have one size: the lines form a grid and cost a few numbers.
  case uniform(UniformLines)
  /// Sizes differ: the lines cost arrays of numbers.
  case mixed(MixedLines)

  /// Breaks the items of a section into lines.
  ///
  /// - Parameters:
  ///   - section: the sizes and spacings of the section.
  ///   - start: the start of the first line along the axis.
  ///   - available: where lines begin and how long they may be across it.
  init(_ section: FlowSection, start: Double, available: Span) {
    self =
      section.items.isUniform
      ? .uniform(UniformLines(section, start: start, available: available))
      : .mixed(MixedLines(section, start: start, available: available))
  }

  /// The end of the last line along the axis; the start if there is no line.
  var end: Double {
    switch self {
    case .uniform(let lines): lines.end
    case .mixed(let lines): lines.end
    }
  }

  /// Returns where an item is.
  ///
  /// Cost: O(log n).
  func frame(of item: Int) -> AxisRect {
    switch self {
    case .uniform(let lines): lines.frame(of: item)
    case .mixed(let lines): lines.frame(of: item)
    }
  }

  /// Calls a function with each item that overlaps a rectangle, in the order of items.
  ///
  /// Cost: O(log n + answer).
  func forEachItem(in rect: AxisRect, _ body: (Int, AxisRect) -> Void) {
    switch self {
    case .uniform(let lines): lines.forEachItem(in: rect, body)
    case .mixed(let lines): lines.forEachItem(in: rect, body)
    }
  }
}
