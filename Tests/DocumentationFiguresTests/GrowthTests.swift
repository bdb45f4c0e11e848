import DocumentationFigures
import Testing

/// The figure of the growth, and its data.
struct GrowthTests {
  @Test func `times that follow a power of the size have that power as their exponent`() {
    for power in 0...2 {
      let points = [10.0, 100, 1000, 10_000].map { size in
        Growth.Point(
          size: size, milliseconds: (0..<power).reduce(0.5) { time, _ in time * size })
      }
      let series = Growth.Series(name: "work", points: points)
      #expect(abs(series.exponent - Double(power)) < 0.001)
    }
  }

  @Test func `what small work costs at all does not count`() {
    let points = [(1.0, 5.0), (10, 5), (100, 7), (1000, 70), (10_000, 700)].map {
      Growth.Point(size: $0, milliseconds: $1)
    }
    #expect(abs(Growth.Series(name: "work", points: points).exponent - 1) < 0.001)
  }

  @Test func `no kind of work was measured to grow faster than its size`() {
    let series = Growth.measured.panels.flatMap(\.series)
    #expect(series.count == 8)
    for one in series {
      #expect(one.exponent < 1.2, "\(one.name) grows with the power \(one.exponent)")
    }
  }
}
