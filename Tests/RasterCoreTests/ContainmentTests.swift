import Foundation
import RasterCore
import Testing

@Suite struct ContainmentTests {
  /// A slanted card: its upper and lower sides rise to the right.
  private let slanted: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 200, y: 0))
    path.addLine(to: CGPoint(x: 200, y: 150))
    path.addLine(to: CGPoint(x: 0, y: 200))
    path.addLine(to: CGPoint(x: 0, y: 50))
    path.closeSubpath()
    return path
  }()

  @Test(arguments: [
    CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200), CGPoint(x: 0, y: 50),
    CGPoint(x: 100, y: 25), CGPoint(x: 200, y: 80),
  ])
  func `K14 the outline is part of what it encloses`(point: CGPoint) {
    #expect(slanted.contains(point))
    #expect(slanted.contains(point, using: .evenOdd))
  }

  @Test(arguments: [
    CGPoint(x: 201, y: 0), CGPoint(x: 200, y: 151), CGPoint(x: -1, y: 50), CGPoint(x: 100, y: 24),
    CGPoint(x: 0, y: 201),
  ])
  func `a point beside the outline is outside`(point: CGPoint) {
    #expect(!slanted.contains(point))
  }
}
