import Foundation
import RasterCore
import TestSupport
import Testing

/// A font of one glyph: a box of half an em on the baseline.
private final class BoxFont: GlyphSource {
  let hasMasks: Bool

  init(hasMasks: Bool) { self.hasMasks = hasMasks }

  func outline(of glyph: UInt32) -> Path {
    Path(CGRect(x: 0, y: -0.5, width: 0.5, height: 0.5))
  }

  func mask(of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> CoverageMask? {
    guard hasMasks else { return nil }
    return CoverageMask(
      outline: outline(of: glyph), pixelsPerEm: pixelsPerEm, phaseX: phaseX, phaseY: phaseY)
  }
}

@Suite struct GlyphTests {
  private func run(_ hasMasks: Bool, _ places: [CGFloat] = [0, 3]) -> GlyphRun {
    GlyphRun(
      source: BoxFont(hasMasks: hasMasks), size: 4, glyphs: places.map { .init(id: 1, x: $0) })
  }

  @Test(arguments: [true, false])
  func `glyphs stand on the baseline`(hasMasks: Bool) {
    let picture = picture(7, 4) {
      $0.draw(run(hasMasks), at: CGPoint(x: 1, y: 3), with: .color(.black))
    }
    #expect(
      picture == """
        ·······
        ·██·██·
        ·██·██·
        ·······
        """)
  }

  @Test func `a drawing tells its fonts once each, as they come, those of drawings in it too`() {
    let (first, second) = (run(true), run(false))
    let drawing = Drawing { canvas in
      canvas.draw(
        Drawing { $0.draw(first, at: .zero, with: .color(.black)) })
      canvas.beginGroup(alpha: 0.5)
      canvas.draw(second, at: .zero, with: .color(.black))
      canvas.endGroup()
      canvas.draw(first, at: .zero, with: .color(.black))
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(.black))
    }
    #expect(
      drawing.glyphSources.map { $0 as AnyObject }.elementsEqual(
        [first.source, second.source], by: { $0 === $1 }))
  }

  @Test func `a mask's place is rounded to quarters of a pixel`() {
    let drawing = Drawing {
      $0.draw(run(true, [0.3]), at: CGPoint(x: 0, y: 3), with: .color(.black))
    }
    let bitmap = drawing.rasterized(width: 4, height: 3)
    #expect((0..<4).map { bitmap[$0, 1].alpha } == [191, 255, 64, 0])
  }

  @Test(arguments: [true, false])
  func `glyphs are clipped`(hasMasks: Bool) {
    let picture = picture(7, 4) {
      $0.clip(to: CGRect(x: 2, y: 0, width: 2.5, height: 9))
      $0.draw(run(hasMasks), at: CGPoint(x: 1, y: 3), with: .color(.black))
    }
    #expect(
      picture == """
        ·······
        ··█·5··
        ··█·5··
        ·······
        """)
  }

  @Test func `glyphs that are turned are drawn from their outlines`() {
    let picture = picture(4, 4) {
      $0.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 1))
      $0.draw(run(true, [0]), at: .zero, with: .color(.black))
    }
    #expect(
      picture == """
        ····
        ·██·
        ·██·
        ····
        """)
  }

  @Test func `glyphs take gradients`() {
    let paint = Paint.linearGradient(
      Gradient(colors: [.clear, .black]), from: .zero, to: CGPoint(x: 4, y: 0))
    let picture = picture(4, 3) {
      $0.draw(run(true, [0, 2]), at: CGPoint(x: 0, y: 3), with: paint)
    }
    #expect(picture == "····\n1469\n1469")
  }

  @Test func `an outline too large for a mask has none`() {
    let outline = Path(CGRect(x: 0, y: -1, width: 1, height: 1))
    #expect(CoverageMask(outline: outline, pixelsPerEm: 5000, phaseX: 0, phaseY: 0) == nil)
    #expect(CoverageMask(outline: outline, pixelsPerEm: .nan, phaseX: 0, phaseY: 0) == nil)
    #expect(CoverageMask(outline: Path(), pixelsPerEm: 9, phaseX: 0, phaseY: 0) == nil)
  }

  @Test func `a mask lies where its outline is`() {
    let outline = Path(CGRect(x: -1, y: -2, width: 2, height: 1.5))
    let mask = CoverageMask(outline: outline, pixelsPerEm: 2, phaseX: 2, phaseY: 0)
    #expect(mask?.left == -2)
    #expect(mask?.top == -4)
    #expect(mask.map(Picture.coverage) == "5███5\n5███5\n5███5")
  }
}
