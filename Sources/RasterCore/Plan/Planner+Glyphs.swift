import Foundation

extension Planner {
  /// Appends a run of glyphs to the plan.
  ///
  /// Glyphs that are not rotated, mirrored or distorted use cached coverages, unless they are too
  /// large or too far away; the outlines of all other glyphs are filled.
  mutating func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, in scope: Scope) {
    let t = scope.transform
    guard let shader = Shader(paint, transform: t), run.size.isFinite, run.size > 0 else { return }
    let isUpright = t.b == 0 && t.c == 0 && t.a == t.d && t.a > 0
    let source = glyphs.number(of: run.source)
    let first = plan.places.count
    var bounds = PixelRect.empty
    for glyph in run.glyphs {
      let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
      if !isUpright || !add(glyph.id, source, run.size, at: place, scope, &bounds) {
        outline(of: glyph.id, in: run, at: place, shader, scope)
      }
    }
    guard first < plan.places.count else { return }
    plan.operations.append(
      RenderPlan.Operation(
        bounds: bounds.intersection(scope.clip.bounds), clip: scope.clip.number,
        kind: .glyphs(first..<plan.places.count, shader)))
  }

  /// Adds a glyph's coverage at a position rounded to a quarter of a pixel.
  ///
  /// Returns false if the glyph must be drawn from its outline.
  private mutating func add(
    _ glyph: UInt32, _ source: Int, _ size: CGFloat, at place: CGPoint, _ scope: Scope,
    _ bounds: inout PixelRect
  ) -> Bool {
    let place = place.applying(scope.transform)
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return false }
    let x = FixedPoint.round(Double(place.x) * 4)
    let y = FixedPoint.round(Double(place.y) * 4)
    // The lowest two bits are the subpixel offset, for which the mask is made; the other bits are
    // the pixel.
    let request = GlyphMemo.Request(
      source: source, glyph: glyph, pixelsPerEm: Double(size * scope.transform.a), phaseX: x & 3,
      phaseY: y & 3)
    switch glyphs.look(for: request, &plan) {
    case .outline: return false
    case .nothing: return true
    case .coverage(let number):
      let placed = RenderPlan.PlacedCoverage(coverage: number, x: Int32(x >> 2), y: Int32(y >> 2))
      let box = plan.bounds(of: placed)
      guard !box.intersection(scope.clip.bounds).isEmpty else { return true }
      plan.places.append(placed)
      bounds = bounds.union(box)
      return true
    }
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
