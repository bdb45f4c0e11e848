/// The direction in which views follow each other; the raw values are `NSLayoutConstraint.Axis`'s.
///
/// In equations between views only this type tests which of the two it is.
package enum EquationAxis: Int, Hashable, Sendable, CaseIterable {
  /// From the leading to the trailing side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  package var turned: Self { self == .horizontal ? .vertical : .horizontal }
  /// The edge at which an item begins.
  package var start: Attribute { self == .horizontal ? .leading : .top }
  /// The edge at which an item ends.
  package var end: Attribute { self == .horizontal ? .trailing : .bottom }
  /// The extent of an item.
  package var length: Attribute { self == .horizontal ? .width : .height }
  /// The middle of an item.
  package var center: Attribute { self == .horizontal ? .centerX : .centerY }
}
