import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct GradientTests {
  private let fade = Gradient(colors: [.clear, .black])

  @Test func `a linear gradient grows from point to point`() {
    #expect(row(.linearGradient(fade, from: .zero, to: CGPoint(x: 10, y: 0))) == "1133557799")
  }

  @Test func `each pixel has the colour of its centre`() {
    let bitmap = drawing(.linearGradient(fade, from: .zero, to: CGPoint(x: 10, y: 0)))
      .rasterized(width: 10, height: 1)
    let alphas = (0..<10).map { bitmap[$0, 0].alpha }
    #expect(alphas == [13, 38, 64, 89, 115, 140, 166, 191, 217, 242])
  }

  @Test func `beyond its ends a gradient continues`() {
    let paint = Paint.linearGradient(fade, from: CGPoint(x: 3, y: 0), to: CGPoint(x: 7, y: 0))
    #expect(row(paint) == "···1469███")
  }

  @Test func `stops at one place make an edge`() {
    let gradient = Gradient(stops: [
      .init(color: .clear, location: 0.5), .init(color: .black, location: 0.5),
    ])
    #expect(row(.linearGradient(gradient, from: .zero, to: CGPoint(x: 10, y: 0))) == "·····█████")
  }

  @Test func `stops are sorted by place`() {
    let gradient = Gradient(stops: [
      .init(color: .black, location: 1), .init(color: .clear, location: 0),
    ])
    #expect(gradient == fade)
  }

  @Test func `colours are mixed premultiplied`() {
    let gradient = Gradient(colors: [Color(red: 1, green: 0, blue: 0, alpha: 0), .white])
    let bitmap = drawing(.linearGradient(gradient, from: .zero, to: CGPoint(x: 1, y: 0)))
      .rasterized(width: 1, height: 1)
    #expect(bitmap[0, 0] == Pixel(red: 128, green: 128, blue: 128, alpha: 128))
  }

  @Test func `a radial gradient grows from its centre`() {
    let paint = Paint.radialGradient(
      Gradient(colors: [.black, .clear]), center: CGPoint(x: 3.5, y: 2.5), radius: 3)
    let drawing = Drawing { $0.fill(CGRect(x: 0, y: 0, width: 7, height: 5), with: paint) }
    #expect(
      Picture.alpha(of: drawing.rasterized(width: 7, height: 5)) == """
        ·13331·
        ·35753·
        ·37█73·
        ·35753·
        ·13331·
        """)
  }

  @Test func `a gradient turns with the transform`() {
    let paint = Paint.linearGradient(fade, from: .zero, to: CGPoint(x: 4, y: 0))
    let picture = picture(3, 4) {
      $0.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0))
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3), with: paint)
    }
    #expect(
      picture == """
        111
        444
        666
        999
        """)
  }

  @Test func `a gradient without stops or length paints nothing`() {
    #expect(row(.linearGradient(Gradient(stops: []), from: .zero, to: .zero)) == "··········")
    #expect(row(.linearGradient(fade, from: .zero, to: .zero)) == "··········")
    #expect(row(.radialGradient(fade, center: .zero, radius: 0)) == "··········")
  }

  @Test(arguments: [(Gradient.Spread.reflect, "73377337"), (.repeat, "37373737")])
  func `a gradient is repeated`(spread: Gradient.Spread, expected: String) {
    let gradient = Gradient(stops: fade.stops, spread: spread)
    let paint = Paint.linearGradient(gradient, from: CGPoint(x: 2, y: 0), to: CGPoint(x: 4, y: 0))
    #expect(String(row(paint).prefix(8)) == expected)
  }

  @Test func `a paint in coordinates of its own is transformed`() {
    let paint = Paint.linearGradient(fade, from: .zero, to: CGPoint(x: 5, y: 0))
    #expect(
      row(.transformed(paint, CGAffineTransform(scaleX: 2, y: 1)))
        == row(.linearGradient(fade, from: .zero, to: CGPoint(x: 10, y: 0))))
  }

  /// A cone from a circle of radius 1 at 2 to one of radius 3 at 6, seen along its middle.
  ///
  /// The circle of s is between 1 + 2·s and 3 + 6·s there, and the larger s counts.
  @Test(arguments: [
    (true, true, "·37███████"), (false, true, "·37███████"), (false, false, "·37134679·"),
  ])
  func `circles paint from one to the other`(before: Bool, after: Bool, expected: String) {
    let circles = GradientCircles(
      start: CGPoint(x: 2, y: 0.5), startRadius: 1, end: CGPoint(x: 6, y: 0.5), endRadius: 3,
      extendsStart: before, extendsEnd: after)
    #expect(row(.circleGradient(fade, circles)) == expected)
  }

  @Test func `circles of one centre are a radial gradient`() {
    let center = CGPoint(x: 4, y: 0.5)
    let circles = GradientCircles(start: center, startRadius: 0, end: center, endRadius: 6)
    #expect(
      row(.circleGradient(fade, circles))
        == row(.radialGradient(fade, center: center, radius: 6)))
  }

  private func drawing(_ paint: Paint) -> Drawing {
    Drawing { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 1), with: paint) }
  }

  private func row(_ paint: Paint) -> String {
    Picture.alpha(of: drawing(paint).rasterized(width: 10, height: 1))
  }
}
