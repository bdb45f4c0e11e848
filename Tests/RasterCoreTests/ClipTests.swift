import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct ClipTests {
  private let everything = CGRect(x: -9, y: -9, width: 99, height: 99)

  @Test func `a rectangular clip hides what is outside`() {
    let picture = picture(5, 3) {
      $0.clip(to: CGRect(x: 1, y: 1, width: 3, height: 1))
      $0.fill(everything, with: .color(.black))
    }
    #expect(
      picture == """
        ·····
        ·███·
        ·····
        """)
  }

  @Test func `a clip's edges are anti-aliased`() {
    let picture = picture(5, 3) {
      $0.clip(to: CGRect(x: 0.5, y: 0.5, width: 4, height: 2))
      $0.fill(everything, with: .color(.black))
    }
    #expect(
      picture == """
        35553
        5███5
        35553
        """)
  }

  @Test func `a path clips to its inside`() {
    let picture = picture(4, 4) {
      $0.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)))
      $0.fill(everything, with: .color(.black))
    }
    #expect(
      picture == """
        3993
        9██9
        9██9
        3993
        """)
  }

  @Test func `a clip by even and odd has a hole`() {
    var ring = Path(CGRect(x: 0, y: 0, width: 5, height: 3))
    ring.addRect(CGRect(x: 2, y: 1, width: 1, height: 1))
    let picture = picture(5, 3) {
      $0.clip(to: ring, using: .evenOdd)
      $0.fill(everything, with: .color(.black))
    }
    #expect(
      picture == """
        █████
        ██·██
        █████
        """)
  }

  @Test func `clips multiply`() {
    let picture = picture(4, 2) {
      $0.clip(to: CGRect(x: 0.5, y: 0, width: 9, height: 9))
      $0.clip(to: Path(CGRect(x: -9, y: 0, width: 11.5, height: 1)))
      $0.fill(everything, with: .color(.black))
    }
    #expect(
      picture == """
        5█5·
        ····
        """)
  }

  @Test func `a restored state has no clip`() {
    let picture = picture(3, 1) {
      $0.save()
      $0.clip(to: .zero)
      $0.fill(everything, with: .color(.black))
      $0.restore()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1), with: .color(.black))
    }
    #expect(picture == "·█·")
  }

  @Test func `a clip moves with the transform it was made under`() {
    let picture = picture(4, 1) {
      $0.save()
      $0.translate(x: 2, y: 0)
      $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.translate(x: -2, y: 0)
      $0.fill(everything, with: .color(.black))
      $0.restore()
    }
    #expect(picture == "··█·")
  }

  @Test func `a drawing inside a drawing is clipped by both`() {
    let inner = Drawing {
      $0.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      $0.fill(everything, with: .color(.black))
    }
    let picture = picture(5, 3) {
      $0.clip(to: CGRect(x: 0, y: 1, width: 9, height: 9))
      $0.translate(x: 2, y: 0)
      $0.draw(inner)
    }
    #expect(
      picture == """
        ·····
        ··██·
        ·····
        """)
  }

  @Test func `a clip without area hides everything`() {
    let picture = picture(3, 1) {
      $0.clip(to: Path())
      $0.fill(everything, with: .color(.black))
    }
    #expect(picture == "···")
  }

  /// With a mask as wide as the picture for each clip this would take 10 GB.
  @Test func `each of many clips takes memory for its own columns only`() {
    let drawing = Drawing { canvas in
      for column in 0..<2500 {
        canvas.save()
        canvas.clip(to: Path(ellipseIn: CGRect(x: column * 24, y: 0, width: 20, height: 20)))
        canvas.fill(CGRect(x: 0, y: 0, width: 60_000, height: 64), with: .color(.black))
        canvas.restore()
      }
    }
    let before = MemoryPeak.bytes
    let bitmap = drawing.rasterized(width: 60_000, height: 64)
    #expect(MemoryPeak.bytes - before < 200 << 20)
    #expect(bitmap[59_986, 10].alpha == 255)
    #expect(bitmap[59_998, 10].alpha == 0)
  }
}
