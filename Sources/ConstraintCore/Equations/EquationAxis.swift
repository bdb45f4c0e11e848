/// The direction in which views follow each other; the raw values are those of
/// `NSLayoutConstraint.Axis`.
///
/// Most equations between views are built from these properties and so are the same for both axes;
/// only a few, such as those for baselines, are not.
package enum EquationAxis: Int, Hashable, Sendable, CaseIterable {
  /// The direction from the leading to the trailing edge.
  case horizontal
  /// The direction from top to bottom.
  case vertical

  /// The other axis.
  package var turned: Self { self == .horizontal ? .vertical : .horizontal }
  /// The edge at which an item begins.
  package var start: Attribute { self == .horizontal ? .leading : .top }
  /// The edge at which an item ends.
  package var end: Attribute { self == .horizontal ? .trailing : .bottom }
  /// The extent of an item along the axis: its width or height.
  package var length: Attribute { self == .horizontal ? .width : .height }
  /// The centre of an item.
  package var center: Attribute { self == .horizontal ? .centerX : .centerY }
}
