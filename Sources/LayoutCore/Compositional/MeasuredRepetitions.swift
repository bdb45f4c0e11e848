import Basics

/// The repetitions of a group that is measured: the start, the length and the first cell of each.
///
/// A measured cell changes the length of its repetition, and the starts of the following ones. The
/// following repetitions are laid out again only if the cell's repetition or the one before it now
/// has more or fewer cells. Repetitions of a uniform group have the length of the longest one
/// (CL11).
struct MeasuredRepetitions: Sendable {
  /// The starts along the line.
  private(set) var starts: [Double] = []
  /// The item index of the first cell of each repetition.
  private(set) var cells: [Int] = []
  /// The distances by which views extend beyond their group, along the line and across it.
  private(set) var overhang = AxisSize.zero
  /// The length of each repetition; repetitions of a uniform group are at least `greatest` long.
  private var lengths: [Double] = []
  private var breadths: [Double] = []
  /// The size of the largest repetition, which all repetitions of a uniform group have; 0 in a
  /// dimension that is not uniform.
  private(set) var greatest = AxisSize.zero

  /// Solves the repetitions for all cells of the section.
  init(_ group: RepeatedGroup) {
    walk(group, from: 0)
    share(group)
  }

  /// The number of repetitions.
  var count: Int { starts.count }

  /// The length of all repetitions with their spacing.
  var length: Double { starts.isEmpty ? 0 : end(count - 1) }

  /// The greatest extent of a repetition across the line.
  var breadth: Double { breadths.max() ?? 0 }

  /// Returns the end of a repetition along the line.
  func end(_ number: Int) -> Double { starts[number] + length(of: number) }

  private func length(of number: Int) -> Double { max(lengths[number], greatest.along) }

  /// Returns the number of the repetition that contains a cell; the cell must exist.
  func number(ofCell cell: Int) -> Int { cells.partitioningIndex { $0 > cell } - 1 }

  /// Returns the extent of a repetition along the line.
  func extent(of number: Int) -> Span {
    Span(start: starts[number], length: length(of: number))
  }

  /// Solves the repetition that contains a cell and the one before it again, and moves the
  /// repetitions after them; solves all later ones too if one of the two has a different number of
  /// cells.
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
        walk(group, from: cell)
        return share(group)
      }
      lengths[index] = group.axis.along(solved.size)
      breadths[index] = group.axis.across(solved.size)
      overhang = overhang.union(solved.overhang(group.axis))
    }
    place(after: first, group)
    share(group)
  }

  /// Updates the starts of the repetitions after a given one.
  private mutating func place(after first: Int, _ group: RepeatedGroup) {
    for later in starts.indices.dropFirst(first + 1) {
      starts[later] = starts[later - 1] + (length(of: later - 1) + group.spacing)
    }
  }

  /// Computes the size of the largest repetition of a uniform group, which all its repetitions
  /// have.
  private mutating func share(_ group: RepeatedGroup) {
    let (size, axis) = (group.item.size, group.axis)
    let old = greatest
    if size.isUniform(along: axis.turned) { greatest.across = breadths.max() ?? 0 }
    guard size.isUniform(along: axis) else { return }
    greatest.along = lengths.max() ?? 0
    if greatest.along != old.along { place(after: 0, group) }
  }

  private mutating func truncate(to count: Int) {
    let superfluous = self.count - count
    starts.removeLast(superfluous)
    lengths.removeLast(superfluous)
    breadths.removeLast(superfluous)
    cells.removeLast(superfluous)
  }

  /// Appends the repetition that begins with a cell, and all later ones.
  private mutating func walk(_ group: RepeatedGroup, from first: Int) {
    var cell = first
    while cell < group.itemCount {
      let solved = group.solved(from: cell)
      if solved.cells.isEmpty { break }
      let last = count - 1
      starts.append(last < 0 ? 0 : starts[last] + (length(of: last) + group.spacing))
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
