import Foundation
import RasterCore
import TestSupport
import Testing

/// No trap, no endless loop, no unbounded memory, whatever the numbers.
@Suite struct HostileInputTests {
  private static let absurd: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e300, -1e18, 1e9, -1e6, 0,
  ]

  @Test(arguments: 0..<60)
  func `absurd coordinates do no harm`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number() -> CGFloat {
      random.integer(0...2) == 0
        ? Self.absurd[random.integer(0...Self.absurd.count - 1)] : random.number(-20...40)
    }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    let drawing = Drawing { canvas in
      for _ in 0..<8 {
        var path = Path()
        path.move(to: point())
        path.addLine(to: point())
        path.addQuadCurve(to: point(), control: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        path.closeSubpath()
        path.addArc(
          center: point(), radius: number(), startAngle: number(), endAngle: number(),
          clockwise: true)
        path.addRoundedRect(
          in: CGRect(origin: point(), size: CGSize(width: number(), height: number())),
          radius: number(), style: .continuous)
        canvas.fill(path, with: .color(.black))
        let gradient = Gradient(colors: [.black, .white])
        canvas.fill(path, with: .linearGradient(gradient, from: point(), to: point()))
        canvas.stroke(
          path,
          StrokeStyle(
            width: number(), cap: .round, join: .round, miterLimit: number(),
            dash: [number(), number()], dashPhase: number()), with: .color(.black))
        canvas.translate(x: number(), y: number())
        canvas.rotate(by: number())
        canvas.clip(to: path)
      }
    }
    #expect(drawing.rasterized(width: 20, height: 20, scale: number()).width == 20)
  }

  @Test func `a step that is not finite is left out`() {
    var path = Path()
    path.addLines(between: [
      .zero, CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 1),
      CGPoint(x: CGFloat.infinity, y: 1), CGPoint(x: 0, y: 1),
    ])
    #expect(picture(3, 1) { $0.fill(path, with: .color(.black)) } == "██·")
  }

  @Test func `a rectangle far larger than the picture fills it`() {
    let rect = CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    #expect(picture(3, 1) { $0.fill(rect, with: .color(.black)) } == "███")
    #expect(picture(3, 1) { $0.fill(Path(ellipseIn: rect), with: .color(.black)) } == "███")
  }

  @Test func `a transform that flattens the plane draws nothing`() {
    let picture = picture(3, 2) {
      $0.scale(x: 0, y: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2), with: .color(.black))
      $0.draw(
        Bitmap(width: 2, height: 2, filledWith: Color.black.pixel),
        in: CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    #expect(picture == "···\n···")
  }

  @Test func `a thousand contours around a pixel still cover it`() {
    var path = Path()
    for _ in 0..<1000 { path.addRect(CGRect(x: 0.5, y: 0, width: 2, height: 1)) }
    #expect(picture(3, 1) { $0.fill(path, with: .color(.black)) } == "███")
  }

  @Test func `groups and clips may be nested deeply`() {
    let picture = picture(2, 1) { canvas in
      for _ in 0..<200 {
        canvas.beginGroup(alpha: 0.999)
        canvas.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1), with: .color(.black))
      for _ in 0..<200 { canvas.endGroup() }
    }
    #expect(picture.hasSuffix("·"))
  }
}
