// Mirrors NSLayoutAnchor (iOS 17). Missing: archives.
public import Foundation

/// An attribute of a view or a guide, from which constraints are made (fact AL31).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated let place: ConstraintAnchorPoint

  init(_ place: ConstraintAnchorPoint) {
    self.place = place
    super.init()
  }

  /// The constraints that the item's place and size along the anchor's axis come from.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    place.owner?._constraintsAffectingLayout(place.attribute.axis, of: place.item) ?? []
  }
  /// Whether constraints leave the item's place or size open, along either axis.
  open var hasAmbiguousLayout: Bool {
    guard let item = place.item else { return false }
    return place.owner?._hasAmbiguousLayout(item) ?? false
  }
  /// The item of the anchor: a view or a layout guide.
  open var item: AnyObject? { place.item }
  /// A name for the anchor: its attribute.
  open var name: String { place.attribute.word }

  /// Returns a constraint that makes two anchors equal.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }
  /// Returns a constraint that keeps the anchor at least at another one.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor) }
  /// Returns a constraint that keeps the anchor at most at another one.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor) }
  /// Returns a constraint that keeps the anchor at a distance from another one.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: c) }
  /// Returns a constraint that keeps the anchor at least at a distance from another one.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: c) }
  /// Returns a constraint that keeps the anchor at most at a distance from another one.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: c) }

  /// Whether another anchor is the same attribute of the same item: items make anchors anew each
  /// time they are queried.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any AnchoredPlace)?.place == place
  }
  /// The class and the side, as UIKit's console writes them.
  nonisolated open override var description: String {
    // As constraints, anchors are described on the main actor.
    MainActor.assumeIsolated { place.anchorDescription }
  }
  /// Equal for equal anchors.
  nonisolated open override var hash: Int { place.hashValue }

  func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, relation, anchor.place, multiplier: multiplier, constant: constant)
  }
}

/// An anchor of any class.
private protocol AnchoredPlace {
  var place: ConstraintAnchorPoint { get }
}

extension NSLayoutAnchor: AnchoredPlace {}

extension NSLayoutConstraint {
  /// Makes a constraint between two sides.
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

  /// The distance that equal-to-system-spacing constraints keep (fact AL35).
  static let systemSpacing: CGFloat = 8
}
