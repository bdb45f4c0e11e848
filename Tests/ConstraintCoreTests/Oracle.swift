import ConstraintCore

/// Finds the best values by trying every point that can be the best one.
///
/// All costs are linear between the lines of constraints and stays, so the best point is one where
/// as many lines meet as there are variables. There are few lines, so all such points are looked
/// at. Nothing is shared with the solver: no basis, no steps.
struct Oracle {
  /// The stay of a variable: the value that the variable has if no constraint determines it.
  struct Stay {
    let kind: Variable.Kind
    let reference: Double
  }

  let stays: [Stay]
  let constraints: [Constraint]

  /// Violations below this are rounding.
  private static let tolerance = 1e-6

  /// The best point, or nil if required constraints contradict each other.
  func solution() -> [Double]? {
    var best: (point: [Double], costs: [Double])?
    for point in vertices() {
      let costs = costs(at: point)
      if costs[0] > Self.tolerance { continue }
      if best.map({ Self.isLess(costs, than: $0.costs) }) ?? true { best = (point, costs) }
    }
    return best?.point
  }

  /// The values of a variable in the best points, if stays are not considered; nil if there is no
  /// solution.
  func range(of variable: Variable) -> ClosedRange<Double>? {
    // Stays far away on both sides pull the variable to the ends of its range.
    let ends = [-1e5, 1e5].compactMap { reference in
      let stays = stays.indices.map { index in
        // Sizes are decided before positions, so the one variable is decided first.
        index == variable.index
          ? Stay(kind: .size, reference: reference) : Stay(kind: .position, reference: 0)
      }
      return Oracle(stays: stays, constraints: constraints).solution()?[variable.index]
    }
    return ends.count == 2 ? ends[0]...ends[1] : nil
  }

  /// Whether all required constraints hold somewhere.
  var isSatisfiable: Bool { solution() != nil }

  /// The violations of each level from required downwards, then each variable's distance from its
  /// stay, sizes first and of these the last first.
  func costs(at point: [Double]) -> [Double] {
    let levels = [Constraint.required] + Set(constraints.map(\.priority)).sorted(by: >)
    let sums = levels.map { level in
      constraints.filter { $0.priority == level }.map { violation(of: $0, at: point) }
        .reduce(0, +)
    }
    let sizes = stays.indices.filter { stays[$0].kind == .size }
    let positions = stays.indices.filter { stays[$0].kind == .position }
    return sums + (sizes.reversed() + positions).map { abs(point[$0] - stays[$0].reference) }
  }

  func violation(of constraint: Constraint, at point: [Double]) -> Double {
    let left = constraint.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.index] }
    let excess = left - constraint.constant
    switch constraint.relation {
    case .equal: return abs(excess)
    case .lessThanOrEqual: return max(0, excess)
    case .greaterThanOrEqual: return max(0, -excess)
    }
  }

  private static func isLess(_ left: [Double], than right: [Double]) -> Bool {
    for (a, b) in zip(left, right) where abs(a - b) > tolerance { return a < b }
    return false
  }

  /// The points where lines meet.
  private func vertices() -> [[Double]] {
    let own = stays.indices.map { index in
      (0..<stays.count).map { $0 == index ? 1.0 : 0 } + [stays[index].reference]
    }
    let others = constraints.map { constraint in
      var line = [Double](repeating: 0, count: stays.count) + [constraint.constant]
      for term in constraint.terms { line[term.variable.index] += term.coefficient }
      return line
    }
    return Self.choices(of: stays.count, from: own + others).compactMap(Self.meeting)
  }

  private static func choices(of count: Int, from lines: [[Double]]) -> [[[Double]]] {
    if count == 0 { return [[]] }
    return lines.indices.flatMap { index in
      choices(of: count - 1, from: Array(lines[(index + 1)...])).map { [lines[index]] + $0 }
    }
  }

  /// Gauss–Jordan elimination; nil if the lines do not meet in one point.
  private static func meeting(of lines: [[Double]]) -> [Double]? {
    var rows = lines
    for column in rows.indices {
      let largest = (column..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
      guard let pivot = largest, abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in rows[row].indices { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
