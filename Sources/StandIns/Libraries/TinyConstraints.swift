// Mirrors TinyConstraints. Its methods make constraints, active by default, as the library's do.
public import UIKit

public enum TinyRelation: Int, Sendable { case equal, equalOrLess, equalOrGreater }

public struct TinyEdges: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let top = TinyEdges(rawValue: 1)
  public static let bottom = TinyEdges(rawValue: 2)
  public static let left = TinyEdges(rawValue: 4)
  public static let right = TinyEdges(rawValue: 8)
  public static let leading = TinyEdges(rawValue: 4)
  public static let trailing = TinyEdges(rawValue: 8)
  public static let all = TinyEdges(rawValue: 15)
  public static let horizontal = TinyEdges(rawValue: 12)
  public static let vertical = TinyEdges(rawValue: 3)
  public static func excluding(_ edges: TinyEdges) -> TinyEdges { all.subtracting(edges) }
}

extension UIEdgeInsets {
  @_disfavoredOverload public static func uniform(_ inset: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
  @_disfavoredOverload public static func horizontal(_ inset: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
  }
  @_disfavoredOverload public static func vertical(_ inset: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }
}

extension UIView {
  private func tie(
    _ one: NSLayoutConstraint.Attribute, _ relation: TinyRelation, _ item: Any?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, multiplier: CGFloat = 1,
    _ priority: UILayoutPriority, _ isActive: Bool
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let line = NSLayoutConstraint(
      item: self, attribute: one, relatedBy: relations[relation.rawValue], toItem: item,
      attribute: other, multiplier: multiplier, constant: constant)
    line.priority = priority
    line.isActive = isActive
    return line
  }
  private func tieToSuperview(
    _ one: NSLayoutConstraint.Attribute, _ relation: TinyRelation, _ constant: CGFloat,
    _ priority: UILayoutPriority, _ isActive: Bool, _ usingSafeArea: Bool
  ) -> NSLayoutConstraint {
    let item: Any? = usingSafeArea ? superview?.safeAreaLayoutGuide : superview
    return tie(one, relation, item, one, constant, priority, isActive)
  }

  @_disfavoredOverload @discardableResult public func edgesToSuperview(
    excluding excluded: TinyEdges = [], insets: UIEdgeInsets = .zero,
    priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> [NSLayoutConstraint] {
    guard let superview else { return [] }
    let item: Any = usingSafeArea ? superview.safeAreaLayoutGuide : superview
    let sides: [(TinyEdges, NSLayoutConstraint.Attribute, CGFloat)] = [
      (.top, .top, insets.top), (.left, .leading, insets.left),
      (.bottom, .bottom, -insets.bottom), (.right, .trailing, -insets.right),
    ]
    return sides.filter { !excluded.contains($0.0) }.map {
      tie($0.1, .equal, item, $0.1, $0.2, priority, isActive)
    }
  }
  @_disfavoredOverload @discardableResult public func horizontalToSuperview(
    insets: UIEdgeInsets = .zero, usingSafeArea: Bool = false
  ) -> [NSLayoutConstraint] {
    edgesToSuperview(excluding: .vertical, insets: insets, usingSafeArea: usingSafeArea)
  }
  @_disfavoredOverload @discardableResult public func verticalToSuperview(
    insets: UIEdgeInsets = .zero, usingSafeArea: Bool = false
  ) -> [NSLayoutConstraint] {
    edgesToSuperview(excluding: .horizontal, insets: insets, usingSafeArea: usingSafeArea)
  }
  @_disfavoredOverload @discardableResult public func centerInSuperview(
    offset: CGPoint = .zero, priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    [
      centerXToSuperview(offset: offset.x, priority: priority, isActive: isActive),
      centerYToSuperview(offset: offset.y, priority: priority, isActive: isActive),
    ]
  }
  @_disfavoredOverload @discardableResult public func size(
    _ size: CGSize, priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    [
      width(size.width, priority: priority, isActive: isActive),
      height(size.height, priority: priority, isActive: isActive),
    ]
  }
  @_disfavoredOverload @discardableResult public func topToSuperview(
    offset: CGFloat = 0, relation: TinyRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    tieToSuperview(.top, relation, offset, priority, isActive, usingSafeArea)
  }
  @_disfavoredOverload @discardableResult public func bottomToSuperview(
    offset: CGFloat = 0, relation: TinyRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    tieToSuperview(.bottom, relation, offset, priority, isActive, usingSafeArea)
  }
  @_disfavoredOverload @discardableResult public func leftToSuperview(
    offset: CGFloat = 0, relation: TinyRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    tieToSuperview(.left, relation, offset, priority, isActive, usingSafeArea)
  }
  @_disfavoredOverload @discardableResult public func rightToSuperview(
    offset: CGFloat = 0, relation: TinyRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    tieToSuperview(.right, relation, offset, priority, isActive, usingSafeArea)
  }
  @_disfavoredOverload @discardableResult public func leadingToSuperview(
    offset: CGFloat = 0, relation: TinyRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    tieToSuperview(.leading, relation, offset, priority, isActive, usingSafeArea)
  }
  @_disfavoredOverload @discardableResult public func trailingToSuperview(
    offset: CGFloat = 0, relation: TinyRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    tieToSuperview(.trailing, relation, offset, priority, isActive, usingSafeArea)
  }
  @_disfavoredOverload @discardableResult public func centerXToSuperview(
    offset: CGFloat = 0, relation: TinyRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    tieToSuperview(.centerX, relation, offset, priority, isActive, usingSafeArea)
  }
  @_disfavoredOverload @discardableResult public func centerYToSuperview(
    offset: CGFloat = 0, relation: TinyRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    tieToSuperview(.centerY, relation, offset, priority, isActive, usingSafeArea)
  }
  @_disfavoredOverload @discardableResult public func topToBottom(
    of view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.top, relation, view, .bottom, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func bottomToTop(
    of view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.bottom, relation, view, .top, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func leadingToTrailing(
    of view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.leading, relation, view, .trailing, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func trailingToLeading(
    of view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.trailing, relation, view, .leading, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func leftToRight(
    of view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.left, relation, view, .right, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func rightToLeft(
    of view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.right, relation, view, .left, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func top(
    to view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.top, relation, view, .top, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func bottom(
    to view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.bottom, relation, view, .bottom, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func leading(
    to view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.leading, relation, view, .leading, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func trailing(
    to view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.trailing, relation, view, .trailing, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func left(
    to view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.left, relation, view, .left, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func right(
    to view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.right, relation, view, .right, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func centerX(
    to view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.centerX, relation, view, .centerX, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func centerY(
    to view: UIView, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { tie(.centerY, relation, view, .centerY, offset, priority, isActive) }
  @_disfavoredOverload @discardableResult public func width(
    _ length: CGFloat, relation: TinyRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> NSLayoutConstraint {
    tie(.width, relation, nil, .notAnAttribute, length, priority, isActive)
  }
  @_disfavoredOverload @discardableResult public func width(
    to view: UIView, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    tie(.width, relation, view, .width, offset, multiplier: multiplier, priority, isActive)
  }
  @_disfavoredOverload @discardableResult public func height(
    _ length: CGFloat, relation: TinyRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> NSLayoutConstraint {
    tie(.height, relation, nil, .notAnAttribute, length, priority, isActive)
  }
  @_disfavoredOverload @discardableResult public func height(
    to view: UIView, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: TinyRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    tie(.height, relation, view, .height, offset, multiplier: multiplier, priority, isActive)
  }
}
