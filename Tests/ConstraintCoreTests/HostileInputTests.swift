import ConstraintCore
import TestSupport
import Testing

/// Any finite input, for which solving ends with finite values.
struct HostileInputTests {
  private static let numbers = [
    0, -0.0, 1, -1, 1e-300, -1e-300, 1e300, -1e300, 1e9, 1e-9, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1.0 / 3, 0.1, 1e15,
  ]

  @Test(arguments: 0..<60)
  func `numbers of all magnitudes give finite values`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var solver = Solver()
    let variables = (0..<5).map { _ in solver.addVariable(.position) }
    var ids: [ConstraintID] = []
    for _ in 0..<40 {
      let terms = (0..<random.integer(0...3)).map { _ in
        Constraint.Term(
          variables[random.integer(0...4)], times: Self.numbers[random.integer(0...14)])
      }
      let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][
        random.integer(0...2)]
      let priority = Float([1000, 750, 1e-30, 999.5][random.integer(0...3)])
      let constant = Self.numbers[random.integer(0...14)]
      ids.append(try solver.add(Constraint(terms, relation, constant, priority: priority)))
      if random.integer(0...3) == 0 {
        try solver.remove(ids.remove(at: random.integer(0...ids.count - 1)))
      }
      solver.solve()
      #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
    }
  }

  @Test(arguments: 0..<60)
  func `a bound on one variable says what a constraint of one term says`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var (long, short) = (Solver(), Solver())
    let variables = (0..<4).map { _ in long.addVariable(.size) }
    for _ in variables { _ = short.addVariable(.size) }
    for _ in 0..<12 {
      let (variable, relation) = (
        variables[random.integer(0...3)],
        [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][random.integer(0...2)]
      )
      let priority = Float([1000, 750, 250][random.integer(0...2)])
      let constant = Self.numbers[random.integer(0...14)]
      try long.add(Constraint([.init(variable)], relation, constant, priority: priority))
      try short.addBound(on: variable, relation, constant, priority: priority)
      #expect(long.solve() == short.solve())
      for variable in variables { #expect(long.value(of: variable) == short.value(of: variable)) }
    }
    #expect(throws: ConstraintError.self) { try short.addBound(on: variables[0], .equal, .nan) }
  }

  @Test func `a thousand equal constraints count once and can be removed one by one`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let y = solver.addVariable(.position)
    let line = Constraint([.init(x), .init(y, times: -1)], .equal, 5)
    var ids: [ConstraintID] = []
    try solver.add(Constraint([.init(y)], .equal, 100))
    for _ in 0..<1000 { ids.append(try solver.add(line)) }
    #expect(solver.solve() == [])
    for id in ids.dropLast() {
      try solver.remove(id)
      #expect(solver.solve() == [])
      #expect(solver.value(of: x) == 105)
    }
    try solver.remove(ids[999])
    solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test func `a constraint without variables holds or is a conflict of its own`() throws {
    var solver = Solver()
    try solver.add(Constraint([], .lessThanOrEqual, 1))
    let impossible = try solver.add(Constraint([], .equal, 1))
    #expect(solver.solve().map(\.constraints) == [[impossible]])
  }

  @Test func `terms that cancel leave a constraint without variables`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let id = try solver.add(Constraint([.init(x), .init(x, times: -1)], .equal, 1))
    #expect(solver.solve().map(\.broken) == [id])
  }

  /// Many rows through one point: every step is degenerate.
  @Test(arguments: 0..<20)
  func `rows that all meet in one point do not make it walk in circles`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var solver = Solver()
    let variables = (0..<6).map { _ in solver.addVariable(.size) }
    for _ in 0..<80 {
      let terms = variables.map { Constraint.Term($0, times: Double(random.integer(-2...2))) }
      let relation: Relation = random.integer(0...1) == 0 ? .lessThanOrEqual : .greaterThanOrEqual
      let priority = Float([1000, 750, 250][random.integer(0...2)])
      try solver.add(Constraint(terms, relation, 0, priority: priority))
      solver.solve()
    }
    #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
  }

  @Test func `thirds add up to the whole, and nothing is left over`() throws {
    var solver = Solver()
    let widths = (0..<3).map { _ in solver.addVariable(.size) }
    let rest = solver.addVariable(.position)
    for width in widths.dropFirst() {
      try solver.add(Constraint([.init(widths[0]), .init(width, times: -1)], .equal, 0))
    }
    try solver.add(Constraint(widths.map { .init($0) }, .equal, 100))
    // The rest is 100 minus the widths, computed with factors of 0.1, which no double represents.
    try solver.add(
      Constraint(
        widths.map { .init($0, times: 0.1) } + [.init(rest, times: 0.1)], .equal, 10))
    solver.solve()
    #expect(solver.value(of: rest) == 0)
    #expect(abs(solver.value(of: widths[0]) - 100.0 / 3) < 1e-9)
  }

  @Test func `two thousand changes of a constant add up no error`() throws {
    var random = SeededGenerator(seed: 7)
    var solver = Solver()
    let edges = (0..<20).map { _ in solver.addVariable(.position) }
    var ids: [ConstraintID] = []
    for (left, right) in zip(edges, edges.dropFirst()) {
      ids.append(
        try solver.add(Constraint([.init(right), .init(left, times: -1.0 / 3)], .equal, 0.1)))
    }
    for _ in 0..<2000 {
      try solver.setConstant(random.number(-1e6...1e6), of: ids[random.integer(0...18)])
      solver.solve()
    }
    for id in ids { try solver.setConstant(0, of: id) }
    solver.solve()
    #expect(edges.allSatisfy { solver.value(of: $0) == 0 })
  }
}
