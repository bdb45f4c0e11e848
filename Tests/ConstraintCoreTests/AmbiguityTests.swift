import ConstraintCore
import Testing

/// The values of variables that constraints do not determine (AL18, AL26, AL93).
struct AmbiguityTests {
  @Test func `a free variable goes to its reference`() {
    var solver = Solver()
    let width = solver.addVariable(.size, reference: 40)
    solver.solve()
    #expect(solver.value(of: width) == 40)
    #expect(solver.isAmbiguous(width))
    #expect(solver.range(of: width) == -.infinity ... .infinity)
  }

  @Test func `a size keeps its reference, and the position follows`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let width = solver.addVariable(.size, reference: 40)
    try solver.add(sumOf: [x, width], 300)
    solver.solve()
    #expect([x, width].map(solver.value) == [260, 40])
  }

  @Test func `of two equal labels the last keeps its size and the first stretches`() throws {
    for isReversed in [false, true] {
      var solver = Solver()
      let widths = (0..<2).map { _ in solver.addVariable(.size, reference: 30) }
      for width in isReversed ? widths.reversed() : widths {
        try solver.add(width, .lessThanOrEqual, 30, at: 250)
      }
      try solver.add(sumOf: widths, 100)
      solver.solve()
      #expect(widths.map(solver.value) == [70, 30])
    }
  }

  @Test func `sizes that are added again stretch as they did before`() throws {
    var solver = Solver()
    let removed = (0..<2).map { _ in solver.addVariable(.size) }
    for width in removed { try solver.removeVariable(width) }
    let widths = (0..<2).map { _ in solver.addVariable(.size, reference: 30) }
    for width in widths { try solver.add(width, .lessThanOrEqual, 30, at: 250) }
    try solver.add(sumOf: widths, 100)
    solver.solve()
    #expect(widths.map(solver.value) == [70, 30])
  }

  @Test func `two wishes of one level leave open what lies between them`() throws {
    var solver = Solver()
    let width = solver.addVariable(.size)
    try solver.add(width, .equal, 100, at: 500)
    try solver.add(width, .equal, 200, at: 500)
    solver.solve()
    #expect(solver.range(of: width) == 100...200)
    #expect(solver.value(of: width) == 100)
    #expect(solver.solution(with: width, towards: 1000).value(of: width) == 200)
    #expect(solver.solution(with: width, towards: 150).value(of: width) == 150)
  }

  @Test func `what every constraint decides together is not ambiguous`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let y = solver.addVariable(.position)
    try solver.add(x, .equal, 20)
    try solver.add(sumOf: [x, width], 300)
    solver.solve()
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(width))
    #expect(solver.isAmbiguous(y))
  }

  @Test func `a variable that inequalities enclose in one point is not ambiguous`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    try solver.add(x, .lessThanOrEqual, 10)
    try solver.add(x, .greaterThanOrEqual, 10)
    solver.solve()
    #expect(!solver.isAmbiguous(x))
  }

  @Test func `a solver that is asked about all its variables answers as a copy for each does`()
    throws
  {
    var solver = Solver()
    let places = (0..<6).map { _ in solver.addVariable(.position) }
    try solver.add(places[0], .equal, 5)
    try solver.add(places[1], .equal, places[2], plus: 10)
    try solver.add(places[3], .greaterThanOrEqual, 10)
    try solver.add(places[4], .equal, places[0], plus: 3)
    try solver.add(places[5], .greaterThanOrEqual, places[0], plus: 3)
    solver.solve()
    let expected = places.map(solver.isAmbiguous)
    #expect(expected.contains(true) && expected.contains(false))
    var asked = solver
    // Twice, since the first round must leave nothing behind.
    for _ in 0..<2 { #expect(places.map { asked.findsAmbiguous($0) } == expected) }
    #expect(places.map(asked.value) == places.map(solver.value))
  }

  @Test func `another solution leaves the solver as it is`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let y = solver.addVariable(.position)
    try solver.add(y, .equal, x, plus: 10)
    solver.solve()
    let other = solver.solution(with: x, towards: 50)
    #expect([x, y].map(other.value) == [50, 60])
    #expect([x, y].map(solver.value) == [0, 10])
  }

  @Test func `a changed reference moves what is free, and nothing else`() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    try solver.add(x, .equal, 5)
    solver.solve()
    _ = solver.takeChangedVariables()
    try solver.setReference(70, of: x)
    try solver.setReference(80, of: width)
    solver.solve()
    #expect(solver.takeChangedVariables() == [width])
    #expect([x, width].map(solver.value) == [5, 80])
  }
}
