import Basics
import Foundation

/// The repetitions of a section's group along a line, and their cells.
///
/// If nothing is measured, all repetitions are equal: a million items take one solved group and a
/// few numbers. Otherwise the start of each repetition is stored, and its cells are solved when a
/// query needs them.
struct GroupRepetitions: Sendable {
  /// The repetitions of a section.
  private enum Content: Sendable {
    /// All repetitions are equal to this group.
    case equal(SolvedGroup)
    /// The starts along the line, the ends, and the item index of the first cell of each.
    case measured(starts: [Double], ends: [Double], cells: [Int])
  }

  /// A repetition that a query returns.
  struct Repetition {
    /// The number of the repetition.
    let index: Int
    /// The start along the line, in points.
    let start: Double
    /// The item index of its first cell.
    let firstCell: Int
    /// The frames, without cells that the section does not have.
    let group: SolvedGroup
  }

  private let content: Content
  private let axis: Axis
  private let item: CompositionalItem
  private let container: CGSize
  private let solver: GroupSolver
  private let itemCount: Int
  private let spacing: Double
  /// The number of repetitions.
  let count: Int
  /// The length of all repetitions with their spacing.
  let length: Double
  /// The greatest extent of a repetition across the line.
  let breadth: Double
  /// The distances by which cells and other views stick out of their group, along the line and
  /// across it.
  let overhang: AxisSize

  /// Places the repetitions of a group for a number of cells.
  ///
  /// - Parameters:
  ///   - item: the group.
  ///   - itemCount: the number of cells.
  ///   - container: the size of the container of the group.
  ///   - axis: the direction of the line.
  ///   - spacing: the distance between two repetitions, in points.
  ///   - solver: the computation of a repetition.
  init(
    of item: CompositionalItem, itemCount: Int, in container: CGSize, along axis: Axis,
    spacing: Double, solver: GroupSolver
  ) {
    self.item = item
    self.itemCount = max(itemCount, 0)
    self.container = container
    self.axis = axis
    self.spacing = spacing
    var solver = solver
    solver.itemCount = self.itemCount
    self.solver = solver
    let first = solver.solve(item, in: container, first: 0)
    let isPlaceable = itemCount > 0 && !first.cells.isEmpty
    if !isPlaceable {
      (content, count, length, breadth, overhang) = (.equal(first), 0, 0, 0, .zero)
    } else if item.hasEstimates {
      let walk = Self.walk(
        item, count: itemCount, in: container, along: axis, spacing: spacing, solver)
      content = .measured(starts: walk.starts, ends: walk.ends, cells: walk.cells)
      count = walk.starts.count
      length = walk.ends.last ?? 0
      (breadth, overhang) = (walk.breadth, walk.overhang)
    } else {
      content = .equal(first)
      count = (itemCount + first.cells.count - 1) / first.cells.count
      length = Double(count) * (axis.along(first.size) + spacing) - spacing
      breadth = axis.across(first.size)
      overhang = first.overhang(axis)
    }
  }

  private static func walk(
    _ item: CompositionalItem, count: Int, in container: CGSize, along axis: Axis, spacing: Double,
    _ solver: GroupSolver
  ) -> (starts: [Double], ends: [Double], cells: [Int], breadth: Double, overhang: AxisSize) {
    var walk: (starts: [Double], ends: [Double], cells: [Int], breadth: Double, overhang: AxisSize)
    walk = ([], [], [], 0, .zero)
    var (cell, start) = (0, 0.0)
    while cell < count {
      let group = solver.solve(item, in: container, first: cell)
      if group.cells.isEmpty { break }
      walk.starts.append(start)
      walk.ends.append(start + axis.along(group.size))
      walk.cells.append(cell)
      walk.breadth = max(walk.breadth, axis.across(group.size))
      walk.overhang = walk.overhang.union(group.overhang(axis))
      start += axis.along(group.size) + spacing
      cell += group.cells.count
    }
    return walk
  }

