/// A constraint as an Interface Builder document stores it (facts IB29 to IB41).
package struct InterfaceConstraint: Sendable {
  package enum Relation: String, Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

  package var id: String
  /// The line of the constraint's element, counted from 1.
  package var line: Int
  /// The identifier of the first item; nil for the view that contains the constraint.
  package var firstItem: String?
  /// The name of the first item's attribute, such as `leadingMargin` (fact IB35).
  package var firstAttribute: String
  package var relation = Relation.equal
  /// The identifier of the second item; nil if there is none, as for a constant width or height.
  package var secondItem: String?
  package var secondAttribute: String?
  /// The multiplier; `3:4` is read as 0.75 (fact IB34).
  package var multiplier = 1.0
  /// The constant in points.
  package var constant = 0.0
  package var priority = 1000.0
  package var identifier: String?
  /// Whether the constant is the system's standard spacing (fact IB36).
  package var isSymbolic = false
  /// Whether the constraint is removed when the document is built (fact IB26).
  package var isPlaceholder = false
  package var variations: [InterfaceVariation] = []

  /// The names of layout attributes (fact IB35).
  package static let attributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  /// Makes a constraint on one attribute, with a constant of 0.
  package init(id: String, line: Int, firstAttribute: String) {
    (self.id, self.line, self.firstAttribute) = (id, line, firstAttribute)
  }
}
