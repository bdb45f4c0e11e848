import ConstraintCore
import Testing

/// The constraints that contradict each other, and the one that is broken (AL82–AL86).
struct ConflictTests {
  @Test func `the conflict names those that contradict each other and no other`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let other = solver.addVariable(.size)
    let leading = try solver.add(x, .equal, 16)
    try solver.add(other, .equal, 99)
    let size = try solver.add(width, .greaterThanOrEqual, 120)
    let trailing = try solver.add(
      Constraint([.init(x), .init(width)], .lessThanOrEqual, 100))
    let conflicts = solver.solve()
    #expect(conflicts.map(\.constraints) == [[leading, size, trailing]])
  }

  @Test func `the earliest constraint that fixes a size is broken`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    try solver.add(x, .equal, 0)
    let size = try solver.add(width, .equal, 120)
    try solver.add(sumOf: [x, width], 100)
    #expect(solver.solve().map(\.broken) == [size])
    #expect(solver.isBroken(size))
    #expect(solver.value(of: width) == 100)
    #expect(solver.violation(of: size) == 20)
  }

  @Test func `without a fixed size the one added before the last is broken`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let y = solver.addVariable(.position)
    try solver.add(x, .equal, 0)
    let second = try solver.add(y, .equal, x, plus: 10)
    try solver.add(y, .equal, 50)
    #expect(solver.solve().map(\.broken) == [second])
    #expect([x, y].map(solver.value) == [0, 50])
  }

  @Test func `what may not be broken is not, as long as anything else may`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let encapsulated = try solver.add(
      Constraint([.init(width)], .equal, 0, isBreakable: false))
    let own = try solver.add(Constraint([.init(width)], .greaterThanOrEqual, 40))
    #expect(solver.solve().map(\.broken) == [own])
    #expect(!solver.isBroken(encapsulated))
  }

  @Test func `a conflict in which nothing may be broken breaks the last`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    try solver.suggest(100, for: width)
    let last = try solver.add(Constraint([.init(width)], .equal, 50, isBreakable: false))
    #expect(solver.solve().map(\.broken) == [last])
  }

  @Test func `a conflict in which nothing may be broken keeps what fixes a size`() throws {
    var solver = Solver()
    let (view, guide) = (solver.addVariable(.size), solver.addVariable(.size))
    try solver.add(Constraint([.init(guide)], .greaterThanOrEqual, 0, isBreakable: false))
    let margins = try solver.add(
      Constraint([.init(view), .init(guide, times: -1)], .equal, 12, isBreakable: false))
    let hiding = try solver.add(Constraint([.init(view)], .equal, 0, isBreakable: false))
    #expect(solver.solve().map(\.broken) == [margins])
    #expect(!solver.isBroken(hiding))
    #expect(solver.value(of: view) == 0)
  }

  @Test func `optional constraints are never in conflict`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    try solver.add(width, .equal, 100, at: 999)
    try solver.add(width, .equal, 50, at: 999)
    #expect(solver.solve() == [])
  }

  @Test func `a conflict is reported once, and again when a member changes in vain`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let size = try solver.add(width, .equal, 120)
    let limit = try solver.add(width, .lessThanOrEqual, 100)
    #expect(solver.solve().count == 1)
    #expect(solver.solve() == [])
    try solver.setConstant(110, of: limit)
    #expect(solver.solve().map(\.broken) == [size])
    #expect(solver.value(of: width) == 0)
  }

  @Test func `a broken constraint holds again when what broke it goes`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let size = try solver.add(width, .equal, 120)
    let limit = try solver.add(width, .lessThanOrEqual, 100)
    solver.solve()
    try solver.remove(limit)
    #expect(solver.solve() == [])
    #expect(!solver.isBroken(size))
    #expect(solver.value(of: width) == 120)
  }

  @Test func `a window that gets too small breaks, and one that grows mends`() throws {
    var solver = Solver()
    let window = solver.addVariable(.size)
    let width = solver.addVariable(.size)
    let least = try solver.add(width, .greaterThanOrEqual, 200)
    try solver.add(width, .equal, window, plus: -32)
    try solver.suggest(375, for: window)
    #expect(solver.solve() == [])
    try solver.suggest(100, for: window)
    #expect(solver.solve().map(\.broken) == [least])
    #expect(solver.value(of: width) == 68)
    try solver.suggest(667, for: window)
    #expect(solver.solve() == [])
    #expect(!solver.isBroken(least))
  }

  @Test func `a broken constraint can be removed`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let size = try solver.add(width, .equal, 120)
    try solver.add(width, .equal, 100)
    solver.solve()
    try solver.remove(size)
    #expect(solver.solve() == [])
    #expect(solver.value(of: width) == 100)
    #expect(solver.constraintCount == 1)
  }
}
