package import LayoutCore

/// The cells, headers or footers of one class that have the same problem.
public struct FindingPlaces: Sendable, Hashable {
  /// The kind of the elements: `cell`, `header` or `footer`.
  public var kind: String
  /// The number of elements.
  public var count: Int
  /// The index path of the first element, such as `[0, 0]`.
  public var first: String
  /// The key that findings of the same problem share: the rule, the elements' kind and class, the
  /// path from the element to a view and, for a conflict, the broken constraint.
  var part: String

  /// The elements as text: `in 24 cells, first at [0, 0]`.
  public var words: String {
    count == 1 ? "in the \(kind) \(first)" : "in \(count) \(kind)s, first at \(first)"
  }

  /// A JSON object with `kind`, `count` and `first`.
  package var json: JSONValue {
    .object([("kind", .text(kind)), ("count", .integer(count)), ("first", .text(first))])
  }
}
