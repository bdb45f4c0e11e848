import Foundation

/// The items of a group in a row or a column, before the remaining space is distributed.
///
/// An estimated dimension of the group is not a limit: the group becomes as large as its items, so
/// there is no remaining space in that dimension.
struct GroupLine {
  /// An item, its frames and its distances.
  private struct Member {
    var group: SolvedGroup
    let item: CompositionalItem
    /// Whether the section has a cell for the item; the last repetition of a group may have fewer
    /// cells.
    let isPresent: Bool
  }

  let axis: Axis
  let spacing: CompositionalSpacing?
  let room: CGSize
  /// The size of a group whose estimated dimensions are computed from its items; nil if no
  /// dimension is estimated, or if the outer group computed the size.
  let growing: CompositionalSize?
  private var members: [Member] = []
  private var length = 0.0
  /// The number of cells that were appended so far.
  private(set) var cellCount = 0

  init(axis: Axis, spacing: CompositionalSpacing?, room: CGSize, growing: CompositionalSize?) {
    self.axis = axis
    self.spacing = spacing
    self.room = room
    self.growing = growing
  }

  /// Whether the length of the group is computed from its items.
  var growsAlong: Bool { growing?.isEstimated(along: axis) ?? false }

  /// Whether the extent of the group across the axis is computed from its items.
  var growsAcross: Bool { growing?.isEstimated(along: axis.turned) ?? false }

  /// Appends an item, unless the line would then have more than `GroupSolver.cellLimit` cells.
  ///
  /// - Parameters:
  ///   - group: the content of the item.
  ///   - item: the item.
  ///   - isFitted: whether an item that does not fit is left out; the first item never is.
  ///   - isPresent: whether the first cell of the item exists in the section.
  /// - Returns: whether the item was appended.
  mutating func add(
    _ group: SolvedGroup, _ item: CompositionalItem, isFitted: Bool, isPresent: Bool
  ) -> Bool {
    let member = Member(group: group, item: item, isPresent: isPresent)
    let gap = members.isEmpty ? 0 : spacing?.value ?? 0
    let end = length + gap + extent(of: member, along: axis)
    // The end of the item and the end of the container are rounded down to whole points before they
    // are compared (CL18); `noise` absorbs rounding errors.
    let isFull = (end + Self.noise).rounded(.down) > (axis.along(room) + Self.noise).rounded(.down)
    if isFitted, isFull, !members.isEmpty { return false }
    if cellCount + group.cells.count > GroupSolver.cellLimit { return false }
    members.append(member)
    length = end
    cellCount += group.cells.count
    return true
  }

  private static let noise = 1.0 / 1024

  /// Returns the length of an item with the minimum distances around it.
  private func extent(of member: Member, along axis: Axis) -> Double {
    let sides = member.item.edges.sides(along: axis)
    return (sides.before?.value ?? 0) + axis.along(member.group.size) + (sides.after?.value ?? 0)
  }

  /// Sets the size of siblings with uniform estimates to the largest one among them (CL11), and
  /// across the axis at least so large that the group reaches the minimum size `least`.
  mutating func makeUniform(least: CGSize) {
    for side in [axis, axis.turned] {
      let uniform = members.indices.filter { members[$0].item.size.isUniform(along: side) }
      let present = uniform.filter { members[$0].isPresent }
      guard let greatest = present.map({ side.along(members[$0].group.size) }).max() else {
        continue
      }
      let minimum = side == axis ? 0 : side.along(least)
      for index in uniform {
        let edges = extent(of: members[index], along: side) - side.along(members[index].group.size)
        members[index].group.stretch(
          members[index].item, to: max(greatest, minimum - edges), along: side)
      }
    }
    let gaps = Double(max(members.count - 1, 0)) * (spacing?.value ?? 0)
    length = members.reduce(gaps) { $0 + extent(of: $1, along: axis) }
  }

