import Foundation
import Testing

@testable import RasterCore

@Suite struct ArcCutterTests {
  private let right = CGVector(dx: 1, dy: 0)
  private let down = CGVector(dx: 0, dy: 1)

  private func points(tolerance: CGFloat, budget: Int = 1000) -> [CGPoint] {
    var cutter = ArcCutter(radius: 10, tolerance: tolerance, budget: budget)
    var points: [CGPoint] = []
    cutter.add(.zero, right, down, to: &points)
    return points
  }

  @Test func `points lie on the circle`() {
    for point in points(tolerance: 0.001) {
      #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 10) < 1e-12)
    }
  }

  @Test func `a finer tolerance makes more points`() {
    #expect(points(tolerance: 3).count == 0)
    #expect(points(tolerance: 1).count == 1)
    #expect(points(tolerance: 0.1).count == 7)
    #expect(points(tolerance: 0.01).count == 31)
  }

  @Test func `no more points are made than the budget allows`() {
    #expect(points(tolerance: 0.001, budget: 5).count == 5)
  }

  @Test func `a tolerance of nothing makes an end`() {
    #expect(points(tolerance: 0, budget: 100_000).count < 5000)
  }
}