  /// Returns the repetition with a cell; nil if the section does not have it.
  func repetition(ofCell cell: Int) -> Repetition? {
    guard (0..<itemCount).contains(cell), count > 0 else { return nil }
    switch content {
    case .equal(let group): return repetition(cell / group.cells.count)
    case .measured(_, _, let cells):
      return repetition(cells.partitioningIndex { $0 > cell } - 1)
    }
  }

  /// Returns a repetition by its number, which must exist.
  func repetition(_ index: Int) -> Repetition {
    let start: Double
    let first: Int
    var group: SolvedGroup
    switch content {
    case .equal(let equal):
      start = Double(index) * (axis.along(equal.size) + spacing)
      first = index * equal.cells.count
      group = equal
    case .measured(let starts, _, let cells):
      start = starts[index]
      first = cells[index]
      group = solver.solve(item, in: container, first: first)
    }
    group.keep(cells: itemCount - first)
    return Repetition(index: index, start: start, firstCell: first, group: group)
  }

  /// Returns the slots of a repetition and of what is in it, relative to its origin; it must exist.
  func parts(of number: Int) -> [SolvedGroup.Part] {
    let first: Int
    switch content {
    case .equal(let group): first = number * group.cells.count
    case .measured(_, _, let cells): first = cells[number]
    }
    return solver.solve(item, in: container, first: first, name: "group").parts
  }

  /// Returns the extent of a repetition along the line; it must exist.
  func extent(of number: Int) -> Span {
    switch content {
    case .equal(let group):
      let length = axis.along(group.size)
      return Span(start: Double(number) * (length + spacing), length: length)
    case .measured(let starts, let ends, _):
      return Span(start: starts[number], length: ends[number] - starts[number])
    }
  }

  /// Returns the number of the last repetition that starts at a position or before it; the first
  /// one if all start after it.
  func number(startingBefore position: Double) -> Int {
    switch content {
    case .equal(let group):
      let pitch = axis.along(group.size) + spacing
      guard pitch > 0, position.isFinite else { return 0 }
      return Int(min(max((position / pitch).rounded(.down), 0), Double(max(count - 1, 0))))
    case .measured(let starts, _, _):
      return max(starts.partitioningIndex { $0 > position } - 1, 0)
    }
  }

  /// Returns the numbers of the repetitions that a span of the line may touch.
  func candidates(touching span: Span) -> Range<Int> {
    let (low, high) = (span.start - overhang.along, span.end + overhang.along)
    guard count > 0, low.isFinite, high.isFinite else { return 0..<count }
    switch content {
    case .equal(let group):
      let pitch = axis.along(group.size) + spacing
      guard pitch > 0 else { return 0..<count }
      let first = ((low - axis.along(group.size)) / pitch).rounded(.up)
      let last = (high / pitch).rounded(.down)
      let lower = Int(min(max(first, 0), Double(count)))
      return lower..<max(lower, Int(min(max(last + 1, 0), Double(count))))
    case .measured(let starts, let ends, _):
      let lower = ends.partitioningIndex { $0 >= low }
      return lower..<max(lower, starts.partitioningIndex { $0 > high })
    }
  }
}

extension SolvedGroup {
  /// Removes the cells that a section does not have, and what belongs to them.
  fileprivate mutating func keep(cells count: Int) {
    guard count < cells.count else { return }
    cells.removeLast(cells.count - count)
    supplementaries.removeAll { $0.cell >= count }
  }

  /// Returns the distances by which views stick out of the group.
  fileprivate func overhang(_ axis: Axis) -> AxisSize {
    let frames = cells.map(\.frame) + supplementaries.map(\.frame)
    return frames.reduce(.zero) { overhang, frame in
      let rect = axis.rect(frame)
      return overhang.union(
        AxisSize(
          along: max(-rect.along.start, rect.along.end - axis.along(size)),
          across: max(-rect.across.start, rect.across.end - axis.across(size))))
    }
  }
}

extension AxisSize {
  /// Returns the greater of the two extents in each direction.
  fileprivate func union(_ other: AxisSize) -> AxisSize {
    AxisSize(along: max(along, other.along), across: max(across, other.across))
  }
}
