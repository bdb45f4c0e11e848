import Basics
import LayoutCore

/// The columns of a section's cells, derived from their frames.
///
///     ├near┤▢▢▢▢├gap┤▢▢▢▢├gap┤▢▢▢▢├far┤    across
///     ├────────────── breadth ───────────┤
///
/// If content scrolls horizontally, columns are rows; a list is a single column. Cells that are not
/// arranged in columns have no grid: the distances between their frames would not be values that a
/// programmer wrote.
struct CellGrid {
  let columns: Int
  /// The column of the first cell, counted from 0; greater than 0 if the first line has empty
  /// columns, as in a calendar month that begins on a Wednesday.
  let firstColumn: Int
  /// The extent of every cell across the axis.
  let width: Double
  /// The extent of every cell along the axis; nil if it differs, as in a waterfall layout.
  let height: Double?
  /// The distance from the content's edge to the first column.
  let near: Double
  /// The distance from the last column to the opposite edge; nil if a line may have space for more
  /// columns.
  let far: Double?
  /// The distance between adjacent columns; nil if there is only one.
  let columnGap: Double?
  /// The distance between adjacent cells of a column, or between lines; nil if there is only one
  /// line.
  let lineGap: Double?
  /// The distance from the end of the elements before the cells to the first cell; nil if that end
  /// is unknown.
  let start: Double?
  /// The distance from the last cell to the end of the content; nil if there are more elements
  /// after the cells.
  let end: Double?
  /// Whether both margins across the axis are equal.
  let isCentred: Bool
  /// Whether there are several lines.
  ///
  /// If there is only one, the number of cells that fit into it is unknown.
  let hasLines: Bool

  /// The tolerance for frames that are rounded to whole points, in points.
  private static let slack = 0.51

  /// Derives the grid from frames; nil if there are no cells, if the cells are not in separate,
  /// evenly spaced columns of equal width, or if the gaps between cells along the axis differ.
  ///
  /// - Parameters:
  ///   - cells: the frames of a section's cells.
  ///   - breadth: the content's extent across the axis.
  ///   - space: the position where the section's cells may begin, and the one where its content
  ///     ends; nil if unknown.
  init?(_ cells: [AxisRect], breadth: Double, space: (start: Double?, end: Double?)) {
    guard let first = cells.first, cells.allSatisfy(\.isMeasurable) else { return nil }
    let width = first.across.length
    guard cells.allSatisfy({ abs($0.across.length - width) <= Self.slack }) else { return nil }
    let starts = Self.distinct(cells.map(\.across.start))
    guard let (near, pitch) = Self.series(starts), pitch.map({ $0 > width - Self.slack }) ?? true
    else { return nil }
    let gaps = Self.gaps(of: cells, inColumnsAt: starts)
    if case .uneven = gaps { return nil }
    self.width = width
    self.near = near
    columns = starts.count
    firstColumn = Self.place(of: first.across.start, in: starts)
    columnGap = pitch.map { $0 - width }
    let rest = breadth - (starts.last ?? near) - width
    // If the columns' width was rounded down to whole points, each column adds up to a point to the
    // last margin.
    let lost = width == width.rounded() ? Double(starts.count) : GridMeasure.noise
    isCentred = (-GridMeasure.noise..<lost).contains(rest - near)
    hasLines = cells.count > starts.count
    far = isCentred ? near : hasLines || starts.count == 1 ? rest : nil
    lineGap = if case .even(let gap) = gaps { gap } else { nil }
    height =
      cells.allSatisfy { abs($0.along.length - first.along.length) <= Self.slack }
      ? first.along.length : nil
    start = space.start.map { (cells.map(\.along.start).min() ?? 0) - $0 }
    end = space.end.map { $0 - (cells.map(\.along.end).max() ?? 0) }
  }

  /// Returns the first of evenly spaced numbers and their distance, which is nil for a single
  /// number; nil if there are no numbers, or if they are not evenly spaced.
  private static func series(_ numbers: [Double]) -> (first: Double, distance: Double?)? {
    guard let first = numbers.first, let last = numbers.last else { return nil }
    guard numbers.count > 1 else { return (first, nil) }
    let distance = (last - first) / Double(numbers.count - 1)
    let isEven = numbers.enumerated().allSatisfy { place, number in
      abs(number - first - Double(place) * distance) <= slack
    }
    return isEven ? (first, distance) : nil
  }

  private static func distinct(_ numbers: [Double]) -> [Double] {
    numbers.sorted().reduce(into: []) { kept, number in
      if let last = kept.last, number - last <= slack { return }
      kept.append(number)
    }
  }

  /// The distances between adjacent cells along the axis.
  private enum Gaps {
    case none, even(Double), uneven

    init(_ gaps: [Double]) {
      guard let first = gaps.first else {
        self = .none
        return
      }
      // Each gap is between two rounded edges, so two gaps may differ by twice the tolerance.
      self = gaps.allSatisfy { abs($0 - first) <= 2 * slack } ? .even(first) : .uneven
    }
  }

  /// Returns the distance between the cells of a column if it is the same everywhere, as in a
  /// waterfall, and otherwise the distance between lines.
  private static func gaps(of cells: [AxisRect], inColumnsAt starts: [Double]) -> Gaps {
    let columns = Dictionary(grouping: cells) { place(of: $0.across.start, in: starts) }
    let stacked = Gaps(
      columns.values.flatMap { column in
        let ordered = column.sorted { $0.along.start < $1.along.start }
        return zip(ordered.dropFirst(), ordered).map { $0.along.start - $1.along.end }
      })
    guard case .uneven = stacked else { return stacked }
    // In lines of cells with different heights, the cells of a line begin at the same position, and
    // the gap is measured from the tallest cell.
    let starts = distinct(cells.map(\.along.start))
    let lines = Dictionary(grouping: cells) { place(of: $0.along.start, in: starts) }
    let ends = starts.indices.map { lines[$0]?.map(\.along.end).max() ?? starts[$0] }
    return Gaps(zip(starts.dropFirst(), ends).map { $0 - $1 })
  }

  private static func place(of number: Double, in numbers: [Double]) -> Int {
    numbers.partitioningIndex { $0 > number + slack } - 1
  }
}

extension AxisRect {
  /// Whether the rectangle's numbers are finite and small enough to calculate with.
  fileprivate var isMeasurable: Bool {
    [along.start, along.length, across.start, across.length].allSatisfy {
      $0.isFinite && abs($0) < 1e9
    }
  }
}
