// Mirrors the C functions of CGGeometry (iOS 17). Missing: CGRectDivide, dictionaries.
// Mirrors CGPointMake, CGSizeMake, CGRectMake (iOS 17).
// Mirrors CGRect.intersects (iOS 17). Missing: `CGRect.intersects` without a rectangle before the
// dot.
#if !canImport(Darwin)
  public import Foundation
  import LayoutCore

  /// Returns the least x.
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
  /// Returns the x in the middle.
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
  /// Returns the greatest x.
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
  /// Returns the least y.
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
  /// Returns the y in the middle.
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
  /// Returns the greatest y.
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
  /// Returns the width.
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
  /// Returns the height.
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
  /// Returns whether two points are the same.
  public func CGPointEqualToPoint(_ one: CGPoint, _ other: CGPoint) -> Bool { one == other }
  /// Returns whether two sizes are the same.
  public func CGSizeEqualToSize(_ one: CGSize, _ other: CGSize) -> Bool { one == other }
  /// Returns whether two rectangles are the same.
  public func CGRectEqualToRect(_ one: CGRect, _ other: CGRect) -> Bool { one == other }
  /// Returns the rectangle with sides of positive length.
  public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
  /// Returns whether the rectangle has no area.
  public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
  /// Returns whether this is the null rectangle.
  public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
  /// Returns whether this is the infinite rectangle.
  public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
  /// Returns the rectangle with its sides moved inwards.
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
  }
  /// Returns the rectangle moved.
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
  }
  /// Returns the least rectangle with whole coordinates around one.
  public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
  /// Returns the least rectangle around two.
  public func CGRectUnion(_ one: CGRect, _ other: CGRect) -> CGRect { one.union(other) }
  /// Returns the intersection of two rectangles.
  public func CGRectIntersection(_ one: CGRect, _ other: CGRect) -> CGRect {
    one.intersection(other)
  }
  /// Returns whether two rectangles share more than an edge, or touch when one has no extent (K9).
  public func CGRectIntersectsRect(_ one: CGRect, _ other: CGRect) -> Bool { one.overlaps(other) }
  /// Returns whether a point is in a rectangle.
  public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
    rect.contains(point)
  }
  /// Returns whether the second rectangle is in the first.
  public func CGRectContainsRect(_ one: CGRect, _ other: CGRect) -> Bool { one.contains(other) }

  /// Returns a point.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Returns a size.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Returns a rectangle.
  public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  extension CGPoint {
    /// Returns whether another point is the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Returns whether another size is the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Returns whether another rectangle is the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }

  extension CGRect {
    /// Whether a rectangle shares more than an edge with this one, as `CGRectIntersectsRect`
    /// returns (facts A47, K9).
    ///
    /// Foundation's method of the same name counts a shared edge. A call prefers a property to a
    /// method where all else is equal, so that `rect.intersects(other)` means this wherever `UIKit`
    /// is imported, with `Foundation` beside it or not. A second method would be ambiguous.
    ///
    /// Differs from UIKit: it is no method, so that `rect.intersects(_:)`, `CGRect.intersects` and
    /// a protocol's requirement of that name still mean Foundation's.
    @inlinable public var intersects: @Sendable (CGRect) -> Bool {
      { [self] other in CGRectIntersectsRect(self, other) }
    }
  }
#endif
