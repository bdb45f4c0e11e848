/// A constraint between parts of two items, before anything is known of the items' variables.
///
///     first.firstAttribute   relation   multiplier × second.secondAttribute + constant
///
/// It is what a visual format and a stack view's recipe are turned into; UIKit's layer makes an
/// `NSLayoutConstraint` of each.
package struct Equation<Item: Hashable & Sendable>: Hashable, Sendable {
  /// The item on the left side.
  package var first: Item
  /// The part of the left item.
  package var firstAttribute: Attribute
  /// The relation between the sides.
  package var relation: Relation = .equal
  /// The item on the right side; none if the right side is the constant.
  package var second: Item?
  /// The part of the right item.
  package var secondAttribute = Attribute.notAnAttribute
  /// The factor of the right item's attribute.
  package var multiplier = 1.0
  /// The number that is added to the right side.
  package var constant = 0.0
  /// The level, at most 1000.
  package var priority = Constraint.required
  /// The role, as `UISV-spacing`; none if the maker names none.
  package var identifier: String?
}

extension Equation {
  /// Feeds the parts that nearly always distinguish equations into a hasher; the name would cost
  /// most.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(firstAttribute)
    hasher.combine(second)
    hasher.combine(secondAttribute)
    hasher.combine(constant)
  }
}

extension Equation {
  /// Makes an equation; without a second item the right side is the constant.
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

  /// Makes an equation between parts of two items.
  init(
    _ first: Item, _ firstAttribute: Attribute, _ relation: Relation, _ second: Item,
    _ secondAttribute: Attribute, plus constant: Double = 0
  ) {
    self.init(
      first: first, firstAttribute: firstAttribute, relation: relation, second: second,
      secondAttribute: secondAttribute, constant: constant)
  }

  /// Makes an equation of a part with a constant.
  init(
    _ first: Item, _ firstAttribute: Attribute, _ relation: Relation, _ constant: Double
  ) {
    self.init(
      first: first, firstAttribute: firstAttribute, relation: relation, constant: constant)
  }

  /// Returns the equation with an identifier and a priority.
  func named(_ identifier: String, priority: Float = Constraint.required) -> Self {
    var copy = self
    copy.identifier = identifier
    copy.priority = priority
    return copy
  }
}

extension Equation {
  /// Returns the same equation between other items; nil if one has no counterpart.
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
