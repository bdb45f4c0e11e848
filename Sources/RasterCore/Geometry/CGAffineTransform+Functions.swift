#if !canImport(Darwin)
  public import Foundation

  /// The transform that leaves every point where it is.
  public let CGAffineTransformIdentity = CGAffineTransform.identity

  /// Makes a transform from its coefficients.
  public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a scale along the axes.
  public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
  }

  /// Makes a translation.
  public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
  }

  /// Makes a rotation by an angle in radians.
  public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }

  /// Returns a scale followed by the transform.
  public func CGAffineTransformScale(
    _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
  ) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }

  /// Returns a translation followed by the transform.
  public func CGAffineTransformTranslate(
    _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }

  /// Returns a rotation followed by the transform.
  public func CGAffineTransformRotate(
    _ t: CGAffineTransform, _ angle: CGFloat
  ) -> CGAffineTransform { t.rotated(by: angle) }

  /// Returns the first transform followed by the second.
  public func CGAffineTransformConcat(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> CGAffineTransform { t1.concatenating(t2) }

  /// Returns the inverse, or the transform itself if there is none.
  public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

  /// Returns whether two transforms have the same coefficients.
  public func CGAffineTransformEqualToTransform(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> Bool { t1 == t2 }

  /// Returns whether the transform leaves every point where it is.
  public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

  /// Returns a point under the transform.
  public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
    point.applying(t)
  }

  /// Returns a size as a vector under the transform.
  public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
    size.applying(t)
  }

  /// Returns the axis-aligned rectangle around a transformed one.
  public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
    rect.applying(t)
  }
#endif
