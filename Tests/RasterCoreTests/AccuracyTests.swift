import Foundation
import RasterCore
import TestSupport
import Testing

/// Coverage differs from the exact area by at most 1/255 in every pixel.
@Suite struct AccuracyTests {
  private let side = 12

  @Test(arguments: 0..<300)
  func `a random rectangle is covered exactly`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rect = random.rect(in: -2...14, largest: seed % 3 == 0 ? 1.5 : 14)
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    #expect(difference(Path(rect), ExactArea(side, side, polygon: corners)) <= 1)
  }

  @Test(arguments: 0..<200)
  func `a random polygon is covered exactly`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let points = random.star(corners: 3 + seed % 9, around: CGPoint(x: 6, y: 6), radius: 0.2...9)
    var path = Path()
    path.addLines(between: points)
    #expect(difference(path, ExactArea(side, side, polygon: points)) <= 1)
  }

  @Test(arguments: 0..<150)
  func `a random ellipse is covered exactly`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rect = random.rect(in: -4...14, largest: seed % 3 == 0 ? 2 : 18)
    let exact = ExactArea(side, side, lines: 400) { y in
      span(ofEllipse: rect, y)
    }
    #expect(difference(Path(ellipseIn: rect), exact) <= 1)
  }

  @Test(arguments: 0..<150)
  func `a random rounded rectangle is covered exactly`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rect = random.rect(in: -4...14, largest: 18)
    let radius = random.number(0...Double(min(rect.width, rect.height)) / 2)
    let exact = ExactArea(side, side, lines: 400) { y in
      span(of: rect, radius: radius, y)
    }
    #expect(difference(Path(roundedRect: rect, radius: radius), exact) <= 1)
  }

  @Test(arguments: [40.0, 150, 700, 3000, 20_000])
  func `a circle of any size is covered exactly where it is seen`(radius: Double) {
    let rect = CGRect(x: 8.3 - 2 * radius, y: 6.1 - radius, width: 2 * radius, height: 2 * radius)
    let exact = ExactArea(side, side, lines: 400) { y in
      span(ofEllipse: rect, y)
    }
    #expect(difference(Path(ellipseIn: rect), exact) <= 1)
  }

  /// Returns the largest difference of a black path's alpha to exact areas.
  private func difference(_ path: Path, _ exact: ExactArea) -> Double {
    let bitmap = Drawing { $0.fill(path, with: .color(.black)) }
      .rasterized(width: side, height: side)
    return exact.largestDifference { bitmap[$0, $1].alpha }
  }

  private func span(ofEllipse rect: CGRect, _ y: Double) -> ClosedRange<Double>? {
    let v = (y - Double(rect.midY)) / Double(rect.height / 2)
    guard abs(v) < 1 else { return nil }
    let half = (1 - v * v).squareRoot() * Double(rect.width / 2)
    return Double(rect.midX) - half...Double(rect.midX) + half
  }

  private func span(of rect: CGRect, radius: Double, _ y: Double) -> ClosedRange<Double>? {
    guard y > Double(rect.minY), y < Double(rect.maxY) else { return nil }
    let depth = radius - min(radius, min(y - Double(rect.minY), Double(rect.maxY) - y))
    let inset = radius - (radius * radius - depth * depth).squareRoot()
    return Double(rect.minX) + inset...Double(rect.maxX) - inset
  }
}
