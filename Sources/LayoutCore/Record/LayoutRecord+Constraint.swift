public import Foundation

extension LayoutRecord {
  /// A layout constraint, recorded with the view of its first item.
  ///
  ///     ┌──────────────┐ superview
  ///     │←──16──→┌─────│  from the second item's edge to the first's:
  ///     │        │title│  name title.leading, constant 16
  public struct Constraint: Sendable, Hashable {
    /// The state of a constraint in the solution.
    public enum State: String, Sendable, Hashable, CaseIterable {
      /// The constraint is satisfied.
      case satisfied
      /// The constraint is an inequality that holds with equality.
      case atLimit
      /// The constraint is required, and was broken because of a conflict.
      case broken
      /// The constraint is optional, and is not satisfied because of other constraints.
      case outweighed
      /// The constraint is satisfied, but other frames of its items would satisfy all constraints
      /// too.
      case ambiguous
    }

    /// The identifier of the constraint or, if there is none, the item and attribute:
    /// `title.leading`.
    public var name: String
    /// The first item's attribute: `leading`, `width`.
    public var attribute: String
    /// The second item and its attribute, such as `card.width` or `card.margins.leading`; nil if
    /// the constraint has only one item.
    public var second: String?
    /// The relation between the sides: `==`, `<=` or `>=`.
    public var relation: String
    /// The factor of the second item's attribute.
    public var multiplier: Double
    /// The number in points that is added to the second item's attribute times the multiplier.
    public var constant: Double
    /// The priority; 1000 is required.
    public var priority: Double
    /// The state in the solution.
    public var state: State
    /// The source file and line at which the constraint was created, such as `CardView.swift:31`;
    /// nil if unknown.
    ///
    /// Goldens do not store it, because a line number changes with every edit above the line.
    public var source: String?
    /// The start of the distance or length that the constraint sets, in the coordinates of the
    /// view's frame.
    public var start: CGPoint
    /// The end of the distance or length that the constraint sets.
    public var end: CGPoint

    /// Creates a constraint.
    ///
    /// By default, the attribute is the last component of the name.
    package init(
      name: String, attribute: String? = nil, second: String? = nil, relation: String = "==",
      multiplier: Double = 1, constant: Double, priority: Double = 1000,
      state: State = .satisfied, source: String? = nil, from start: CGPoint, to end: CGPoint
    ) {
      self.name = name
      self.attribute = attribute ?? Self.attribute(in: name)
      self.second = second
      self.relation = relation
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
      self.state = state
      self.source = source
      self.start = start
      self.end = end
    }

    /// Returns the part of a name after the last full stop.
    package static func attribute(in name: String) -> String {
      name.split(separator: ".").last.map { String($0) } ?? ""
    }
  }
}
