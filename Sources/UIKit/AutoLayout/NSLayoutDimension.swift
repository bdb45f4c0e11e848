// Mirrors NSLayoutDimension (iOS 17). Missing: nothing.
public import Foundation

/// The anchor of a length: a width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes the dimension for the distance from one attribute to another.
  convenience init(from start: ConstraintAnchorPoint, to end: ConstraintAnchorPoint) {
    self.init(ConstraintAnchorPoint(end.item, end.attribute, from: start))
  }

  /// Returns a constraint that makes the length equal to a constant.
  @_disfavoredOverload
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, to: c) }
  /// Returns a constraint that makes the length at least a constant.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: c)
  }
  /// Returns a constraint that makes the length at most a constant.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: c)
  }
  /// Returns a constraint that makes the length `m` times another one.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier: m) }
  /// Returns a constraint that makes the length at least `m` times another one.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, multiplier: m) }
  /// Returns a constraint that makes the length at most `m` times another one.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, multiplier: m) }
  /// Returns a constraint that makes the length `m` times another one plus a constant.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier: m, constant: c) }
  /// Returns a constraint that makes the length at least `m` times another one plus a constant.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }
  /// Returns a constraint that makes the length at most `m` times another one plus a constant.
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
