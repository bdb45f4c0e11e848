import ConstraintCore
import Testing

struct OracleTests {
  @Test(arguments: 0..<60)
  func `after every change the values are those of the oracle`(seed: Int) throws {
    var system = RandomSystem(seed: UInt64(seed), variableCount: 1 + seed % 3)
    for step in 0..<40 {
      try system.change(upTo: 7)
      // Some changes come together.
      if step % 3 == 1 { continue }
      system.solver.solve()
      let expected = try #require(system.oracle.solution(), "seed \(seed), step \(step)")
      let difference = zip(system.values, expected).map { abs($0 - $1) }.max() ?? 0
      #expect(
        difference < 1e-6, "seed \(seed), step \(step): \(system.values), not \(expected)")
      if difference >= 1e-6 { return }
    }
  }
}
