import ConstraintCore
import Testing

struct SolverTests {
  @Test func `an equation gives a variable its value`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    try solver.add(width, .equal, 320)
    #expect(solver.solve() == [])
    #expect(solver.value(of: width) == 320)
  }

  @Test func `values change when solve is called, and not before`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    try solver.add(width, .equal, 320)
    #expect(solver.value(of: width) == 0)
    solver.solve()
    #expect(solver.value(of: width) == 320)
  }

  @Test func `the changed variables are those that moved since the last call`() throws {
    var solver = Solver()
    let edges = (0..<4).map { _ in solver.addVariable(.position) }
    var ids: [ConstraintID] = []
    for (left, right) in zip(edges, edges.dropFirst()) {
      ids.append(try solver.add(right, .equal, left, plus: 10))
    }
    solver.solve()
    #expect(solver.takeChangedVariables() == Array(edges[1...]))
    #expect(solver.takeChangedVariables() == [])
    try solver.setConstant(11, of: ids[1])
    solver.solve()
    #expect(solver.takeChangedVariables() == Array(edges[2...]))
  }

  @Test func `what moves and comes back has not changed`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let id = try solver.add(width, .equal, 10)
    solver.solve()
    _ = solver.takeChangedVariables()
    for constant in [1.0 / 3, 10] {
      try solver.setConstant(constant, of: id)
      solver.solve()
    }
    #expect(solver.takeChangedVariables() == [])
  }

  @Test func `a suggested value is an equation whose constant changes`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    for value in [320.0, 375, 414] {
      try solver.suggest(value, for: width)
      solver.solve()
      #expect(solver.value(of: width) == value)
    }
    #expect(solver.constraintCount == 1)
  }

  @Test func `a copy goes its own way`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let id = try solver.add(width, .equal, 320)
    solver.solve()
    var copy = solver
    try copy.setConstant(100, of: id)
    copy.solve()
    #expect(solver.value(of: width) == 320)
    #expect(copy.value(of: width) == 100)
  }

  @Test func `a redundant constraint takes over when the other one goes`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let first = try solver.add(width, .equal, 320)
    try solver.add(Constraint([.init(width, times: 2)], .equal, 640))
    #expect(solver.solve() == [])
    try solver.remove(first)
    #expect(solver.solve() == [])
    #expect(solver.value(of: width) == 320)
  }

  @Test func `what decides a value is named, and nothing else is`() throws {
    var solver = Solver()
    let window = solver.addVariable(.size)
    let x = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let parent = try solver.add(window, .equal, 320)
    let leading = try solver.add(x, .equal, 16)
    let trailing = try solver.add(
      Constraint([.init(x), .init(width), .init(window, times: -1)], .equal, -16))
    try solver.add(width, .greaterThanOrEqual, 44)
    solver.solve()
    #expect(solver.constraintsAffecting(x) == [leading])
    #expect(solver.constraintsAffecting(width) == [parent, leading, trailing])
  }

  @Test func `a removed variable's place is taken by the next one`() throws {
    var solver = Solver()
    let first = solver.addVariable(.size)
    let id = try solver.add(first, .equal, 5)
    #expect(throws: ConstraintError.variableInUse(first, by: [id])) {
      try solver.removeVariable(first)
    }
    try solver.remove(id)
    try solver.removeVariable(first)
    #expect(throws: ConstraintError.unknownVariable(first)) { try solver.add(first, .equal, 5) }
    let second = solver.addVariable(.position, reference: 7)
    solver.solve()
    #expect(solver.value(of: second) == 7)
  }
}

/// A refused constraint leaves the solver as it was.
struct RefusalTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are not finite are refused`(number: Double) throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let id = try solver.add(width, .equal, 5)
    let refused: [(inout Solver) throws -> Void] = [
      { try $0.add(width, .equal, number) },
      { try $0.add(Constraint([.init(width, times: number)], .equal, 1)) },
      { try $0.setConstant(number, of: id) },
      { try $0.setReference(number, of: width) },
      { try $0.suggest(number, for: width) },
    ]
    for change in refused {
      #expect(throws: ConstraintError.self) { try change(&solver) }
    }
    solver.solve()
    #expect(solver.value(of: width) == 5)
    #expect(solver.constraintCount == 1)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a variable whose reference is not finite goes to zero`(reference: Double) {
    var solver = Solver()
    let width = solver.addVariable(.size, reference: reference)
    solver.solve()
    #expect(solver.value(of: width) == 0)
  }

  @Test(arguments: [0, -1, 1000.5, .nan, .infinity] as [Float])
  func `a priority is above 0 and at most 1000`(priority: Float) {
    var solver = Solver()
    let width = solver.addVariable(.size)
    #expect(throws: ConstraintError.self) { try solver.add(width, .equal, 5, at: priority) }
  }

  @Test func `a required priority stays, and no other becomes one`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let required = try solver.add(width, .equal, 5)
    let optional = try solver.add(width, .equal, 5, at: 250)
    #expect(throws: ConstraintError.requiredPriorityChanges(required, from: 1000, to: 250)) {
      try solver.setPriority(250, of: required)
    }
    #expect(throws: ConstraintError.requiredPriorityChanges(optional, from: 250, to: 1000)) {
      try solver.setPriority(1000, of: optional)
    }
  }

  @Test func `a removed constraint is unknown`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let id = try solver.add(width, .equal, 5)
    try solver.remove(id)
    try solver.add(width, .equal, 6)
    #expect(throws: ConstraintError.unknownConstraint(id)) { try solver.remove(id) }
    #expect(throws: ConstraintError.unknownConstraint(id)) { try solver.setConstant(1, of: id) }
    #expect(!solver.isBroken(id) && !solver.isAtLimit(id) && solver.violation(of: id) == 0)
  }
}
