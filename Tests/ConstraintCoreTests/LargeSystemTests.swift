import ConstraintCore
import TestSupport
import Testing

/// Systems too large for the oracle: one that was changed step by step has the solution of one that
/// is made at once.
struct LargeSystemTests {
  @Test(arguments: 0..<12)
  func `changes in any order give what a new solver gives`(seed: Int) throws {
    var order = SeededGenerator(seed: UInt64(seed))
    var system = RandomSystem(seed: UInt64(3000 + seed), variableCount: 5 + 4 * (seed % 6))
    for step in 0..<160 {
      try system.change(upTo: 60)
      if step % 4 != 0 { continue }
      system.solver.solve()
      let expected = try system.freshValues(shuffled: &order)
      let difference = system.difference(from: expected)
      #expect(difference < 1e-6, "seed \(seed), step \(step)")
      if difference >= 1e-6 { return }
    }
  }

  @Test(arguments: 0..<30)
  func `what is added at once breaks as little as conflicts prove`(seed: Int) throws {
    var system = RandomSystem(seed: UInt64(4000 + seed), variableCount: 6 + seed % 5)
    for _ in 0..<70 { try system.add(system.constraint()) }
    let conflicts = system.solver.solve()
    #expect(!conflicts.isEmpty)
    for (id, constraint) in system.constraints where constraint.priority == 1000 {
      #expect(system.solver.isBroken(id) || system.solver.violation(of: id) == 0)
    }
    for conflict in conflicts {
      #expect(try system.hasConflict(conflict.constraints))
      for member in conflict.constraints {
        #expect(try !system.hasConflict(conflict.constraints.filter { $0 != member }))
      }
    }
  }
}
