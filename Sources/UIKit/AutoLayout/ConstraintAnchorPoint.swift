import Foundation

/// An item of constraints: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the one that owns the guide.
  var itemOwner: UIView? { get }
  /// The view; nil for a guide.
  var itemView: UIView? { get }
  /// The guide; nil for a view.
  var itemGuide: UILayoutGuide? { get }
  /// The reference to the item that counts nothing.
  var reference: ItemReference { get }
  /// The items of the view or the guide in engines.
  var engineItems: EngineItems { get set }
  /// Returns the item in the engine of a purpose.
  func engineItem(for purpose: LayoutEngine.Purpose) -> EngineItem?
  /// The anchors that constraints have returned for the item's sides.
  var sideAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] { get set }
}

extension UIView: LayoutItem {
  var itemOwner: UIView? { self }
  var itemView: UIView? { self }
  var itemGuide: UILayoutGuide? { nil }
  var engineItems: EngineItems {
    get { state.autoLayout?.items ?? EngineItems() }
    set { autoLayout.items = newValue }
  }
  func engineItem(for purpose: LayoutEngine.Purpose) -> EngineItem? {
    state.autoLayout?.items[purpose]
  }
  var sideAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] {
    get { state.sideAnchors }
    set { state.sideAnchors = newValue }
  }
}

extension UILayoutGuide: LayoutItem {
  var itemOwner: UIView? { owningView }
  var itemView: UIView? { nil }
  var itemGuide: UILayoutGuide? { self }
  func engineItem(for purpose: LayoutEngine.Purpose) -> EngineItem? { engineItems[purpose] }
}

/// One side of a constraint: an attribute of an item, or the distance to it from another one.
///
/// An object, which anchors and their constraints share.
@MainActor final class ConstraintAnchorPoint {
  /// The item; read off the main actor only to compare sides.
  nonisolated(unsafe) private let reference: ItemReference?
  let attribute: NSLayoutConstraint.Attribute
  /// The start of a distance; for `anchorWithOffset(to:)`.
  let origin: ConstraintAnchorPoint?

  init(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    from origin: ConstraintAnchorPoint? = nil
  ) {
    reference = item?.reference
    self.attribute = attribute
    self.origin = origin
  }

  /// The side of a constraint that has no second item.
  static let none = ConstraintAnchorPoint(nil, .notAnAttribute)

  /// The item, which the tree keeps, as in UIKit; nil once it is gone.
  var item: (any LayoutItem)? { reference?.item }

  /// The view that is the item, or that its guide is on.
  var owner: UIView? { reference?.view ?? reference?.guide?.owningView }

  /// The side as an anchor, the same one for each constraint; that of a distance is made anew.
  var anchor: NSLayoutAnchor<AnyObject> {
    guard let item, origin == nil else { return NSLayoutAnchor(self) }
    if let known = item.sideAnchors[attribute] { return known }
    let made = NSLayoutAnchor<AnyObject>(self)
    item.sideAnchors[attribute] = made
    return made
  }

  /// The kind of the side; a distance is a size.
  var kind: NSLayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .size }
}

extension ConstraintAnchorPoint: Hashable {
  nonisolated static func == (left: ConstraintAnchorPoint, right: ConstraintAnchorPoint) -> Bool {
    left.reference === right.reference && left.attribute == right.attribute
      && left.origin == right.origin
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(reference.map(ObjectIdentifier.init))
    hasher.combine(attribute)
  }
}
