import Foundation

/// What constraints relate: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the one that owns the guide.
  var itemOwner: UIView? { get }
}

extension UIView: LayoutItem {
  var itemOwner: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var itemOwner: UIView? { owningView }
}

/// One side of a constraint: an attribute of an item, or the distance to it from another one.
struct LayoutPlace {
  /// The item, held weakly as in UIKit: the tree keeps it.
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// Where a distance begins; for `anchorWithOffset(to:)`.
  private let start: [LayoutPlace]

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, from start: Self? = nil) {
    self.item = item
    self.attribute = attribute
    self.start = start.map { [$0] } ?? []
  }

  var origin: LayoutPlace? { start.first }

  /// Whether there is an item and it is on no view.
  @MainActor var isAstray: Bool { item != nil && owner == nil }

  @MainActor var owner: UIView? { (item as? any LayoutItem)?.itemOwner }

  /// What the side measures; a distance is a size.
  var kind: NSLayoutConstraint.Attribute.Kind { start.isEmpty ? attribute.kind : .size }
}
