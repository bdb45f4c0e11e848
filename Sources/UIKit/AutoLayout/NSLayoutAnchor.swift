// Mirrors NSLayoutAnchor (iOS 17). Missing: `NSCoding`.
public import Foundation

/// An attribute of a view or a guide that can be used to make constraints (fact AL31).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated let place: ConstraintAnchorPoint

  init(_ place: ConstraintAnchorPoint) {
    self.place = place
    super.init()
  }

  /// The constraints that determine the item's position and size along the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    place.owner?._constraintsAffectingLayout(place.attribute.axis, of: place.item) ?? []
  }
  /// Whether constraints leave the item's position or size ambiguous along either axis.
  open var hasAmbiguousLayout: Bool {
    guard let item = place.item else { return false }
    return place.owner?._hasAmbiguousLayout(item) ?? false
  }
  /// The item of the anchor: a view or a layout guide; nil once the item is deallocated.
  open var item: AnyObject? { place.item }
  /// The name of the anchor's attribute.
  open var name: String { place.attribute.word }

  /// Returns a constraint that makes the anchor equal to another one.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }
  /// Returns a constraint that makes the anchor greater than or equal to another one.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor) }
  /// Returns a constraint that makes the anchor less than or equal to another one.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor) }
  /// Returns a constraint that makes the anchor equal to another one plus a constant.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: c) }
  /// Returns a constraint that makes the anchor greater than or equal to another one plus a
  /// constant.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: c) }
  /// Returns a constraint that makes the anchor less than or equal to another one plus a constant.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: c) }

  /// Returns whether an object is an anchor for the same attribute of the same item.
  ///
  /// An item's properties, such as `leadingAnchor`, create a new anchor on each access, so
  /// comparing identities would not be enough.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any AnchoredPlace)?.place == place
  }
  /// The class and the attribute in the format of UIKit's console.
  nonisolated open override var description: String {
    // Anchors are only used on the main actor.
    MainActor.assumeIsolated { place.anchorDescription }
  }
  /// The hash value; equal anchors have equal values.
  nonisolated open override var hash: Int { place.hashValue }

  func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, relation, anchor.place, multiplier: multiplier, constant: constant)
  }
}

/// A type-erased anchor, used to compare anchors of any class.
private protocol AnchoredPlace {
  var place: ConstraintAnchorPoint { get }
}

extension NSLayoutAnchor: AnchoredPlace {}

extension NSLayoutConstraint {
  /// Makes a constraint between two attributes, or between one attribute and a constant if `second`
  /// is nil.
  convenience init(
    _ first: ConstraintAnchorPoint, _ relation: Relation, _ second: ConstraintAnchorPoint?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    self.second = second ?? .none
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    checkAttributes(areAnchors: true)
  }

  /// The distance of one system spacing, in points (fact AL35).
  static let systemSpacing: CGFloat = 8
}
