// Mirrors Cartography. The operators `==`, `>=` and `<=` make and activate constraints as the
// library's do, but the constraints of a replaced group stay active.
public import UIKit

/// The attributes of a view or a layout guide, for use in constraints.
@preconcurrency @MainActor public struct LayoutProxy {
  let item: AnyObject
  private func part(_ attribute: NSLayoutConstraint.Attribute) -> LayoutProperty {
    LayoutProperty(parts: [.init(item: item, attribute: attribute)])
  }
  private func parts(_ attributes: NSLayoutConstraint.Attribute...) -> LayoutProperty {
    LayoutProperty(parts: attributes.map { .init(item: item, attribute: $0) })
  }
  public var width: LayoutProperty { part(.width) }
  public var height: LayoutProperty { part(.height) }
  public var size: LayoutProperty { parts(.width, .height) }
  public var top: LayoutProperty { part(.top) }
  public var bottom: LayoutProperty { part(.bottom) }
  public var left: LayoutProperty { part(.left) }
  public var right: LayoutProperty { part(.right) }
  public var leading: LayoutProperty { part(.leading) }
  public var trailing: LayoutProperty { part(.trailing) }
  public var centerX: LayoutProperty { part(.centerX) }
  public var centerY: LayoutProperty { part(.centerY) }
  public var center: LayoutProperty { parts(.centerX, .centerY) }
  public var edges: LayoutProperty { parts(.top, .leading, .bottom, .trailing) }
  public var baseline: LayoutProperty { part(.lastBaseline) }
  public var superview: LayoutProxy? {
    (item as? UIView)?.superview.map { LayoutProxy(item: $0) }
  }
  public var safeAreaLayoutGuide: LayoutProxy {
    LayoutProxy(item: (item as? UIView)?.safeAreaLayoutGuide ?? item)
  }
}

public typealias ViewProxy = LayoutProxy

