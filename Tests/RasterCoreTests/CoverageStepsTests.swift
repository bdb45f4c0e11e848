import Foundation
import RasterCore
import Testing

struct CoverageStepsTests {
  private let path = Path(
    roundedRect: CGRect(x: 1.25, y: 0.5, width: 6.5, height: 5.5), radius: 1.75)

  @Test func `the coverage of the steps is that of the drawing`() {
    let steps = CoverageSteps(of: path, width: 9, height: 7)
    let bitmap = Drawing { $0.fill(path, with: .color(.black)) }.rasterized(width: 9, height: 7)
    for y in 0..<7 {
      #expect(steps.coverage[y] == (0..<9).map { bitmap[$0, y].alpha })
    }
  }

  @Test func `the cells of a row, summed from the left, are its coverage`() {
    let steps = CoverageSteps(of: path, width: 9, height: 7)
    for y in 0..<7 {
      var sum = 0.0
      for x in 0..<9 {
        sum += steps.cells[y][x]
        #expect(UInt8((sum.magnitude * 255).rounded()) == steps.coverage[y][x])
      }
    }
  }

  @Test func `level edges are left out, and the others go as far down as up`() {
    let steps = CoverageSteps(of: path, width: 9, height: 7)
    #expect(steps.lines.allSatisfy { $0.start.y != $0.end.y })
    #expect(steps.lines.reduce(0) { $0 + $1.end.y - $1.start.y } == 0)
  }
}
