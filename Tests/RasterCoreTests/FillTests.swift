import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct FillTests {
  private let ring = {
    var ring = Path(CGRect(x: 1, y: 1, width: 6, height: 5))
    ring.addRect(CGRect(x: 3, y: 3, width: 2, height: 1))
    return ring
  }()

  @Test func `a rectangle between pixels is half grey at its sides`() {
    let picture = picture(6, 4) {
      $0.fill(CGRect(x: 1.5, y: 1, width: 3, height: 2), with: .color(.black))
    }
    #expect(
      picture == """
        ······
        ·5██5·
        ·5██5·
        ······
        """)
  }

  @Test func `a rectangle's corner between pixels is a quarter grey`() {
    let picture = picture(4, 3) {
      $0.fill(CGRect(x: 0.5, y: 0.5, width: 3, height: 2), with: .color(.black))
    }
    #expect(
      picture == """
        3553
        5██5
        3553
        """)
  }

  @Test func `a triangle's slope covers pixels by halves`() {
    let picture = picture(5, 4) {
      var path = Path()
      path.addLines(between: [.zero, CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4)])
      $0.fill(path, with: .color(.black))
    }
    #expect(
      picture == """
        5····
        █5···
        ██5··
        ███5·
        """)
  }

  @Test func `by winding an inner contour is filled`() {
    let picture = picture(8, 7) { $0.fill(ring, with: .color(.black)) }
    #expect(
      picture == """
        ········
        ·██████·
        ·██████·
        ·██████·
        ·██████·
        ·██████·
        ········
        """)
  }

  @Test func `by even and odd an inner contour is a hole`() {
    let picture = picture(8, 7) { $0.fill(ring, with: .color(.black), using: .evenOdd) }
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

  @Test func `by winding a contour drawn backwards is a hole`() {
    var path = Path(CGRect(x: 1, y: 1, width: 6, height: 3))
    path.addPath(Path(CGRect(x: 3, y: 2, width: 2, height: 1)).reversed())
    let picture = picture(8, 5) { $0.fill(path, with: .color(.black)) }
    #expect(
      picture == """
        ········
        ·██████·
        ·██··██·
        ·██████·
        ········
        """)
  }

  @Test func `a circle is round`() {
    let picture = picture(8, 8) {
      $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.black))
    }
    #expect(
      picture == """
        ·279972·
        29████92
        7██████7
        9██████9
        9██████9
        7██████7
        29████92
        ·279972·
        """)
  }

  @Test func `what lies left of the picture still winds`() {
    let picture = picture(4, 2) {
      $0.fill(Path(ellipseIn: CGRect(x: -50, y: -49, width: 52, height: 100)), with: .color(.black))
    }
    #expect(
      picture == """
        █9··
        █9··
        """)
  }

  @Test func `a scale draws points as several pixels`() {
    let drawing = Drawing { $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1), with: .color(.black)) }
    #expect(
      Picture.alpha(of: drawing.rasterized(width: 8, height: 4, scale: 3)) == """
        ···███··
        ···███··
        ···███··
        ········
        """)
  }

  @Test func `an open contour is filled as if it were closed`() {
    var path = Path()
    path.addLines(between: [.zero, CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 2), CGPoint(x: 0, y: 2)])
    #expect(picture(4, 2) { $0.fill(path, with: .color(.black)) } == "███·\n███·")
  }
}
