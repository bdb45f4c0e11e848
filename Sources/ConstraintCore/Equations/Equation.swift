/// A constraint between attributes of two items that are not yet bound to the solver's variables.
///
///     first.firstAttribute   relation   multiplier × second.secondAttribute + constant
///
/// Visual formats and `StackRecipe` produce equations; the UIKit module creates an
/// `NSLayoutConstraint` for each.
package struct Equation<Item: Hashable & Sendable>: Hashable, Sendable {
  /// The item on the left side.
  package var first: Item
  /// The attribute of the left item.
  package var firstAttribute: Attribute
  /// The relation between the sides.
  package var relation: Relation = .equal
  /// The item on the right side; nil if the right side is only the constant.
  package var second: Item?
  /// The attribute of the right item.
  package var secondAttribute = Attribute.notAnAttribute
  /// The factor by which the right item's attribute is multiplied.
  package var multiplier = 1.0
  /// The number added to the right side.
  package var constant = 0.0
  /// The priority, at most 1000.
  package var priority = Constraint.required
  /// The identifier, such as `UISV-spacing`; nil if there is none.
  package var identifier: String?
}

extension Equation {
  /// Hashes only the parts that nearly always distinguish equations, because hashing the identifier
  /// would take longer than hashing all these parts.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(firstAttribute)
    hasher.combine(second)
    hasher.combine(secondAttribute)
    hasher.combine(constant)
  }
}

extension Equation {
  /// Creates an equation.
  ///
  /// Without a second item, the right side is only the constant.
  package init(
    first: Item, firstAttribute: Attribute, relation: Relation = .equal, second: Item? = nil,
    secondAttribute: Attribute = .notAnAttribute, constant: Double = 0,
    priority: Float = Constraint.required
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.constant = constant
    self.priority = priority
  }

  /// Creates an equation between attributes of two items.
  init(
    _ first: Item, _ firstAttribute: Attribute, _ relation: Relation, _ second: Item,
    _ secondAttribute: Attribute, plus constant: Double = 0
  ) {
    self.init(
      first: first, firstAttribute: firstAttribute, relation: relation, second: second,
      secondAttribute: secondAttribute, constant: constant)
  }

  /// Creates an equation between an attribute and a constant.
  init(
    _ first: Item, _ firstAttribute: Attribute, _ relation: Relation, _ constant: Double
  ) {
    self.init(
      first: first, firstAttribute: firstAttribute, relation: relation, constant: constant)
  }

  /// Returns a copy of the equation with an identifier and a priority.
  func named(_ identifier: String, priority: Float = Constraint.required) -> Self {
    var copy = self
    copy.identifier = identifier
    copy.priority = priority
    return copy
  }
}

extension Equation {
  /// Returns the same equation with other items; nil if the closure returns nil for an item.
  package func compactMap<Other>(_ transform: (Item) -> Other?) -> Equation<Other>? {
    guard let first = transform(first) else { return nil }
    var result = Equation<Other>(
      first: first, firstAttribute: firstAttribute, relation: relation,
      secondAttribute: secondAttribute, constant: constant, priority: priority)
    if let second {
      guard let other = transform(second) else { return nil }
      result.second = other
    }
    result.multiplier = multiplier
    result.identifier = identifier
    return result
  }
}
