import ConstraintCore
import TestSupport
import Testing

/// Systems too large for the oracle: what changed step by step is what is made at once.
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
}
