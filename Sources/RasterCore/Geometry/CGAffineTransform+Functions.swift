#if !canImport(Darwin)
  public import Foundation

  /// The identity transform.
  public let CGAffineTransformIdentity = CGAffineTransform.identity

  /// Makes a transform from its coefficients.
  public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a transform that scales along the axes.
  public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
  }

  /// Makes a transform that translates.
  public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
  }

  /// Makes a transform that rotates by an angle in radians.
  public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }

  /// Returns a transform that scales and then applies `t`.
  public func CGAffineTransformScale(
    _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
  ) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }

  /// Returns a transform that translates and then applies `t`.
  public func CGAffineTransformTranslate(
    _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }

  /// Returns a transform that rotates and then applies `t`.
  public func CGAffineTransformRotate(
    _ t: CGAffineTransform, _ angle: CGFloat
  ) -> CGAffineTransform { t.rotated(by: angle) }

  /// Returns a transform that applies `t1` and then `t2`.
  public func CGAffineTransformConcat(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> CGAffineTransform { t1.concatenating(t2) }

  /// Returns the inverse, or the transform itself if it cannot be inverted.
  public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

  /// Returns whether two transforms have the same coefficients.
  public func CGAffineTransformEqualToTransform(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> Bool { t1 == t2 }

  /// Returns whether the transform is the identity.
  public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

  /// Returns the transformed point.
  public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
    point.applying(t)
  }

  /// Returns the transformed size.
  ///
  /// The size is treated as a vector, so the translation is ignored.
  public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
    size.applying(t)
  }

  /// Returns the smallest axis-aligned rectangle that contains the transformed one.
  public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
    rect.applying(t)
  }
#endif
