/// The claim of one constraint, in values that make a sentence.
///
///     the top of the label “Hi” wants to be at least 8 below the bottom of the image view
///     └ first                               └ relation, constant    └ second
///
/// Items carry the words that they are called by, such as `the label “Hi”` or `title`.
public struct ConstraintStatement: Sendable, Hashable {
  /// An attribute of a view or a guide.
  public struct Side: Sendable, Hashable {
    /// The name of the item.
    public var item: String
    /// The attribute of the item.
    public var part: Part

    /// Makes a side of a constraint.
    public init(_ item: String, _ part: Part) {
      self.item = item
      self.part = part
    }
  }

  /// An attribute of an item that a constraint measures.
  public enum Part: Sendable, Hashable {
    case width
    case height
    /// A side, a middle or a baseline, and which way numbers grow from it.
    case place(String, Direction)
  }

  /// The way in which a place moves when its number grows.
  public enum Direction: Sendable, Hashable {
    /// With the reading direction.
    case reading
    /// To the right.
    case right
    /// Down.
    case down
  }

  /// The relation between the sides.
  public enum Relation: Sendable, Hashable {
    /// The first side is at most the second.
    case atMost
    /// Both are equal.
    case equal
    /// The first side is at least the second.
    case atLeast
  }

  /// The origin of the constraint.
  public enum Origin: Sendable, Hashable {
    /// The app's own constraint.
    case app
    /// A view that keeps the frame it was given.
    case frame
    /// A cell, whose size its layout has given.
    case cell
    /// A content with a size of its own.
    case content
    /// A guide that the system keeps at its place: `the layout margins`.
    case guide(String)
    /// A pass that looks for a fitting size.
    case fitting
    /// The rule that nothing is less than 0 wide or high.
    case sign
  }

  /// The side before the relation.
  public var first: Side
  /// The relation between the sides.
  public var relation: Relation
  /// The factor of the second side.
  public var multiplier: Double
  /// The second side, if there is one.
  public var second: Side?
  /// The number that is added to the second side, in points.
  public var constant: Double
  /// The origin of the constraint.
  public var origin: Origin
  /// The name that the app gave the constraint.
  public var identifier: String?
  /// The line that made the constraint: `Demo/TitleCell.swift:31`; nil if it is not known.
  public var source: String?

  /// Makes a statement.
  public init(
    _ first: Side, _ relation: Relation = .equal, multiplier: Double = 1, _ second: Side? = nil,
    constant: Double = 0, origin: Origin = .app, identifier: String? = nil, source: String? = nil
  ) {
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.origin = origin
    self.identifier = identifier
    self.source = source
  }
}
