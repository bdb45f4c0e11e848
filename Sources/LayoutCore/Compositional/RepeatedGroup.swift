import Foundation

/// The group of a section, which is repeated along a line until all cells are placed.
struct RepeatedGroup: Sendable {
  let item: CompositionalItem
  /// The number of cells in the section.
  let itemCount: Int
  let container: CGSize
  /// The direction of the line.
  let axis: Axis
  /// The distance between two repetitions, in points.
  let spacing: Double
  /// The solver that computes one repetition.
  private(set) var solver: GroupSolver
  /// The minimum size of each repetition: that of the largest one if the group is uniform (CL11).
  var least = CGSize.zero
  /// A complete repetition with estimated sizes in place of measured ones.
  let estimate: SolvedGroup

  /// Creates the description of the repetitions.
  ///
  /// - Parameters:
  ///   - item: the group.
  ///   - itemCount: the number of cells.
  ///   - container: the size of the container of the group.
  ///   - axis: the direction of the line.
  ///   - spacing: the distance between two repetitions, in points.
  ///   - scale: the number of pixels per point.
  ///   - measured: the measured sizes of cells, by their item indexes.
  init(
    _ item: CompositionalItem, itemCount: Int, in container: CGSize, along axis: Axis,
    spacing: Double, scale: Double, measured: [Int: CGSize]
  ) {
    self.item = item
    self.itemCount = max(itemCount, 0)
    self.container = container
    self.axis = axis
    self.spacing = spacing
    solver = GroupSolver(scale: scale, measured: measured, itemCount: self.itemCount)
    estimate = GroupSolver(scale: scale).solve(item, in: container, first: 0)
  }

  /// Replaces the measured sizes of cells.
  mutating func measure(_ measured: [Int: CGSize]) { solver.measured = measured }

  /// Returns the repetition that begins with a cell.
  func solved(from first: Int) -> SolvedGroup {
    if least != .zero { return solver.solve(item, in: container, first: first, least: least) }
    let cells = first..<first + estimate.cells.count
    let isMeasured =
      !solver.measured.isEmpty && cells.contains { solver.measured[$0] != nil }
    return isMeasured || cells.upperBound > itemCount
      ? solver.solve(item, in: container, first: first) : estimate
  }

  /// Returns the slots (rectangles before insets) of the repetition that begins with a cell, and of
  /// the items inside it.
  func parts(from first: Int) -> [SolvedGroup.Part] {
    solver.solve(item, in: container, first: first, least: least, name: "group").parts
  }
}

extension SolvedGroup {
  /// Returns the distances by which views extend beyond the group.
  func overhang(_ axis: Axis) -> AxisSize {
    var overhang = AxisSize.zero
    func add(_ frame: CGRect) {
      let rect = axis.rect(frame)
      overhang.along = max(
        overhang.along, -rect.along.start, rect.along.end - axis.along(size))
      overhang.across = max(
        overhang.across, -rect.across.start, rect.across.end - axis.across(size))
    }
    for cell in cells { add(cell.frame) }
    for one in supplementaries { add(one.frame) }
    return overhang
  }
}
