import Foundation

extension Planner {
  /// Plans a run of glyphs: from masks when they stand upright, else from outlines.
  mutating func draw(
    _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, _ t: CGAffineTransform, _ clip: Clip
  ) {
    guard let shader = Shader(paint, transform: t), run.size.isFinite, run.size > 0 else { return }
    let isUpright = t.b == 0 && t.c == 0 && t.a == t.d && t.a > 0
    let first = plan.masks.count
    for glyph in run.glyphs {
      let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
      if !isUpright || !addMask(of: glyph.id, in: run, at: place.applying(t), t.a, clip) {
        outline(of: glyph.id, in: run, at: place, shader, t, clip)
      }
    }
    append(masksFrom: first, shader, clip)
  }

  /// Appends the drawing of the masks from a number on, if there are any.
  mutating func append(masksFrom first: Int, _ shader: Shader, _ clip: Clip) {
    guard first < plan.masks.count else { return }
    let bounds = plan.places[first...].reduce(PixelRect.empty) { $0.union($1) }
    plan.operations.append(
      RenderPlan.Operation(
        bounds: bounds.intersection(clip.bounds), clip: clip.mask,
        kind: .masks(first..<plan.masks.count, shader)))
  }

  /// Adds a glyph's mask, its place rounded to a quarter of a pixel, if any of it is seen.
  ///
  /// False for a glyph without a mask.
  private mutating func addMask(
    of glyph: UInt32, in run: GlyphRun, at place: CGPoint, _ scale: CGFloat, _ clip: Clip
  ) -> Bool {
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return false }
    let x = FixedPoint.round(Double(place.x) * 4)
    let y = FixedPoint.round(Double(place.y) * 4)
    let size = Double(run.size * scale)
    guard
      let mask = run.source.mask(of: glyph, pixelsPerEm: size, phaseX: x & 3, phaseY: y & 3)
    else { return false }
    add(mask, x: x >> 2 + mask.left, y: y >> 2 + mask.top, clip)
    return true
  }

  /// Adds a mask whose first pixel is at a place, if any of it is seen.
  mutating func add(_ mask: GlyphMask, x: Int, y: Int, _ clip: Clip) {
    let place = PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height)
    guard !place.intersection(clip.bounds).isEmpty else { return }
    plan.masks.append(mask)
    plan.places.append(place)
  }

  private mutating func outline(
    of glyph: UInt32, in run: GlyphRun, at place: CGPoint, _ shader: Shader,
    _ t: CGAffineTransform, _ clip: Clip
  ) {
    let em = CGAffineTransform(
      a: run.size, b: 0, c: 0, d: run.size, tx: place.x, ty: place.y
    ).concatenating(t)
    let shape = shape(of: run.source.outline(of: glyph), .nonZero, em, clip.bounds)
    append(shape, shader, .sourceOver, clip)
  }
}
