import ConstraintCore
import Foundation

extension NSLayoutConstraint {
  /// Makes the constraint of an equation; nil if an item has no object.
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
    // This line made none of them: who knows the client's line says it.
    location = nil
    identifier = equation.identifier
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the same raw value.
  fileprivate init(_ attribute: ConstraintCore.Attribute) {
    self = Self(rawValue: attribute.rawValue) ?? .notAnAttribute
  }
}
