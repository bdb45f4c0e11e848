// Mirrors the C functions of CGGeometry (iOS 17). Missing: CGRectDivide, dictionaries.
// Mirrors CGPointMake, CGSizeMake, CGRectMake (iOS 17).
// Mirrors CGRect.intersects (iOS 17). Missing: `CGRect.intersects` without a rectangle before the
// dot.
#if !canImport(Darwin)
  public import Foundation
  import LayoutCore

  /// Returns the least x coordinate of a rectangle.
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
  /// Returns the x coordinate of a rectangle's centre.
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
  /// Returns the greatest x coordinate of a rectangle.
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
  /// Returns the least y coordinate of a rectangle.
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
  /// Returns the y coordinate of a rectangle's centre.
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
  /// Returns the greatest y coordinate of a rectangle.
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
  /// Returns the width of a rectangle.
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
  /// Returns the height of a rectangle.
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
  /// Returns whether two points are equal.
  public func CGPointEqualToPoint(_ one: CGPoint, _ other: CGPoint) -> Bool { one == other }
  /// Returns whether two sizes are equal.
  public func CGSizeEqualToSize(_ one: CGSize, _ other: CGSize) -> Bool { one == other }
  /// Returns whether two rectangles are equal.
  public func CGRectEqualToRect(_ one: CGRect, _ other: CGRect) -> Bool { one == other }
  /// Returns the same rectangle with a width and a height that are not negative.
  public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
  /// Returns whether a rectangle has no area.
  public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
  /// Returns whether a rectangle is the null rectangle.
  public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
  /// Returns whether a rectangle is the infinite rectangle.
  public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
  /// Returns a rectangle with its sides moved inwards, horizontally by `dx` and vertically by `dy`.
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
  }
  /// Returns a rectangle moved by an offset.
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
  }
  /// Returns the smallest rectangle with integral coordinates that contains a rectangle.
  public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
  /// Returns the smallest rectangle that contains two rectangles.
  public func CGRectUnion(_ one: CGRect, _ other: CGRect) -> CGRect { one.union(other) }
  /// Returns the intersection of two rectangles.
  public func CGRectIntersection(_ one: CGRect, _ other: CGRect) -> CGRect {
    one.intersection(other)
  }
  /// Returns whether two rectangles share more than an edge, or touch if one of them has no area
  /// (K9).
  public func CGRectIntersectsRect(_ one: CGRect, _ other: CGRect) -> Bool { one.overlaps(other) }
  /// Returns whether a rectangle contains a point.
  public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
    rect.contains(point)
  }
  /// Returns whether the first rectangle contains the second.
  public func CGRectContainsRect(_ one: CGRect, _ other: CGRect) -> Bool { one.contains(other) }

  /// Returns the point with the given coordinates.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Returns the size with the given width and height.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Returns the rectangle with the given origin and size.
  public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  extension CGPoint {
    /// Returns whether another point is equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Returns whether another size is equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Returns whether another rectangle is equal.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }

  extension CGRect {
    /// A closure that returns the same as `CGRectIntersectsRect`: whether a rectangle shares more
    /// than an edge with this one (facts A47, K9).
    ///
    /// Foundation's method of the same name also returns true for a shared edge. Overload
    /// resolution prefers a property to a method of the same name, so in files that import `UIKit`,
    /// `rect.intersects(other)` uses this property. A second method would be ambiguous.
    ///
    /// Differs from UIKit: it is not a method, so `rect.intersects(_:)`, `CGRect.intersects` and a
    /// protocol's requirement of that name still refer to Foundation's method.
    @inlinable public var intersects: @Sendable (CGRect) -> Bool {
      { [self] other in CGRectIntersectsRect(self, other) }
    }
  }
#endif
