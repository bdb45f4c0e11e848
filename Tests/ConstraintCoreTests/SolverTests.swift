import ConstraintCore
import Testing

struct SolverTests {
  @Test func `an equation gives a variable its value`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    _ = try solver.add(Constraint([.init(width)], .equal, 320))
    #expect(solver.solve() == [])
    #expect(solver.value(of: width) == 320)
  }
}
