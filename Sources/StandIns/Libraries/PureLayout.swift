// Mirrors PureLayout. Its methods make and activate constraints as the library's do; the methods
// for the priorities of content sizes do nothing.
public import UIKit

public enum ALEdge: Int, Sendable {
  case left, right, top, bottom, leading, trailing
  var attribute: NSLayoutConstraint.Attribute {
    [.left, .right, .top, .bottom, .leading, .trailing][rawValue]
  }
  /// Whether the edge is right, bottom or trailing: an inset of it is a negative constant.
  var isFar: Bool { [.right, .bottom, .trailing].contains(self) }
}

public enum ALDimension: Int, Sendable {
  case width, height
  var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

public enum ALAxis: Int, Sendable {
  case vertical, horizontal, baseline, lastBaseline, firstBaseline
  var attribute: NSLayoutConstraint.Attribute {
    [.centerX, .centerY, .lastBaseline, .lastBaseline, .firstBaseline][rawValue]
  }
}

extension UIView {
  @_disfavoredOverload public static func newAutoLayout() -> Self {
    let view = Self(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }
  @_disfavoredOverload @discardableResult public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  private func bind(
    _ one: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ item: Any?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let line = NSLayoutConstraint(
      item: self, attribute: one, relatedBy: relation, toItem: item, attribute: other,
      multiplier: multiplier, constant: constant)
    line.isActive = true
    return line
  }
  private func pin(
    _ edge: ALEdge, to item: Any?, _ other: ALEdge, _ inset: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    guard edge.isFar, relation != .equal else {
      return bind(
        edge.attribute, relation, item, other.attribute, edge.isFar ? -inset : inset)
    }
    let turned = relation == .greaterThanOrEqual
    return bind(
      edge.attribute, turned ? .lessThanOrEqual : .greaterThanOrEqual, item, other.attribute, -inset
    )
  }

  @_disfavoredOverload @discardableResult public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { pin(edge, to: superview, edge, inset, relation) }
  @_disfavoredOverload @discardableResult public func autoPinEdge(
    toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { pin(edge, to: superview?.layoutMarginsGuide, edge, 0, relation) }
  @_disfavoredOverload @discardableResult public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { pin(edge, to: superview?.safeAreaLayoutGuide, edge, inset, relation) }
  @_disfavoredOverload @discardableResult public func autoPinEdge(
    _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    bind(edge.attribute, relation, view, other.attribute, offset)
  }
  @_disfavoredOverload @discardableResult public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    [
      autoPinEdge(toSuperviewEdge: .top, withInset: insets.top),
      autoPinEdge(toSuperviewEdge: .leading, withInset: insets.left),
      autoPinEdge(toSuperviewEdge: .bottom, withInset: insets.bottom),
      autoPinEdge(toSuperviewEdge: .trailing, withInset: insets.right),
    ]
  }
  @_disfavoredOverload @discardableResult public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero, excludingEdge excluded: ALEdge
  ) -> [NSLayoutConstraint] {
    let edges: [(ALEdge, CGFloat)] = [
      (.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom),
      (.trailing, insets.right),
    ]
    let same: [ALEdge: ALEdge] = [.left: .leading, .right: .trailing]
    return edges.filter { $0.0 != (same[excluded] ?? excluded) }.map {
      autoPinEdge(toSuperviewEdge: $0.0, withInset: $0.1)
    }
  }
  @_disfavoredOverload @discardableResult public func autoPinEdgesToSuperviewMargins()
    -> [NSLayoutConstraint]
  { [.top, .leading, .bottom, .trailing].map { autoPinEdge(toSuperviewMargin: $0) } }
  @_disfavoredOverload @discardableResult public func autoPinEdgesToSuperviewSafeArea()
    -> [NSLayoutConstraint]
  { [.top, .leading, .bottom, .trailing].map { autoPinEdge(toSuperviewSafeArea: $0) } }

  @_disfavoredOverload @discardableResult public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { bind(dimension.attribute, relation, nil, .notAnAttribute, size) }
  @_disfavoredOverload @discardableResult public func autoSetDimensions(
    to size: CGSize
  ) -> [NSLayoutConstraint] {
    [
      autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height),
    ]
  }
  @_disfavoredOverload @discardableResult public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView,
    withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { bind(dimension.attribute, relation, view, other.attribute, offset) }
  @_disfavoredOverload @discardableResult public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView,
    withMultiplier factor: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    bind(dimension.attribute, relation, view, other.attribute, 0, multiplier: factor)
  }

  @_disfavoredOverload @discardableResult public func autoAlignAxis(
    toSuperviewAxis axis: ALAxis
  ) -> NSLayoutConstraint { bind(axis.attribute, .equal, superview, axis.attribute, 0) }
  @_disfavoredOverload @discardableResult public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint { bind(axis.attribute, .equal, view, axis.attribute, offset) }
  @_disfavoredOverload @discardableResult public func autoCenterInSuperview()
    -> [NSLayoutConstraint]
  { [autoAlignAxis(toSuperviewAxis: .vertical), autoAlignAxis(toSuperviewAxis: .horizontal)] }
  @_disfavoredOverload public func autoSetContentHuggingPriority(for axis: ALAxis) {}
  @_disfavoredOverload public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {}
}
