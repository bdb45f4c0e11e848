// Mirrors NSLayoutXAxisAnchor (iOS 17). Missing: nothing.
// Mirrors NSLayoutYAxisAnchor (iOS 17). Missing: nothing.
public import Foundation

/// The anchor of a horizontal position of an item: a side or its centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a dimension for the distance from this anchor to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: place, to: otherAnchor.place)
  }
  /// Returns a constraint that places the anchor `multiplier` times the system spacing after
  /// another.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, after: anchor, multiplier) }
  /// Returns a constraint that places the anchor at least `multiplier` times the system spacing
  /// after another.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, after: anchor, multiplier) }
  /// Returns a constraint that places the anchor at most `multiplier` times the system spacing
  /// after another.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, after: anchor, multiplier) }
}

/// The anchor of a vertical position of an item: a side, its centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a dimension for the distance from this anchor to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: place, to: otherAnchor.place)
  }
  /// Returns a constraint that places the anchor `multiplier` times the system spacing below
  /// another.
  ///
  /// Differs from UIKit: the spacing between baselines is the same as between sides.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, after: anchor, multiplier) }
  /// Returns a constraint that places the anchor at least `multiplier` times the system spacing
  /// below another.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, after: anchor, multiplier) }
  /// Returns a constraint that places the anchor at most `multiplier` times the system spacing
  /// below another.
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
