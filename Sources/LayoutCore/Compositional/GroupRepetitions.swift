import Basics
import Foundation

/// The repetitions of a section's group along a line, and their cells.
///
/// If no dimension is estimated, all complete repetitions are equal: a million items need only one
/// laid-out group and a few numbers. Otherwise the start of each repetition is stored, and a
/// repetition is laid out again when a query needs its cells.
struct GroupRepetitions: Sendable {
  /// The repetitions of a section.
  private enum Content: Sendable {
    /// All repetitions are equal.
    case equal
    /// The repetitions depend on measured cells.
    case measured(MeasuredRepetitions)
  }

  /// One repetition of the group, as the result of a query.
  struct Repetition {
    /// The index of the repetition, from 0.
    let index: Int
    /// The start along the line, in points.
    let start: Double
    /// The item index of the repetition's first cell.
    let firstCell: Int
    /// The frames of the cells that exist in the section.
    let group: SolvedGroup
  }

  private let content: Content
  private let group: RepeatedGroup
  private var axis: Axis { group.axis }
  /// The number of repetitions.
  let count: Int
  /// The length of all repetitions, including the spacing between them.
  let length: Double
  /// The greatest extent of a repetition across the line.
  let breadth: Double
  /// The distances by which cells and other views extend beyond their group, along the line and
  /// across it.
  let overhang: AxisSize

  /// Places the repetitions of a group for all cells of its section.
  init(_ group: RepeatedGroup) {
    if group.item.hasEstimates, group.itemCount > 0, !group.estimate.cells.isEmpty {
      self.init(group, MeasuredRepetitions(group))
    } else {
      self.init(equal: group)
    }
  }

  private init(equal group: RepeatedGroup) {
    self.group = group
    content = .equal
    let first = group.estimate
    count =
      first.cells.isEmpty ? 0 : (group.itemCount + first.cells.count - 1) / first.cells.count
    length =
      count == 0
      ? 0 : Double(count) * (group.axis.along(first.size) + group.spacing) - group.spacing
    breadth = count == 0 ? 0 : group.axis.across(first.size)
    overhang = count == 0 ? .zero : first.overhang(group.axis)
  }

  private init(_ group: RepeatedGroup, _ measured: MeasuredRepetitions) {
    var group = group
    group.least = group.axis.size(measured.greatest)
    self.group = group
    content = .measured(measured)
    count = measured.count
    length = measured.length
    breadth = measured.breadth
    overhang = measured.overhang
  }

  /// Returns the repetitions after a cell was measured.
  ///
  /// - Parameters:
  ///   - cell: the item index of the cell.
  ///   - measured: the measured sizes of all cells, by their item indexes.
  /// - Returns: the repetitions with the new size.
  func remeasured(_ cell: Int, _ measured: [Int: CGSize]) -> GroupRepetitions {
    guard case .measured(var repetitions) = content else { return self }
    var group = group
    group.least = .zero
    group.measure(measured)
    repetitions.remeasure(cell, of: group)
    return GroupRepetitions(group, repetitions)
  }

  /// Returns the repetition that contains a cell; nil if the cell does not exist in the section.
  func repetition(ofCell cell: Int) -> Repetition? {
    guard (0..<group.itemCount).contains(cell), count > 0 else { return nil }
    switch content {
    case .equal: return repetition(cell / group.estimate.cells.count)
    case .measured(let repetitions): return repetition(repetitions.number(ofCell: cell))
    }
  }

  /// Returns the repetition with an index, which must be less than `count`.
  func repetition(_ index: Int) -> Repetition {
    let first = firstCell(of: index)
    var solved = group.solved(from: first)
    solved.keep(cells: group.itemCount - first)
    return Repetition(
      index: index, start: extent(of: index).start, firstCell: first, group: solved)
  }

  /// Returns the slots (rectangles before insets) of a repetition and of the items inside it,
  /// relative to its origin; the repetition must exist.
  func parts(of number: Int) -> [SolvedGroup.Part] { group.parts(from: firstCell(of: number)) }

  private func firstCell(of number: Int) -> Int {
    switch content {
    case .equal: number * group.estimate.cells.count
    case .measured(let repetitions): repetitions.cells[number]
    }
  }

  /// Returns the extent of a repetition along the line; it must exist.
  func extent(of number: Int) -> Span {
    switch content {
    case .equal:
      let length = axis.along(group.estimate.size)
      return Span(start: Double(number) * (length + group.spacing), length: length)
    case .measured(let repetitions): return repetitions.extent(of: number)
    }
  }

  /// Returns the number of the last repetition that starts at a position or before it; the first
  /// one if all start after it.
  func number(startingBefore position: Double) -> Int {
    switch content {
    case .equal:
      let pitch = axis.along(group.estimate.size) + group.spacing
      guard pitch > 0, position.isFinite else { return 0 }
      return Int(min(max((position / pitch).rounded(.down), 0), Double(max(count - 1, 0))))
    case .measured(let repetitions):
      return max(repetitions.starts.partitioningIndex { $0 > position } - 1, 0)
    }
  }

  /// Returns the numbers of the repetitions that may touch a span of the line.
  func candidates(touching span: Span) -> Range<Int> {
    let (low, high) = (span.start - overhang.along, span.end + overhang.along)
    guard count > 0, low.isFinite, high.isFinite else { return 0..<count }
    switch content {
    case .equal:
      let length = axis.along(group.estimate.size)
      let pitch = length + group.spacing
      guard pitch > 0 else { return 0..<count }
      let first = ((low - length) / pitch).rounded(.up)
      let last = (high / pitch).rounded(.down)
      let lower = Int(min(max(first, 0), Double(count)))
      return lower..<max(lower, Int(min(max(last + 1, 0), Double(count))))
    case .measured(let repetitions):
      let lower = (0..<count).partitioned { repetitions.end($0) >= low }
      return lower..<max(lower, repetitions.starts.partitioningIndex { $0 > high })
    }
  }
}

extension SolvedGroup {
  /// Removes the cells beyond the end of the section, with their supplementary views.
  fileprivate mutating func keep(cells count: Int) {
    guard count < cells.count else { return }
    cells.removeLast(cells.count - count)
    supplementaries.removeAll { $0.cell >= count }
  }
}