/// One or several layout attributes, each with a multiplier and a constant in points.
@preconcurrency @MainActor public struct LayoutProperty {
  struct Part {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
    var constant: CGFloat = 0
    var multiplier: CGFloat = 1
  }
  var parts: [Part]
  public func inseted(by all: CGFloat) -> LayoutProperty { moved(by: [all, all, -all, -all]) }
  public func inseted(by insets: UIEdgeInsets) -> LayoutProperty {
    moved(by: [insets.top, insets.left, -insets.bottom, -insets.right])
  }
  public func inseted(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutProperty { moved(by: [top, leading, -bottom, -trailing]) }
  func moved(by constants: [CGFloat]) -> LayoutProperty {
    var copy = self
    for (index, constant) in zip(copy.parts.indices, constants) {
      copy.parts[index].constant += constant
    }
    return copy
  }
  func scaled(by factor: CGFloat) -> LayoutProperty {
    var copy = self
    for index in copy.parts.indices {
      copy.parts[index].multiplier *= factor
      copy.parts[index].constant *= factor
    }
    return copy
  }
  @discardableResult func bound(
    _ relation: NSLayoutConstraint.Relation, to other: LayoutProperty
  ) -> [NSLayoutConstraint] {
    zip(parts, other.parts).map { one, two in
      let line = NSLayoutConstraint(
        item: one.item, attribute: one.attribute, relatedBy: relation, toItem: two.item,
        attribute: two.attribute, multiplier: two.multiplier, constant: two.constant)
      return LayoutProperty.activated(line)
    }
  }
  func bound(_ relation: NSLayoutConstraint.Relation, to number: CGFloat) -> [NSLayoutConstraint] {
    parts.map { part in
      LayoutProperty.activated(
        NSLayoutConstraint(
          item: part.item, attribute: part.attribute, relatedBy: relation, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: number))
    }
  }
  private static func activated(_ line: NSLayoutConstraint) -> NSLayoutConstraint {
    (line.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    line.isActive = true
    return line
  }
}

/// A group of constraints; it does not store them, so replacing the group deactivates none.
public final class ConstraintGroup {
  public init() {}
}

@MainActor @discardableResult public func == (
  one: LayoutProperty, other: LayoutProperty
) -> [NSLayoutConstraint] { one.bound(.equal, to: other) }
@MainActor @discardableResult public func == (
  one: LayoutProperty, number: CGFloat
) -> [NSLayoutConstraint] { one.bound(.equal, to: number) }
@MainActor @discardableResult public func >= (
  one: LayoutProperty, other: LayoutProperty
) -> [NSLayoutConstraint] { one.bound(.greaterThanOrEqual, to: other) }
@MainActor @discardableResult public func >= (
  one: LayoutProperty, number: CGFloat
) -> [NSLayoutConstraint] { one.bound(.greaterThanOrEqual, to: number) }
@MainActor @discardableResult public func <= (
  one: LayoutProperty, other: LayoutProperty
) -> [NSLayoutConstraint] { one.bound(.lessThanOrEqual, to: other) }
@MainActor @discardableResult public func <= (
  one: LayoutProperty, number: CGFloat
) -> [NSLayoutConstraint] { one.bound(.lessThanOrEqual, to: number) }

@MainActor public func + (property: LayoutProperty, number: CGFloat) -> LayoutProperty {
  property.moved(by: property.parts.map { _ in number })
}

@MainActor public func - (property: LayoutProperty, number: CGFloat) -> LayoutProperty {
  property.moved(by: property.parts.map { _ in -number })
}

@MainActor public func * (property: LayoutProperty, number: CGFloat) -> LayoutProperty {
  property.scaled(by: number)
}

@MainActor public func * (number: CGFloat, property: LayoutProperty) -> LayoutProperty {
  property.scaled(by: number)
}

@MainActor public func / (property: LayoutProperty, number: CGFloat) -> LayoutProperty {
  property.scaled(by: 1 / number)
}

@MainActor public func inset(_ edges: LayoutProperty, _ all: CGFloat) -> LayoutProperty {
  edges.moved(by: [all, all, -all, -all])
}

@MainActor public func inset(
  _ edges: LayoutProperty, _ horizontal: CGFloat, _ vertical: CGFloat
) -> LayoutProperty { edges.moved(by: [vertical, horizontal, -vertical, -horizontal]) }
@MainActor public func inset(
  _ edges: LayoutProperty, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat,
  _ trailing: CGFloat
) -> LayoutProperty { edges.moved(by: [top, leading, -bottom, -trailing]) }

precedencegroup CartographyPriorityPrecedence {
  associativity: left
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}
infix operator ~ : CartographyPriorityPrecedence
@MainActor @discardableResult public func ~ (
  lines: [NSLayoutConstraint], priority: UILayoutPriority
) -> [NSLayoutConstraint] {
  lines.forEach { $0.priority = priority }
  return lines
}

@preconcurrency @MainActor @discardableResult public func constrain(
  _ one: UIView, replace group: ConstraintGroup = ConstraintGroup(),
  _ block: (LayoutProxy) -> Void
) -> ConstraintGroup {
  block(LayoutProxy(item: one))
  return group
}

@preconcurrency @MainActor @discardableResult public func constrain(
  _ one: UIView, _ two: UIView, replace group: ConstraintGroup = ConstraintGroup(),
  _ block: (LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  block(LayoutProxy(item: one), LayoutProxy(item: two))
  return group
}

@preconcurrency @MainActor @discardableResult public func constrain(
  _ one: UIView, _ two: UIView, _ three: UIView, replace group: ConstraintGroup = ConstraintGroup(),
  _ block: (LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  block(LayoutProxy(item: one), LayoutProxy(item: two), LayoutProxy(item: three))
  return group
}

@preconcurrency @MainActor @discardableResult public func constrain(
  _ one: UIView, _ two: UIView, _ three: UIView, _ four: UIView,
  replace group: ConstraintGroup = ConstraintGroup(),
  _ block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  block(
    LayoutProxy(item: one), LayoutProxy(item: two), LayoutProxy(item: three),
    LayoutProxy(item: four))
  return group
}

@preconcurrency @MainActor @discardableResult public func constrain(
  _ one: UIView, _ two: UIView, _ three: UIView, _ four: UIView, _ five: UIView,
  replace group: ConstraintGroup = ConstraintGroup(),
  _ block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  block(
    LayoutProxy(item: one), LayoutProxy(item: two), LayoutProxy(item: three),
    LayoutProxy(item: four), LayoutProxy(item: five))
  return group
}