  /// Appends the cells with their positions to a group, and sets the group's estimated dimensions
  /// to the extent of its items and the distances between them.
  func write(at origin: CGPoint, into solved: inout SolvedGroup) {
    let share = flexibleShare
    let breadth = breadth
    var along = axis.along(origin)
    for (place, member) in members.enumerated() {
      let sides = member.item.edges.sides(along: axis)
      if place > 0, let spacing { along += spacing.value + (spacing.isFlexible ? share : 0) }
      along += sides.before.length(share)
      let across = axis.across(origin) + offset(across: member, in: breadth)
      solved.append(member.group, at: axis.point(along: along, across: across))
      along += axis.along(member.group.size) + sides.after.length(share)
    }
    if members.isEmpty { return }
    let size: AxisSize = axis.size(solved.size)
    solved.size = axis.size(
      AxisSize(
        along: growsAlong ? length : size.along, across: growsAcross ? breadth : size.across))
  }

  /// The extent across the axis: the extent of the largest existing item if the group's extent is
  /// estimated; otherwise the extent of the group.
  private var breadth: Double {
    let present = members.contains(where: \.isPresent) ? members.filter(\.isPresent) : members
    guard growsAcross, !present.isEmpty else { return axis.across(room) }
    return present.map { extent(of: $0, along: axis.turned) }.max() ?? 0
  }

  /// The share of the remaining space that each flexible distance receives, in points.
  private var flexibleShare: Double {
    if growsAlong { return 0 }
    let edges = members.flatMap { member -> [CompositionalSpacing?] in
      let sides = member.item.edges.sides(along: axis)
      return [sides.before, sides.after]
    }
    let gaps = spacing?.isFlexible == true ? max(members.count - 1, 0) : 0
    let count = edges.count { $0?.isFlexible == true } + gaps
    let left = axis.along(room) - length
    return count > 0 && left > 0 ? left / Double(count) : 0
  }

  /// Returns the distance of an item from the start of the line, across the axis.
  private func offset(across member: Member, in breadth: Double) -> Double {
    let sides = member.item.edges.sides(along: axis.turned)
    let count = [sides.before, sides.after].count { $0?.isFlexible == true }
    let left = breadth - extent(of: member, along: axis.turned)
    return sides.before.length(count > 0 && left > 0 ? left / Double(count) : 0)
  }
}

extension CompositionalSpacing? {
  /// Returns the distance in points: its value, plus the share of the remaining space if it is
  /// flexible; 0 for nil.
  fileprivate func length(_ share: Double) -> Double {
    map { $0.value + ($0.isFlexible ? share : 0) } ?? 0
  }
}

extension SolvedGroup {
  /// Sets the length of an item; if the item is a cell, its frame is set and its supplementary
  /// views are placed again.
  fileprivate mutating func stretch(
    _ item: CompositionalItem, to length: Double, along axis: Axis
  ) {
    size = axis.size(AxisSize(along: length, across: axis.across(size)))
    guard case .cell = item.content else { return }
    let drawn = CGRect(origin: .zero, size: size).inset(by: item.insets.applying(to: item.size))
    for index in cells.indices { cells[index].frame = drawn }
    for index in parts.indices { parts[index].frame.size = size }
    supplementaries = item.supplementaries.map {
      Supplementary(view: $0, frame: $0.frame(in: drawn), cell: 0)
    }
  }

  /// Appends the content of another group at a point.
  fileprivate mutating func append(_ other: SolvedGroup, at point: CGPoint) {
    let first = cells.count
    parts += other.parts.map { part in
      var part = part
      part.frame = part.frame.offsetBy(dx: point.x, dy: point.y)
      return part
    }
    cells += other.cells.map { cell in
      var cell = cell
      cell.frame = cell.frame.offsetBy(dx: point.x, dy: point.y)
      return cell
    }
    supplementaries += other.supplementaries.map { one in
      var one = one
      one.frame = one.frame.offsetBy(dx: point.x, dy: point.y)
      one.cell += first
      return one
    }
  }
}
