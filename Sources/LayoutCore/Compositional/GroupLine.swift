import Foundation

/// The items of a group in a row or a column, before the space that is left is shared.
struct GroupLine {
  /// An item with the distances around it.
  private struct Member {
    let group: SolvedGroup
    let edges: CompositionalEdges
  }

  let axis: Axis
  let spacing: CompositionalSpacing?
  let room: CGSize
  private var members: [Member] = []
  private var length = 0.0
  /// The number of cells so far.
  private(set) var cellCount = 0

  init(axis: Axis, spacing: CompositionalSpacing?, room: CGSize) {
    self.axis = axis
    self.spacing = spacing
    self.room = room
  }

  /// Appends an item.
  ///
  /// - Parameters:
  ///   - group: the item.
  ///   - edges: the distances around it.
  ///   - isFitted: whether the item is refused if it does not fit; the first never is.
  /// - Returns: whether the item was appended.
  mutating func add(_ group: SolvedGroup, _ edges: CompositionalEdges, isFitted: Bool) -> Bool {
    let sides = edges.sides(along: axis)
    let gap = members.isEmpty ? 0 : spacing?.value ?? 0
    let end =
      length + gap + (sides.before?.value ?? 0) + axis.along(group.size)
      + (sides.after?.value ?? 0)
    // Both ends are compared in whole points (CL18), so that rounding errors do not count.
    let isFull = (end + Self.noise).rounded(.down) > (axis.along(room) + Self.noise).rounded(.down)
    if isFitted, isFull, !members.isEmpty { return false }
    if cellCount + group.cells.count > GroupSolver.cellLimit { return false }
    members.append(Member(group: group, edges: edges))
    length = end
    cellCount += group.cells.count
    return true
  }

  private static let noise = 1.0 / 1024

  /// Appends the cells with their positions to a group.
  func write(at origin: CGPoint, into solved: inout SolvedGroup) {
    let share = flexibleShare
    var along = axis.along(origin)
    for (place, member) in members.enumerated() {
      let sides = member.edges.sides(along: axis)
      if place > 0, let spacing { along += spacing.value + (spacing.isFlexible ? share : 0) }
      along += sides.before.length(share)
      let across = axis.across(origin) + offset(across: member)
      solved.append(member.group, at: axis.point(along: along, across: across))
      along += axis.along(member.group.size) + sides.after.length(share)
    }
  }

  /// The part of the space that is left for each flexible distance, in points.
  private var flexibleShare: Double {
    let edges = members.flatMap { member -> [CompositionalSpacing?] in
      let sides = member.edges.sides(along: axis)
      return [sides.before, sides.after]
    }
    let gaps = spacing?.isFlexible == true ? max(members.count - 1, 0) : 0
    let count = edges.count { $0?.isFlexible == true } + gaps
    let left = axis.along(room) - length
    return count > 0 && left > 0 ? left / Double(count) : 0
  }

  /// Returns the distance of an item from the start of the line, across the axis.
  private func offset(across member: Member) -> Double {
    let sides = member.edges.sides(along: axis.turned)
    let count = [sides.before, sides.after].count { $0?.isFlexible == true }
    let left =
      axis.across(room) - axis.across(member.group.size) - (sides.before?.value ?? 0)
      - (sides.after?.value ?? 0)
    return sides.before.length(count > 0 && left > 0 ? left / Double(count) : 0)
  }
}

extension CompositionalSpacing? {
  /// Returns the length of the distance with its share of the space that is left.
  fileprivate func length(_ share: Double) -> Double {
    map { $0.value + ($0.isFlexible ? share : 0) } ?? 0
  }
}

extension SolvedGroup {
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
