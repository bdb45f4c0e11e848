import ConstraintCore
import TestSupport
import Testing

/// A solver that is changed at random, with a list of the constraints that it should contain.
struct RandomSystem {
  var solver = Solver()
  var stays: [Oracle.Stay] = []
  var constraints: [ConstraintID: Constraint] = [:]
  private(set) var variables: [Variable] = []
  private var random: SeededGenerator

  /// Few priorities, so that several constraints share a level.
  private static let priorities: [Float] = [1000, 1000, 1000, 750, 750, 250, 50]
  private static let coefficients = [1.0, 1, 1, -1, -1, 2, -2, 0.5]

  init(seed: UInt64, variableCount: Int) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<variableCount {
      let kind: Variable.Kind = random.integer(0...1) == 0 ? .size : .position
      let reference = Double(random.integer(0...2) * 10)
      variables.append(solver.addVariable(kind, reference: reference))
      stays.append(Oracle.Stay(kind: kind, reference: reference))
    }
  }

  /// The oracle for the constraints that are in the solver and not broken.
  var oracle: Oracle {
    Oracle(
      stays: stays, constraints: constraints.filter { !solver.isBroken($0.key) }.map(\.value))
  }

  /// The solver's values of the variables.
  var values: [Double] { variables.map(solver.value) }

  /// Makes one change: mostly additions while there are few constraints.
  mutating func change(upTo limit: Int) throws {
    let id = constraints.keys.sorted().randomElement(using: &random)
    let kind = random.integer(0...9)
    if let id, constraints.count >= limit || kind < 2 {
      try solver.remove(id)
      constraints[id] = nil
    } else if let id, kind < 4 {
      let constant = number()
      try solver.setConstant(constant, of: id)
      constraints[id]?.constant = constant
    } else if let id, kind < 5, constraints[id]?.priority != 1000 {
      let priority = Float([750, 500, 250, 50][random.integer(0...3)])
      try solver.setPriority(priority, of: id)
      constraints[id]?.priority = priority
    } else {
      try add(constraint())
    }
  }

  mutating func add(_ constraint: Constraint) throws {
    constraints[try solver.add(constraint)] = constraint
  }

  /// A constraint over one to three variables, with numbers that often meet in one point.
  mutating func constraint() -> Constraint {
    let count = random.integer(1...min(3, variables.count))
    let chosen = variables.shuffled(using: &random).prefix(count)
    let terms = chosen.map {
      Constraint.Term($0, times: Self.coefficients[random.integer(0...7)])
    }
    let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][random.integer(0...2)]
    let priority = Self.priorities[random.integer(0...6)]
    return Constraint(terms, relation, number(), priority: priority)
  }

  private mutating func number() -> Double { Double(random.integer(-4...12) * 10) }
}

extension RandomSystem {
  /// The largest difference of any value from an expected one.
  func difference(from expected: [Double]) -> Double {
    zip(values, expected).map { abs($0 - $1) }.max() ?? 0
  }

  /// Whether some of the constraints can all hold, by the oracle.
  func isSatisfiable(_ ids: [ConstraintID]) -> Bool {
    Oracle(stays: stays, constraints: ids.compactMap { constraints[$0] }).isSatisfiable
  }

  /// Whether a new solver cannot satisfy some of the constraints.
  func hasConflict(_ ids: [ConstraintID]) throws -> Bool {
    var fresh = Solver()
    for stay in stays { _ = fresh.addVariable(stay.kind, reference: stay.reference) }
    for constraint in ids.compactMap({ constraints[$0] }) { try fresh.add(constraint) }
    return !fresh.solve().isEmpty
  }

  /// The values of a new solver with the same variables and the constraints that are not broken
  /// here.
  func freshValues(shuffled generator: inout SeededGenerator) throws -> [Double] {
    var fresh = Solver()
    let copies = stays.map { fresh.addVariable($0.kind, reference: $0.reference) }
    let kept = constraints.keys.sorted().filter { !solver.isBroken($0) }
    for id in kept.shuffled(using: &generator) {
      if let constraint = constraints[id] { try fresh.add(constraint) }
    }
    #expect(fresh.solve() == [])
    return copies.map(fresh.value)
  }
}
