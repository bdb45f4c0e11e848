import Basics

/// The repetitions of a group that is measured: the start, the length and the first cell of each.
///
/// A measured cell changes the length of its repetition, and the starts of those after it. Only if
/// another number of cells fits into its repetition are the following ones solved again.
struct MeasuredRepetitions: Sendable {
  /// The starts along the line.
  private(set) var starts: [Double] = []
  /// The item index of the first cell of each repetition.
  private(set) var cells: [Int] = []
  /// The distances by which views stick out of their group, along the line and across it.
  private(set) var overhang = AxisSize.zero
  private var lengths: [Double] = []
  private var breadths: [Double] = []

  /// Solves the repetitions for all cells of the section.
  init(_ group: RepeatedGroup) { walk(group, from: 0) }

  /// The number of repetitions.
  var count: Int { starts.count }

  /// The length of all repetitions with their spacing.
  var length: Double { starts.isEmpty ? 0 : end(count - 1) }

  /// The greatest extent of a repetition across the line.
  var breadth: Double { breadths.max() ?? 0 }

  /// Returns the end of a repetition along the line.
  func end(_ number: Int) -> Double { starts[number] + lengths[number] }

  /// Returns the number of the repetition with a cell that the section has.
  func number(ofCell cell: Int) -> Int { cells.partitioningIndex { $0 > cell } - 1 }

  /// Returns the extent of a repetition along the line.
  func extent(of number: Int) -> Span { Span(start: starts[number], length: lengths[number]) }

  /// Solves the repetition of a cell again, and moves those after it.
  mutating func remeasure(_ cell: Int, of group: RepeatedGroup) {
    let number = number(ofCell: cell)
    guard cells.indices.contains(number) else { return }
    // A cell that became smaller may fit into the repetition before it.
    let first = max(number - 1, 0)
    for index in first...number {
      let cell = cells[index]
      let solved = group.solved(from: cell)
      let next = min(cell + solved.cells.count, group.itemCount)
      guard next == (index + 1 < count ? cells[index + 1] : group.itemCount) else {
        truncate(to: index)
        return walk(group, from: cell)
      }
      lengths[index] = group.axis.along(solved.size)
      breadths[index] = group.axis.across(solved.size)
      overhang = overhang.union(solved.overhang(group.axis))
    }
    for later in starts.indices.dropFirst(first + 1) {
      starts[later] = starts[later - 1] + (lengths[later - 1] + group.spacing)
    }
  }

  private mutating func truncate(to count: Int) {
    let superfluous = self.count - count
    starts.removeLast(superfluous)
    lengths.removeLast(superfluous)
    breadths.removeLast(superfluous)
    cells.removeLast(superfluous)
  }

  /// Appends the repetitions from a cell on.
  private mutating func walk(_ group: RepeatedGroup, from first: Int) {
    var cell = first
    while cell < group.itemCount {
      let solved = group.solved(from: cell)
      if solved.cells.isEmpty { break }
      let last = count - 1
      starts.append(last < 0 ? 0 : starts[last] + (lengths[last] + group.spacing))
      lengths.append(group.axis.along(solved.size))
      breadths.append(group.axis.across(solved.size))
      cells.append(cell)
      overhang = overhang.union(solved.overhang(group.axis))
      cell += solved.cells.count
    }
  }
}

extension AxisSize {
  /// Returns the greater of the two extents in each direction.
  fileprivate func union(_ other: AxisSize) -> AxisSize {
    AxisSize(along: max(along, other.along), across: max(across, other.across))
  }
}
