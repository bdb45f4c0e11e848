import ConstraintCore

/// A window full of views, as constraints; `Peers/kiwi_trees.py` makes the same for kiwi.
struct ConstraintTree {
  /// A view as the solver sees it.
  struct View {
    let x, y, width, height: Variable
  }

  /// The content of the window.
  enum Shape: String, CaseIterable {
    case nested = "nested views, 4 edges each"
    case row = "row of siblings with content sizes"
    case column = "column of labels"
    case cells = "cells of ten views"
  }

  private(set) var solver = Solver()
  private(set) var constraints: [(id: ConstraintID, constraint: Constraint)] = []
  private let window: View

  /// Makes the constraints for a number of views; nothing is solved yet.
  init(_ shape: Shape, count: Int) throws {
    window = Self.view(in: &solver)
    try pin(window.x, 0)
    try pin(window.y, 0)
    switch shape {
    case .nested: try addNested(count)
    case .row: try addRow(count)
    case .column: try addColumn(count)
    case .cells: try addCells(count / 10)
    }
  }

  /// Gives the window a size, solves, and returns how many values changed.
  mutating func resize(width: Double, height: Double) throws -> Int {
    try solver.suggest(width, for: window.width)
    try solver.suggest(height, for: window.height)
    solver.solve()
    return solver.takeChangedVariables().count
  }

  /// Changes the constant of a constraint and restores it, and solves both times.
  mutating func nudge(_ index: Int) throws -> Int {
    let (id, constraint) = constraints[index % constraints.count]
    try solver.setConstant(constraint.constant + 1, of: id)
    solver.solve()
    let count = solver.takeChangedVariables().count
    try solver.setConstant(constraint.constant, of: id)
    solver.solve()
    return count + solver.takeChangedVariables().count
  }

  /// Takes one constraint out and puts it in again, solving both times.
  mutating func exchange(_ index: Int) throws -> Int {
    let place = index % constraints.count
    try solver.remove(constraints[place].id)
    solver.solve()
    let count = solver.takeChangedVariables().count
    constraints[place].id = try solver.add(constraints[place].constraint)
    solver.solve()
    return count + solver.takeChangedVariables().count
  }
}

// MARK: - Constraints

extension ConstraintTree {
  private typealias Terms = [(Variable, Double)]

  private static func view(in solver: inout Solver) -> View {
    View(
      x: solver.addVariable(.position), y: solver.addVariable(.position),
      width: solver.addVariable(.size), height: solver.addVariable(.size))
  }

  private mutating func add(
    _ terms: Terms, _ relation: Relation, _ constant: Double, at priority: Float = 1000
  ) throws {
    let constraint = Constraint(
      terms.map { .init($0.0, times: $0.1) }, relation, constant, priority: priority)
    constraints.append((try solver.add(constraint), constraint))
  }

  private mutating func pin(_ variable: Variable, _ value: Double) throws {
    try add([(variable, 1)], .equal, value)
  }

  private mutating func put(_ first: Variable, _ distance: Double, after second: Variable) throws {
    try add([(first, 1), (second, -1)], .equal, distance)
  }

  /// Relates the end of one view, `start + size`, to that of another.
  private mutating func end(
    _ start: Variable, _ size: Variable, _ relation: Relation, _ distance: Double,
    of outerStart: Variable, _ outerSize: Variable
  ) throws {
    try add(
      [(start, 1), (size, 1), (outerStart, -1), (outerSize, -1)], relation, -distance)
  }

  private mutating func content(_ size: Variable, _ value: Double) throws {
    try solver.setReference(value, of: size)
    try add([(size, 1)], .lessThanOrEqual, value, at: 250)
    try add([(size, 1)], .greaterThanOrEqual, value, at: 750)
  }
}

// MARK: - Shapes

extension ConstraintTree {
  private mutating func addNested(_ count: Int) throws {
    var parent = window
    for _ in 0..<count {
      let view = Self.view(in: &solver)
      try put(view.x, 1, after: parent.x)
      try put(view.y, 1, after: parent.y)
      try end(view.x, view.width, .equal, 1, of: parent.x, parent.width)
      try end(view.y, view.height, .equal, 1, of: parent.y, parent.height)
      parent = view
    }
  }

  private mutating func addRow(_ count: Int) throws {
    var last: View?
    for index in 0..<count {
      let view = Self.view(in: &solver)
      if let last {
        try add([(view.x, 1), (last.x, -1), (last.width, -1)], .equal, 8)
      } else {
        try put(view.x, 8, after: window.x)
      }
      try put(view.y, 8, after: window.y)
      try end(view.y, view.height, .equal, 8, of: window.y, window.height)
      try content(view.width, Double(20 + index % 30))
      last = view
    }
  }

  private mutating func addColumn(_ count: Int) throws {
    var last: View?
    for index in 0..<count {
      let view = Self.view(in: &solver)
      try put(view.x, 16, after: window.x)
      try end(view.x, view.width, .lessThanOrEqual, 16, of: window.x, window.width)
      if let last {
        try add([(view.y, 1), (last.y, -1), (last.height, -1)], .equal, 8)
      } else {
        try put(view.y, 8, after: window.y)
      }
      try content(view.width, Double(40 + index * 37 % 400))
      try content(view.height, 20.5)
      last = view
    }
  }

  private mutating func addCells(_ count: Int) throws {
    var last: View?
    for index in 0..<count {
      let cell = Self.view(in: &solver)
      try put(cell.x, 0, after: window.x)
      try end(cell.x, cell.width, .equal, 0, of: window.x, window.width)
      if let last {
        try add([(cell.y, 1), (last.y, -1), (last.height, -1)], .equal, 0)
      } else {
        try put(cell.y, 0, after: window.y)
      }
      try fill(cell, index)
      last = cell
    }
  }

  private mutating func fill(_ cell: View, _ number: Int) throws {
    var last: View?
    for index in 0..<10 {
      let view = Self.view(in: &solver)
      try put(view.x, 16, after: cell.x)
      try end(view.x, view.width, .lessThanOrEqual, 16, of: cell.x, cell.width)
      if let last {
        try add([(view.y, 1), (last.y, -1), (last.height, -1)], .equal, 4)
      } else {
        try put(view.y, 8, after: cell.y)
      }
      try content(view.height, Double(10 + index))
      try add([(view.width, 1)], .equal, Double(40 + (number + index) * 37 % 400), at: 700)
      last = view
    }
    guard let last else { return }
    try end(last.y, last.height, .equal, 8, of: cell.y, cell.height)
  }
}
