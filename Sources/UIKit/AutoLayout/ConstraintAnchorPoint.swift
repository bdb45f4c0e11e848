import Foundation

/// An item of a constraint: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var itemOwner: UIView? { get }
  /// The view; nil for a guide.
  var itemView: UIView? { get }
  /// The guide; nil for a view.
  var itemGuide: UILayoutGuide? { get }
  /// A reference to the item that does not increase its retain count.
  var reference: ItemReference { get }
  /// The item's representations in the layout engine and in a fitting engine.
  var engineItems: EngineItems { get set }
  /// Returns the item's representation in the engine for a purpose; nil if there is none.
  func engineItem(for purpose: LayoutEngine.Purpose) -> EngineItem?
  /// The anchors that constraints have returned for the item's attributes; each is created only
  /// once.
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

/// One side of a constraint: an attribute of an item, or the distance from one attribute to
/// another.
///
/// The type is a class so that anchors and their constraints can share it.
@MainActor final class ConstraintAnchorPoint {
  /// A reference to the item; outside the main actor it is used only to compare sides.
  nonisolated(unsafe) private let reference: ItemReference?
  let attribute: NSLayoutConstraint.Attribute
  /// The attribute from which the distance made by `anchorWithOffset(to:)` is measured; nil for a
  /// plain attribute.
  let origin: ConstraintAnchorPoint?

  init(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    from origin: ConstraintAnchorPoint? = nil
  ) {
    reference = item?.reference
    self.attribute = attribute
    self.origin = origin
  }

  /// The second side of a constraint without a second item.
  static let none = ConstraintAnchorPoint(nil, .notAnAttribute)

  /// The item, which the side does not retain, as in UIKit; nil once the item is deallocated.
  var item: (any LayoutItem)? { reference?.item }

  /// The view if the item is a view; the guide's owning view if it is a guide.
  var owner: UIView? { reference?.view ?? reference?.guide?.owningView }

  /// The side as an anchor.
  ///
  /// An attribute's anchor is created once and shared by the `firstAnchor` and `secondAnchor` of
  /// all constraints; a distance gets a new anchor each time.
  var anchor: NSLayoutAnchor<AnyObject> {
    guard let item, origin == nil else { return NSLayoutAnchor(self) }
    if let known = item.sideAnchors[attribute] { return known }
    let made = NSLayoutAnchor<AnyObject>(self)
    item.sideAnchors[attribute] = made
    return made
  }

  /// The kind of the side; a distance counts as a size.
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
