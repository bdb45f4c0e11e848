import Foundation
import Testing

@testable import RasterCore

@Suite struct MaskMemoTests {
  @Test func `a remembered mask is that of its glyph, size, phase and font`() {
    // The fonts differ, so that a mask of the other one would be seen.
    let (first, second) = (Telling(lift: 0), Telling(lift: 100))
    var memo = MaskMemo()
    for _ in 0..<2 {
      for glyph: UInt32 in 0..<20 {
        for phase in 0..<16 {
          for (index, source) in [first, second].enumerated() {
            let mask = memo.mask(
              of: glyph, in: source, pixelsPerEm: 16, phaseX: phase / 4, phaseY: phase % 4)
            let expected = source.mask(
              of: glyph, pixelsPerEm: 16, phaseX: phase / 4, phaseY: phase % 4)
            #expect(mask == expected, "font \(index)")
          }
        }
      }
    }
    #expect(
      memo.mask(of: 1, in: first, pixelsPerEm: 17, phaseX: 0, phaseY: 0)?.width == 17)
    #expect(memo.mask(of: 1, in: first, pixelsPerEm: 18, phaseX: 0, phaseY: 0)?.width == 18)
    #expect(memo.mask(of: 99, in: first, pixelsPerEm: 18, phaseX: 0, phaseY: 0) == nil)
  }
}

/// A font whose masks tell what they were asked for.
private final class Telling: GlyphSource {
  private let lift: UInt8

  init(lift: UInt8) { self.lift = lift }

  func outline(of glyph: UInt32) -> Path { Path() }

  func mask(of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> CoverageMask? {
    guard glyph < 50 else { return nil }
    let width = Int(pixelsPerEm)
    return CoverageMask(
      left: phaseX, top: phaseY, width: width, height: 1,
      coverage: Array(repeating: UInt8(glyph) + lift, count: width))
  }
}
