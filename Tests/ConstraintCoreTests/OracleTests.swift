import ConstraintCore
import Testing

/// Random systems with up to three variables, against every point that can be the best one.
struct OracleTests {
  @Test(arguments: 0..<60)
  func `after every change the values are those of the oracle`(seed: Int) throws {
    var system = RandomSystem(seed: UInt64(seed), variableCount: 1 + seed % 3)
    for step in 0..<40 {
      try system.change(upTo: 7)
      // Every third change is solved together with the next one.
      if step % 3 == 1 { continue }
      system.solver.solve()
      let expected = try #require(system.oracle.solution(), "seed \(seed), step \(step)")
      let difference = system.difference(from: expected)
      #expect(
        difference < 1e-6, "seed \(seed), step \(step): \(system.values), not \(expected)")
      if difference >= 1e-6 { return }
    }
  }

  @Test(arguments: 0..<40)
  func `a conflict cannot hold, and holds without any one of its members`(seed: Int) throws {
    var system = RandomSystem(seed: UInt64(1000 + seed), variableCount: 1 + seed % 3)
    for _ in 0..<40 {
      try system.change(upTo: 8)
      for conflict in system.solver.solve() {
        let members = conflict.constraints
        #expect(members.contains(conflict.broken))
        #expect(!system.isSatisfiable(members), "seed \(seed): \(members)")
        for member in members {
          #expect(
            system.isSatisfiable(members.filter { $0 != member }), "seed \(seed): \(members)")
        }
      }
    }
  }

  @Test(arguments: 0..<20)
  func `a variable is ambiguous where the oracle finds two best values`(seed: Int) throws {
    var system = RandomSystem(seed: UInt64(2000 + seed), variableCount: 1 + seed % 3)
    for _ in 0..<12 {
      try system.change(upTo: 5)
      system.solver.solve()
      for variable in system.variables {
        let range = try #require(system.oracle.range(of: variable))
        #expect(
          system.solver.isAmbiguous(variable) == (range.upperBound - range.lowerBound > 1e-6),
          "seed \(seed): \(range)")
      }
    }
  }
}
