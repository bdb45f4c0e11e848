/// The items of one section, broken into lines.
///
/// All coordinates are content coordinates, so that the edge of a queried rectangle can be exactly
/// equal to the edge of a frame.
enum FlowLines: Sendable {
  /// All items have the same size: the lines form a grid, which needs constant memory.
  case uniform(UniformLines)
  /// Sizes differ: the position of each item and line is stored in arrays.
  case mixed(MixedLines)

  /// Breaks the items of a section into lines.
  ///
  /// - Parameters:
  ///   - section: the sizes and spacings of the section.
  ///   - start: the start of the first line along the axis.
  ///   - available: the span across the axis that lines may fill.
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

  /// Returns the frame of an item.
  ///
  /// Cost: O(log n).
  func frame(of item: Int) -> AxisRect {
    switch self {
    case .uniform(let lines): lines.frame(of: item)
    case .mixed(let lines): lines.frame(of: item)
    }
  }

  /// Calls a closure with each item that overlaps a rectangle, in the order of items.
  ///
  /// Cost: O(log n + result).
  func forEachItem(in rect: AxisRect, _ body: (Int, AxisRect) -> Void) {
    switch self {
    case .uniform(let lines): lines.forEachItem(in: rect, body)
    case .mixed(let lines): lines.forEachItem(in: rect, body)
    }
  }
}
