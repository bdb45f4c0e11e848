import Foundation

/// A shadow in device space: its colour, its offset and its blur.
struct ShadowCast {
  let color: UInt32
  private let dx: Int, dy: Int
  private let blur: BoxBlur

  /// Converts a shadow to device space.
  ///
  /// The offset is rounded to whole pixels.
  init(_ shadow: Shadow, transform t: CGAffineTransform) {
    color = shadow.color.pixel.word
    dx = Self.whole(t.a * shadow.offset.dx + t.c * shadow.offset.dy)
    dy = Self.whole(t.b * shadow.offset.dx + t.d * shadow.offset.dy)
    let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
    blur = BoxBlur(deviation: Double(shadow.blur * scale))
  }

  private static func whole(_ value: CGFloat) -> Int {
    value.isFinite ? FixedPoint.round(Double(min(max(value, -1e6), 1e6))) : 0
  }

  /// Returns the pixels whose shadow may overlap a rectangle.
  func source(of bounds: PixelRect) -> PixelRect {
    bounds.offsetBy(dx: -dx, dy: -dy).insetBy(dx: -blur.reach, dy: -blur.reach)
  }

  /// Returns the visible part of the shadow mask of a bitmap at a position, or nil if none is
  /// visible.
  func mask(
    of bitmap: Bitmap, at place: PixelRect, seenIn bounds: PixelRect, _ cache: inout ShadowCache
  ) -> RenderPlan.PlacedMask? {
    guard color >> 24 > 0 else { return nil }
    let all = place.insetBy(dx: -blur.reach, dy: -blur.reach)
    let seen = all.offsetBy(dx: dx, dy: dy).intersection(bounds)
    guard !seen.isEmpty else { return nil }
    let part = seen.offsetBy(dx: -dx - place.minX, dy: -dy - place.minY)
    return RenderPlan.PlacedMask(
      cache.mask(of: bitmap, in: part, blur), x: seen.minX, y: seen.minY)
  }
}
