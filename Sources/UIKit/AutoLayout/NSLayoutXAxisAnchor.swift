// Mirrors NSLayoutXAxisAnchor (iOS 17). Missing: nothing.
// Mirrors NSLayoutYAxisAnchor (iOS 17). Missing: nothing.
public import Foundation

/// A horizontal place of an item: a side or its centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: place, to: otherAnchor.place)
  }
  /// Returns a constraint that keeps the anchor a multiple of the system's spacing after another.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, after: anchor, multiplier) }
  /// Returns a constraint that keeps the anchor at least a multiple of the system's spacing after
  /// another.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, after: anchor, multiplier) }
  /// Returns a constraint that keeps the anchor at most a multiple of the system's spacing after
  /// another.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, after: anchor, multiplier) }
}

/// A vertical place of an item: a side, its centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: place, to: otherAnchor.place)
  }
  /// Returns a constraint that keeps the anchor a multiple of the system's spacing below another.
  ///
  /// Differs from UIKit: between baselines the spacing is the same as between sides.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, after: anchor, multiplier) }
  /// Returns a constraint that keeps the anchor at least a multiple of the system's spacing below
  /// another.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, after: anchor, multiplier) }
  /// Returns a constraint that keeps the anchor at most a multiple of the system's spacing below
  /// another.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, after: anchor, multiplier) }
}

extension NSLayoutAnchor {
  func spaced(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = related(
      relation, to: anchor, constant: multiplier * NSLayoutConstraint.systemSpacing)
    constraint.isSystemSpacing = multiplier == 1
    return constraint
  }
}
