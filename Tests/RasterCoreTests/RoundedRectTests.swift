import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct RoundedRectTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test func `without a radius it is a rectangle`() {
    #expect(Path(roundedRect: rect, radius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, radius: -3) == Path(rect))
  }

  @Test func `radii that do not fit all shrink alike`() {
    let radii = CornerRadii(topLeft: 60, topRight: 60, bottomRight: 30)
    var path = Path()
    path.addRoundedRect(in: rect, radii: radii)
    // The right side holds 60 + 30 in 60 points, so every radius is multiplied by two thirds.
    #expect(path.elements.first == .move(to: CGPoint(x: 0, y: 40)))
  }

  @Test func `a circular corner begins a radius before the corner`() {
    let path = Path(roundedRect: rect, radius: 10)
    #expect(path.elements.first == .move(to: CGPoint(x: 0, y: 10)))
  }

  @Test func `a continuous corner begins 1.53 radii before the corner`() {
    let path = Path(roundedRect: rect, radius: 10, style: .continuous)
    #expect(path.elements.first == .move(to: CGPoint(x: 0, y: 15.28665)))
  }

  @Test func `a continuous corner covers less than a circular one by a little`() {
    let circular = area(.circular, radius: 10)
    let continuous = area(.continuous, radius: 10)
    #expect(continuous < circular)
    #expect(circular - continuous < 8)
  }

  @Test func `a continuous corner without room is a circular one`() {
    #expect(area(.continuous, radius: 30) == area(.circular, radius: 30))
  }

  @Test func `corners may differ`() {
    var path = Path()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 6, height: 4), radii: CornerRadii(topLeft: 3, bottomRight: 2))
    #expect(
      picture(6, 4) { $0.fill(path, with: .color(.black)) } == """
        169███
        6█████
        9████9
        ████93
        """)
  }

  /// Returns the area in pixels of the rectangle with rounded corners.
  private func area(_ style: CornerStyle, radius: CGFloat) -> Int {
    let path = Path(roundedRect: rect, radius: radius, style: style)
    let bitmap = Drawing { $0.fill(path, with: .color(.black)) }.rasterized(width: 100, height: 60)
    return (bitmap.alphaSum + 127) / 255
  }
}
