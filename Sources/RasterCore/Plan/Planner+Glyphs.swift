import Foundation

extension Planner {
  /// Plans a run of glyphs: from masks when they stand upright, else from outlines.
  mutating func draw(
    _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, _ t: CGAffineTransform, _ clip: Clip
  ) {
    guard let shader = Shader(paint, transform: t), run.size.isFinite, run.size > 0 else { return }
    let isUpright = t.b == 0 && t.c == 0 && t.a == t.d && t.a > 0
    var masks: [RenderPlan.PlacedMask] = []
    for glyph in run.glyphs {
      let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
      if isUpright, let mask = mask(of: glyph.id, in: run, at: place.applying(t), t.a) {
        if !mask.bounds.intersection(clip.bounds).isEmpty { masks.append(mask) }
      } else {
        outline(of: glyph.id, in: run, at: place, shader, t, clip)
      }
    }
    guard !masks.isEmpty else { return }
    let bounds = masks.reduce(PixelRect.empty) { $0.union($1.bounds) }
    plan.operations.append(
      .masks(masks, bounds: bounds.intersection(clip.bounds), clip: clip.mask, shader))
  }

  /// Returns a glyph's mask, its place rounded to a quarter of a pixel.
  private func mask(
    of glyph: UInt32, in run: GlyphRun, at place: CGPoint, _ scale: CGFloat
  ) -> RenderPlan.PlacedMask? {
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
    let x = FixedPoint.round(Double(place.x) * 4)
    let y = FixedPoint.round(Double(place.y) * 4)
    let size = Double(run.size * scale)
    guard
      let mask = run.source.mask(of: glyph, pixelsPerEm: size, phaseX: x & 3, phaseY: y & 3)
    else { return nil }
    return RenderPlan.PlacedMask(mask: mask, x: x >> 2 + mask.left, y: y >> 2 + mask.top)
  }

  private mutating func outline(
    of glyph: UInt32, in run: GlyphRun, at place: CGPoint, _ shader: Shader,
    _ t: CGAffineTransform, _ clip: Clip
  ) {
    let em = CGAffineTransform(
      a: run.size, b: 0, c: 0, d: run.size, tx: place.x, ty: place.y
    ).concatenating(t)
    let shape = shape(of: run.source.outline(of: glyph), .nonZero, em, clip.bounds)
    guard !shape.bounds.isEmpty else { return }
    plan.operations.append(.fill(shape, clip: clip.mask, shader, .sourceOver))
  }
}
