// Mirrors CGRect.intersects (iOS 17). Missing: `CGRect.intersects` without a rectangle before the
// dot.
#if !canImport(Darwin)
  public import Foundation

  extension CGRect {
    /// Whether a rectangle shares more than an edge with this one, as `CGRectIntersectsRect` has it
    /// (facts A47, K9).
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
