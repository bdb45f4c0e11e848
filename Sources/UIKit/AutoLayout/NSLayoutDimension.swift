// Mirrors NSLayoutDimension (iOS 17). Missing: nothing.
public import Foundation

/// A length: a width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes the dimension of the distance from one place to another.
  convenience init(from start: ConstraintAnchorPoint, to end: ConstraintAnchorPoint) {
    self.init(ConstraintAnchorPoint(end.item, end.attribute, from: start))
  }

  /// Returns a constraint that fixes the length.
  @_disfavoredOverload
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, to: c) }
  /// Returns a constraint that gives the length a minimum.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: c)
  }
  /// Returns a constraint that gives the length a maximum.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: c)
  }
  /// Returns a constraint that makes the length a multiple of another.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier: m) }
  /// Returns a constraint that makes the length at least a multiple of another.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, multiplier: m) }
  /// Returns a constraint that makes the length at most a multiple of another.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, multiplier: m) }
  /// Returns a constraint that makes the length a multiple of another and a constant.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier: m, constant: c) }
  /// Returns a constraint that makes the length at least a multiple of another and a constant.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }
  /// Returns a constraint that makes the length at most a multiple of another and a constant.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }

  func related(
    _ relation: NSLayoutConstraint.Relation, to constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, relation, nil, constant: constant)
  }
}
