import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct DashTests {
  @Test func `dashes and gaps take turns`() {
    #expect(dashed([3, 2]) == "███··███··███··█")
  }

  @Test func `a single length is dash and gap`() {
    #expect(dashed([2]) == "██··██··██··██··")
  }

  @Test func `a phase starts inside the pattern`() {
    #expect(dashed([3, 2], phase: 1) == "██··███··███··██")
  }

  @Test func `a negative phase starts before the pattern`() {
    #expect(dashed([3, 2], phase: -1) == "·███··███··███··")
  }

  @Test func `an odd pattern swaps dashes and gaps when it repeats`() {
    #expect(dashed([1, 2, 3]) == "█··███·██···█··█")
  }

  @Test func `dashes have the line's caps`() {
    #expect(dashed([1, 3], cap: .square) == "█5·5█5·5█5·5█5··")
  }

  @Test func `dashes without length are dots`() {
    let picture = picture(9, 2) {
      $0.stroke(
        horizontal(1, 9, y: 1), StrokeStyle(width: 2, cap: .square, dash: [0, 4]),
        with: .color(.black))
    }
    #expect(picture == "██··██···\n██··██···")
  }

  @Test func `dashes go around corners`() {
    let picture = picture(6, 6) {
      var path = Path()
      path.addLines(
        between: [CGPoint(x: 0, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 6)])
      $0.stroke(path, StrokeStyle(width: 2, dash: [2, 2]), with: .color(.black))
    }
    #expect(
      picture == """
        ██··██
        ██··██
        ······
        ······
        ····██
        ····██
        """)
  }

  @Test func `a dash that runs into a closed contour's start has no caps there`() {
    let picture = picture(6, 6) {
      $0.stroke(
        Path(CGRect(x: 1, y: 1, width: 4, height: 4)),
        StrokeStyle(width: 2, dash: [4, 4], dashPhase: 2), with: .color(.black))
    }
    #expect(
      picture == """
        ███···
        ███···
        ██····
        ····██
        ···███
        ···███
        """)
  }

  @Test(arguments: [[0, 0], [-1, 2], [CGFloat.nan, 1], [.infinity, 1], [1e-9, 1e-9]])
  func `an absurd pattern draws a solid line`(pattern: [CGFloat]) {
    #expect(dashed(pattern) == String(repeating: "█", count: 16))
  }

  private func dashed(
    _ pattern: [CGFloat], phase: CGFloat = 0, cap: StrokeStyle.Cap = .butt
  ) -> String {
    picture(16, 1) {
      $0.stroke(
        horizontal(0, 16, y: 0.5), StrokeStyle(cap: cap, dash: pattern, dashPhase: phase),
        with: .color(.black))
    }
  }
}
