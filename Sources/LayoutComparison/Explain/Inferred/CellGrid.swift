import Basics
import LayoutCore

/// The columns that the cells of a section are in, read from their frames.
///
///     ├near┤▢▢▢▢├gap┤▢▢▢▢├gap┤▢▢▢▢├far┤    across
///     ├────────────── breadth ───────────┤
///
/// Columns are rows where content scrolls sideways; a list is one column. Cells that are in no
/// columns have no grid: what could be read from their frames is no number anybody wrote.
struct CellGrid {
  /// The number of columns.
  let columns: Int
  /// The common extent of the cells across the axis.
  let width: Double
  /// Their common extent along it; nil if they have several, as in a waterfall.
  let height: Double?
  /// From the content's side to the first column.
  let near: Double
  /// From the last column to the other side; nil if a line may have space for more.
  let far: Double?
  /// From one column to the next; nil with one.
  let columnGap: Double?
  /// From a cell to the next in its column, or from a line to the next; nil with one line.
  let lineGap: Double?
  /// The distance from the content before the cells to the first one; nil if it is not the grid's.
  let start: Double?
  /// From the last cell to the content's end; nil if more elements follow.
  let end: Double?
  /// Whether both margins across the axis are the same.
  let isCentred: Bool
  /// Whether there are several lines: the capacity of a single line is not known.
  let hasLines: Bool

  /// The deviation of sides if frames are rounded to whole points.
  private static let slack = 0.51

  /// Reads the grid.
  ///
  /// - Parameters:
  ///   - cells: their frames, all of one section.
  ///   - breadth: the content's extent across the axis.
  ///   - space: where the section's cells may begin, and where its content ends; nil if that is
  ///     not known.
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
    columnGap = pitch.map { $0 - width }
    let rest = breadth - (starts.last ?? near) - width
    // Columns that are rounded down leave less than a point each to the last margin.
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

  /// The first of numbers with equal distances, and the distance; nil if they have others.
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

  /// The distances from cell to cell along the axis.
  private enum Gaps {
    case none, even(Double), uneven

    init(_ gaps: [Double]) {
      guard let first = gaps.first else {
        self = .none
        return
      }
      // Two rounded sides each.
      self = gaps.allSatisfy { abs($0 - first) <= 2 * slack } ? .even(first) : .uneven
    }
  }

  /// The distance between cells of a column where it is the same everywhere, as in a waterfall, or
  /// else between lines.
  private static func gaps(of cells: [AxisRect], inColumnsAt starts: [Double]) -> Gaps {
    let columns = Dictionary(grouping: cells) { place(of: $0.across.start, in: starts) }
    let stacked = Gaps(
      columns.values.flatMap { column in
        let ordered = column.sorted { $0.along.start < $1.along.start }
        return zip(ordered.dropFirst(), ordered).map { $0.along.start - $1.along.end }
      })
    guard case .uneven = stacked else { return stacked }
    // Lines of cells of several heights begin at one place, and are apart from the tallest.
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
  /// Whether sums of the rectangle's numbers mean something.
  fileprivate var isMeasurable: Bool {
    [along.start, along.length, across.start, across.length].allSatisfy {
      $0.isFinite && abs($0) < 1e9
    }
  }
}
