import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct StrokeTests {
  @Test func `a butt cap ends with the line`() {
    #expect(
      line(.butt) == """
        ··········
        ··█████···
        ··█████···
        ··········
        """)
  }

  @Test func `curves of a pen as wide as a landscape have a limited number of pieces`() {
    #expect(elements(ofCurves: 8000) < 9_000_000)
    // Sixteen times as many curves would have more than 12 million.
    #expect(16 * elements(ofCurves: 500) > 12_000_000)
  }

  /// The number of elements in the outline of loops that a pen of 100,000 points draws.
  private func elements(ofCurves count: Int) -> Int {
    var path = Path()
    path.move(to: .zero)
    for index in 0..<count {
      let end = CGPoint(x: CGFloat(index % 2), y: 1)
      path.addCurve(
        to: end, control1: CGPoint(x: 5, y: 0), control2: CGPoint(x: -5, y: 2))
    }
    return path.stroked(StrokeStyle(width: 100_000, join: .bevel)).elements.count
  }

  @Test func `a square cap ends half a width behind the line`() {
    #expect(
      line(.square) == """
        ··········
        ·███████··
        ·███████··
        ··········
        """)
  }

  @Test func `a round cap ends in half a circle`() {
    #expect(
      line(.round) == """
        ··········
        ·8█████8··
        ·8█████8··
        ··········
        """)
  }

  @Test func `a miter join comes to a point`() {
    #expect(
      corner(.miter) == """
        ███████
        ███████
        ███████
        ███████
        ████···
        ████···
        ████···
        """)
  }

  @Test func `a bevel join is cut off`() {
    #expect(
      corner(.bevel) == """
        ·5█████
        5██████
        ███████
        ███████
        ████···
        ████···
        ████···
        """)
  }

  @Test func `a round join is a part of a circle`() {
    #expect(
      corner(.round) == """
        39█████
        9██████
        ███████
        ███████
        ████···
        ████···
        ████···
        """)
  }

  @Test func `a miter longer than the limit is a bevel`() {
    #expect(corner(.miter, limit: 1.41) == corner(.bevel))
    #expect(corner(.miter, limit: 1.42) == corner(.miter))
  }

  @Test func `a closed contour has joins all around and no caps`() {
    let picture = picture(8, 7) {
      $0.stroke(
        Path(CGRect(x: 2, y: 2, width: 4, height: 3)), StrokeStyle(width: 2), with: .color(.black))
    }
    #expect(
      picture == """
        ········
        ·██████·
        ·██████·
        ·██··██·
        ·██████·
        ·██████·
        ········
        """)
  }

  @Test func `a pen wider than a rectangle leaves no hole`() {
    let picture = picture(8, 8) {
      $0.stroke(
        Path(CGRect(x: 3, y: 3, width: 2, height: 2)), StrokeStyle(width: 4), with: .color(.black))
    }
    #expect(
      picture == """
        ········
        ·██████·
        ·██████·
        ·██████·
        ·██████·
        ·██████·
        ·██████·
        ········
        """)
  }

  @Test func `a pen wider than a circle leaves no hole`() {
    let drawing = Drawing {
      $0.stroke(
        Path(ellipseIn: CGRect(x: 18, y: 18, width: 4, height: 4)), StrokeStyle(width: 20),
        with: .color(.black))
    }
    let disc = Drawing {
      $0.fill(Path(ellipseIn: CGRect(x: 8, y: 8, width: 24, height: 24)), with: .color(.black))
    }
    let (stroke, fill) = (
      drawing.rasterized(width: 40, height: 40), disc.rasterized(width: 40, height: 40)
    )
    #expect(stroke.largestDifference(to: fill) <= 1)
  }

  @Test func `a stroked circle is a ring`() {
    let stroke = Drawing {
      $0.stroke(
        Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30)), StrokeStyle(width: 6),
        with: .color(.black))
    }
    let ring = Drawing {
      var path = Path(ellipseIn: CGRect(x: 2, y: 2, width: 36, height: 36))
      path.addEllipse(in: CGRect(x: 8, y: 8, width: 24, height: 24))
      $0.fill(path, with: .color(.black), using: .evenOdd)
    }
    #expect(
      stroke.rasterized(width: 40, height: 40)
        .largestDifference(to: ring.rasterized(width: 40, height: 40)) <= 1)
  }

  @Test func `the transform stretches the pen`() {
    let picture = picture(8, 4) {
      $0.scale(x: 1, y: 2)
      $0.stroke(horizontal(1, 7, y: 1), StrokeStyle(width: 1), with: .color(.black))
    }
    #expect(
      picture == """
        ········
        ·██████·
        ·██████·
        ········
        """)
  }

  @Test func `a dot has the shape of its caps`() {
    var dot = Path()
    dot.move(to: CGPoint(x: 2, y: 2))
    dot.addLine(to: CGPoint(x: 2, y: 2))
    func picture(_ cap: StrokeStyle.Cap) -> String {
      RasterCoreTests.picture(4, 4) {
        $0.stroke(dot, StrokeStyle(width: 2, cap: cap), with: .color(.black))
      }
    }
    #expect(picture(.butt) == "····\n····\n····\n····")
    #expect(picture(.square) == "····\n·██·\n·██·\n····")
    #expect(picture(.round) == "····\n·88·\n·88·\n····")
  }

  @Test func `a width of nothing strokes nothing`() {
    #expect(horizontal(0, 9, y: 1).stroked(StrokeStyle(width: 0)).isEmpty)
    #expect(horizontal(0, 9, y: 1).stroked(StrokeStyle(width: -1)).isEmpty)
    #expect(horizontal(0, 9, y: 1).stroked(StrokeStyle(width: .nan)).isEmpty)
  }

  private func line(_ cap: StrokeStyle.Cap) -> String {
    picture(10, 4) {
      $0.stroke(horizontal(2, 7, y: 2), StrokeStyle(width: 2, cap: cap), with: .color(.black))
    }
  }

  private func corner(_ join: StrokeStyle.Join, limit: CGFloat = 10) -> String {
    picture(7, 7) {
      var path = Path()
      path.addLines(between: [CGPoint(x: 2, y: 7), CGPoint(x: 2, y: 2), CGPoint(x: 7, y: 2)])
      $0.stroke(
        path, StrokeStyle(width: 4, join: join, miterLimit: limit), with: .color(.black))
    }
  }
}
