import ConstraintCore
import Foundation

extension NSLayoutConstraint {
  /// Makes the constraint for an equation; nil if `object` returns nil for an item of the equation.
  convenience init?<Item: Hashable & Sendable>(
    _ equation: Equation<Item>, object: (Item) -> AnyObject?
  ) {
    guard let first = object(equation.first) else { return nil }
    let second = equation.second.map(object)
    if case .some(.none) = second { return nil }
    self.init(
      item: first, attribute: Attribute(equation.firstAttribute),
      relatedBy: Relation(rawValue: Int(equation.relation.rawValue)) ?? .equal,
      toItem: second ?? nil, attribute: Attribute(equation.secondAttribute),
      multiplier: equation.multiplier, constant: equation.constant)
    priority = UILayoutPriority(equation.priority)
    // The location is cleared, because the initialiser has recorded the line above; the caller sets
    // the location in the app's code.
    location = nil
    identifier = equation.identifier
  }
}

extension NSLayoutConstraint.Attribute {
  /// Makes the attribute with the same raw value.
  fileprivate init(_ attribute: ConstraintCore.Attribute) {
    self = Self(rawValue: attribute.rawValue) ?? .notAnAttribute
  }
}
