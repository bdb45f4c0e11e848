#if !canImport(Darwin)
  public import Foundation

  extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the transformed size.
    ///
    /// The size is treated as a vector, so the translation is ignored.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest axis-aligned rectangle that contains the transformed corners.
    ///
    /// The null rectangle stays null and the infinite one infinite, as in Core Graphics.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !isNull, !isInfinite else { return self }
      let (p, q) = (CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t))
      let (r, s) = (CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t))
      let (left, top) = (min(p.x, q.x, r.x, s.x), min(p.y, q.y, r.y, s.y))
      let (right, bottom) = (max(p.x, q.x, r.x, s.x), max(p.y, q.y, r.y, s.y))
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
