/// An item in an equation of a visual format.
package enum FormatItem: Hashable, Sendable {
  /// The superview, `|` in a format.
  case superview
  /// A view, by its name in the format.
  case view(String)
}
