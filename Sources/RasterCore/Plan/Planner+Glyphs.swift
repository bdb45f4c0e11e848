import Foundation

extension Planner {
  /// Plans a run of glyphs: from masks when they stand upright, else from outlines.
  mutating func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, in scope: Scope) {
    let t = scope.transform
    guard let shader = Shader(paint, transform: t), run.size.isFinite, run.size > 0 else { return }
    let isUpright = t.b == 0 && t.c == 0 && t.a == t.d && t.a > 0
    let first = plan.masks.count
    for glyph in run.glyphs {
      let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
      if !isUpright || !addMask(of: glyph.id, in: run, at: place, scope) {
        outline(of: glyph.id, in: run, at: place, shader, scope)
      }
    }
    append(masksFrom: first, shader, scope.clip)
  }

  /// Appends the drawing of the masks from a number on, if there are any.
  mutating func append(masksFrom first: Int, _ shader: Shader, _ clip: Clip) {
    guard first < plan.masks.count else { return }
    // By number: an element by itself would be copied with its mask.
    let bounds = (first..<plan.masks.count).reduce(PixelRect.empty) {
      $0.union(plan.masks[$1].place)
    }
    plan.operations.append(
      RenderPlan.Operation(
        bounds: bounds.intersection(clip.bounds), clip: clip.number,
        kind: .masks(first..<plan.masks.count, shader)))
  }

  /// Adds a mask, if any of it is seen.
  mutating func add(_ mask: RenderPlan.PlacedMask, _ clip: Clip) {
    if !mask.place.intersection(clip.bounds).isEmpty { plan.masks.append(mask) }
  }

  /// Adds a glyph's mask, its place rounded to a quarter of a pixel; false for a glyph without one.
  private mutating func addMask(
    of glyph: UInt32, in run: GlyphRun, at place: CGPoint, _ scope: Scope
  ) -> Bool {
    let place = place.applying(scope.transform)
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return false }
    let x = FixedPoint.round(Double(place.x) * 4)
    let y = FixedPoint.round(Double(place.y) * 4)
    let size = Double(run.size * scope.transform.a)
    // The lowest two bits are the quarters, which the mask is made for; the others are the pixel.
    guard
      let mask = glyphMasks.mask(
        of: glyph, in: run.source, pixelsPerEm: size, phaseX: x & 3, phaseY: y & 3)
    else { return false }
    add(RenderPlan.PlacedMask(mask, x: x >> 2 + mask.left, y: y >> 2 + mask.top), scope.clip)
    return true
  }

  private mutating func outline(
    of glyph: UInt32, in run: GlyphRun, at place: CGPoint, _ shader: Shader, _ scope: Scope
  ) {
    let em = CGAffineTransform(
      a: run.size, b: 0, c: 0, d: run.size, tx: place.x, ty: place.y
    ).concatenating(scope.transform)
    let shape = shape(of: run.source.outline(of: glyph), .nonZero, em, scope.clip.bounds)
    append(shape, shader, .sourceOver, scope.clip)
  }
}
