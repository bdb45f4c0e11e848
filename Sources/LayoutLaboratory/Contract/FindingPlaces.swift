package import LayoutCore

/// The cells, headers or footers of one class that have the same thing wrong.
public struct FindingPlaces: Sendable, Hashable {
  /// The kind of the elements: `cell`, `header` or `footer`.
  public var kind: String
  /// The number of elements.
  public var count: Int
  /// The index path of the first, as `[0, 0]`.
  public var first: String
  /// The problem that all share: the rule, their class, and the path from there to a view.
  var part: String

  /// `in 24 cells, first at [0, 0]`.
  public var words: String {
    count == 1 ? "in the \(kind) \(first)" : "in \(count) \(kind)s, first at \(first)"
  }

  /// An object with `kind`, `count` and `first`.
  package var json: JSONValue {
    .object([("kind", .text(kind)), ("count", .integer(count)), ("first", .text(first))])
  }
}
