import ConstraintCore
import Testing

/// Priorities are levels (AL15–AL17).
struct LevelTests {
  @Test func `a hundred constraints of 250 do not outweigh one of 251`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    for _ in 0..<100 { try solver.add(width, .equal, 0, at: 250) }
    try solver.add(width, .equal, 100, at: 251)
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test func `a level gives up any distance for the smallest one of a higher level`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    try solver.add(width, .equal, 1_000_000, at: 749)
    try solver.add(width, .lessThanOrEqual, 0.5, at: 750)
    solver.solve()
    #expect(solver.value(of: width) == 0.5)
  }

  @Test(arguments: [(999.5, 999), (760, 750), (51, 50), (50, 49), (1, 0.5)] as [(Float, Float)])
  func `every distinct priority is a level of its own`(higher: Float, lower: Float) throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    try solver.add(width, .equal, 10, at: lower)
    try solver.add(width, .equal, 20, at: higher)
    solver.solve()
    #expect(solver.value(of: width) == 20)
  }

  @Test func `within a level the sum of violations is least`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    for constant in [0.0, 10, 70] { try solver.add(x, .equal, constant, at: 500) }
    solver.solve()
    // The sum of the distances is least at the median, 10: 10 + 60, and 80 at either end.
    #expect(solver.value(of: x) == 10)
  }

  @Test func `an inequality costs nothing on its side and the distance beyond`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    try solver.add(x, .equal, 30)
    let kept = try solver.add(x, .lessThanOrEqual, 50, at: 500)
    let violated = try solver.add(x, .greaterThanOrEqual, 50, at: 500)
    #expect(solver.solve() == [])
    #expect(solver.violation(of: kept) == 0)
    #expect(solver.violation(of: violated) == 20)
  }

  @Test func `the label that hugs less is the one that stretches`() throws {
    var solver = Solver()
    let widths = [solver.addVariable(.size), solver.addVariable(.size)]
    try solver.add(sumOf: widths, 100)
    for (width, hugging) in zip(widths, [250, 251] as [Float]) {
      try solver.add(width, .greaterThanOrEqual, 30, at: 750)
      try solver.add(width, .lessThanOrEqual, 30, at: hugging)
    }
    solver.solve()
    #expect(widths.map(solver.value) == [70, 30])
  }

  @Test func `a changed priority counts from then on`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let small = try solver.add(width, .equal, 10, at: 250)
    try solver.add(width, .equal, 20, at: 500)
    solver.solve()
    try solver.setPriority(750, of: small)
    solver.solve()
    #expect(solver.value(of: width) == 10)
  }
}
