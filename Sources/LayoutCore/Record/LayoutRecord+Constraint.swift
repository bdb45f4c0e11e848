public import Foundation

extension LayoutRecord {
  /// A constraint as it counts in a layout, kept with its first item's view.
  ///
  ///     ┌──────────────┐ superview
  ///     │←──16──→┌─────│  from the second item's edge to the first's:
  ///     │        │title│  name title.leading, constant 16
  public struct Constraint: Sendable, Hashable {
    /// The state of a constraint in the solution.
    public enum State: String, Sendable, Hashable, CaseIterable {
      /// It holds.
      case satisfied
      /// An inequality that holds with equality: a little more, and it would not.
      case atLimit
      /// It is required, and a conflict has set it aside.
      case broken
      /// It is optional, and does not hold because of others.
      case outweighed
      /// It holds, and other positions of its items would satisfy all constraints too.
      case ambiguous
    }

    /// Its identifier, or else the item and attribute: `title.leading`.
    public var name: String
    /// The first item's attribute: `leading`, `width`.
    public var attribute: String
    /// The relation between the sides: `==`, `<=` or `>=`.
    public var relation: String
    /// The number that is added to the second side, in points.
    public var constant: Double
    /// Its priority; 1000 is required.
    public var priority: Double
    /// The state in the solution.
    public var state: State
    /// The start of the measured length, in the coordinates of the view's frame.
    public var start: CGPoint
    /// The end of the measured length.
    public var end: CGPoint

    /// Makes a constraint; one without an identifier has its attribute in its name.
    public init(
      name: String, attribute: String? = nil, relation: String = "==", constant: Double,
      priority: Double = 1000, state: State = .satisfied, from start: CGPoint, to end: CGPoint
    ) {
      self.name = name
      self.attribute = attribute ?? Self.attribute(in: name)
      self.relation = relation
      self.constant = constant
      self.priority = priority
      self.state = state
      self.start = start
      self.end = end
    }

    /// Returns the part after the last full stop of a name.
    package static func attribute(in name: String) -> String {
      name.split(separator: ".").last.map { String($0) } ?? ""
    }
  }
}
