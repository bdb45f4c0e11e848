import Foundation
import Testing

@testable import LayoutStage

@Suite struct HatchTests {
  private let rect = CGRect(x: 3, y: 5, width: 40, height: 20)

  @Test func `the lines rise at 45 degrees`() {
    for line in Hatch(filling: rect, spacing: 6).lines {
      #expect(abs((line.end.x - line.start.x) - (line.start.y - line.end.y)) < 1e-9)
    }
  }

  @Test func `the lines end on the edges of what they fill`() {
    for line in Hatch(filling: rect, spacing: 6).lines {
      for end in [line.start, line.end] {
        let isOnSide = end.x == rect.minX || end.x == rect.maxX
        let isOnTopOrBottom = end.y == rect.minY || end.y == rect.maxY
        #expect(isOnSide || isOnTopOrBottom, "\(end)")
      }
    }
  }

  @Test func `the lines have an even distance`() {
    let sums = Hatch(filling: rect, spacing: 6).lines.map { $0.start.x + $0.start.y }
    #expect(sums.count == 10)
    #expect(zip(sums, sums.dropFirst()).allSatisfy { abs($1 - $0 - 6) < 1e-9 })
  }

  @Test func `neighbouring rectangles continue each other's lines`() {
    let left = CGRect(x: 0, y: 0, width: 17, height: 30)
    let right = CGRect(x: 17, y: 0, width: 23, height: 30)
    let ends = Hatch(filling: left, spacing: 6).lines.map(\.end).filter { $0.x == 17 }
    let starts = Hatch(filling: right, spacing: 6).lines.map(\.start).filter { $0.x == 17 }
    #expect(!ends.isEmpty)
    #expect(ends.filter { $0.y > 0 } == starts.filter { $0.y > 0 })
  }

  @Test func `an empty rectangle has no lines`() {
    #expect(Hatch(filling: CGRect(x: 1, y: 1, width: 0, height: 9), spacing: 6).lines.isEmpty)
  }
}
