import LayoutCore

/// A measurement of a section's `CellGrid`, such as a margin or the number of columns.
enum GridMeasure {
  case near, far, start, end, columns, width, columnGap, lineGap, spacing, firstColumn

  /// Returns the measurement's name in messages, for content that scrolls along an axis.
  func name(on axis: Axis) -> String {
    let isHorizontal = axis == .horizontal
    return switch self {
    case .near: isHorizontal ? "top margin" : "left margin"
    case .far: isHorizontal ? "bottom margin" : "right margin"
    case .start: isHorizontal ? "left margin" : "top margin"
    case .end: isHorizontal ? "right margin" : "bottom margin"
    case .columns: isHorizontal ? "number of rows" : "number of columns"
    case .width: isHorizontal ? "rows" : "columns"
    case .columnGap: isHorizontal ? "row gap" : "column gap"
    case .lineGap: "line gap"
    case .spacing: "spacing"
    case .firstColumn: isHorizontal ? "first row" : "first column"
    }
  }

  /// Returns the change of the measurement; nil if the values are the same, or if one is unknown.
  func change(_ golden: Double?, _ actual: Double?, on axis: Axis) -> InferredChange? {
    guard let golden, let actual, abs(golden - actual) > Self.noise else { return nil }
    return InferredChange(name: name(on: axis), golden: [golden], actual: [actual])
  }

  /// The tolerance for rounding errors of sums and of thirds of points.
  static let noise = 0.01
}

extension InferredChange {
  /// Whether the measurement is a margin.
  var isMargin: Bool { name.hasSuffix("margin") }

  /// Whether both values are whole or half points, as an author would write them.
  var isRound: Bool {
    (golden + actual).allSatisfy { abs($0 * 2 - ($0 * 2).rounded()) < GridMeasure.noise }
  }
}
