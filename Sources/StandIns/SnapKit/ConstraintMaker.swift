// Mirrors SnapKit: the chain `make.left.equalTo(view).offset(8).priority(750)`. Labels are ignored.
public import UIKit

/// The constraints that one chain such as `make.edges.equalToSuperview()` makes.
@MainActor public final class Constraint {
  private weak var from: AnyObject?
  var attributes: [NSLayoutConstraint.Attribute] = []
  var relation = NSLayoutConstraint.Relation.equal
  var target: (any ConstraintRelatableTarget)?
  var constant: any ConstraintConstantTarget = 0
  var isInset = false
  var multiplier: CGFloat = 1
  var priority: Float = 1000
  /// The location in the app's source, for messages about the constraints.
  var place: (fileID: StaticString, line: UInt)?
  /// The constraints; empty until the chain is first activated.
  private(set) public var layoutConstraints: [NSLayoutConstraint] = []

  init(from: AnyObject?) { self.from = from }

  /// Whether the constraints are active; false before they are made.
  public var isActive: Bool {
    get { layoutConstraints.first?.isActive ?? false }
    set { newValue ? activate() : deactivate() }
  }
  public func activate() {
    if layoutConstraints.isEmpty { layoutConstraints = made }
    NSLayoutConstraint.activate(layoutConstraints)
  }
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
  @discardableResult public func update(offset: any ConstraintConstantTarget) -> Constraint {
    (constant, isInset) = (offset, false)
    return refresh()
  }
  @discardableResult public func update(inset: any ConstraintConstantTarget) -> Constraint {
    (constant, isInset) = (inset, true)
    return refresh()
  }
  @discardableResult public func update(priority: ConstraintPriority) -> Constraint {
    layoutConstraints.forEach { $0.priority = UILayoutPriority(priority.value) }
    return self
  }
  @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    update(priority: ConstraintPriority(priority.constraintPriorityTargetValue))
  }
  public func updateOffset(amount: any ConstraintConstantTarget) { update(offset: amount) }
  public func updateInsets(amount: any ConstraintConstantTarget) { update(inset: amount) }

  private func refresh() -> Constraint {
    for line in layoutConstraints {
      line.constant = value(for: line.firstAttribute)
    }
    return self
  }

  /// Copies the constant, the target and the priority of another chain that has the same
  /// attributes.
  func take(_ other: Constraint) {
    (constant, isInset, target) = (other.constant, other.isInset, other.target)
    _ = refresh()
    update(priority: ConstraintPriority(other.priority))
  }

  /// Returns whether two chains have the same attributes and the same relation.
  func isSame(as other: Constraint) -> Bool {
    attributes == other.attributes && relation == other.relation
  }

  /// The superview of the view, or the owner of the layout guide.
  var superview: UIView? {
    (from as? UIView)?.superview ?? (from as? UILayoutGuide)?.owningView
  }

  private var made: [NSLayoutConstraint] {
    attributes.enumerated().map { index, attribute in
      let (object, other) = second(for: attribute, at: index)
      let line = NSLayoutConstraint(
        item: from as Any, attribute: attribute, relatedBy: relation, toItem: object,
        attribute: other, multiplier: multiplier, constant: value(for: attribute),
        fileID: place?.fileID ?? #fileID, line: place?.line ?? #line)
      line.priority = UILayoutPriority(priority)
      return line
    }
  }

  private func second(
    for attribute: NSLayoutConstraint.Attribute, at index: Int
  ) -> (AnyObject?, NSLayoutConstraint.Attribute) {
    if let item = target as? ConstraintItem {
      let all = item.attributes.all
      let isSame = all.count == attributes.count && all.count > 1
      let other = all.isEmpty || isSame ? attribute : all.count == 1 ? all[0] : attribute
      return (item.target, other)
    }
    if let view = target as? UIView { return (view, attribute) }
    if let guide = target as? UILayoutGuide { return (guide, attribute) }
    // A number for a width or height is the length; a number for another attribute is the distance
    // from the same attribute of the superview.
    if attribute.isLength { return (nil, .notAnAttribute) }
    return (superview, attribute)
  }

  private func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let own = constant.constant(for: attribute, isInset: isInset)
    guard let number = target as? any ConstraintConstantTarget else { return own }
    return number.constant(for: attribute, isInset: target is UIEdgeInsets) + own
  }
}

/// The object on which chains begin: `make` in `view.snp.makeConstraints { make in … }`.
@MainActor public class ConstraintMaker {
  private let target: AnyObject?
  private(set) var constraints: [Constraint] = []

  init(_ target: AnyObject?) { self.target = target }

  func extended(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    let constraint = Constraint(from: target)
    constraint.attributes = attributes
    constraints.append(constraint)
    return ConstraintMakerExtendable(constraint)
  }
  public var left: ConstraintMakerExtendable { extended([.left]) }
  public var top: ConstraintMakerExtendable { extended([.top]) }
  public var right: ConstraintMakerExtendable { extended([.right]) }
  public var bottom: ConstraintMakerExtendable { extended([.bottom]) }
  public var leading: ConstraintMakerExtendable { extended([.leading]) }
  public var trailing: ConstraintMakerExtendable { extended([.trailing]) }
  public var width: ConstraintMakerExtendable { extended([.width]) }
  public var height: ConstraintMakerExtendable { extended([.height]) }
  public var centerX: ConstraintMakerExtendable { extended([.centerX]) }
  public var centerY: ConstraintMakerExtendable { extended([.centerY]) }
  public var lastBaseline: ConstraintMakerExtendable { extended([.lastBaseline]) }
  public var baseline: ConstraintMakerExtendable { extended([.lastBaseline]) }
  public var firstBaseline: ConstraintMakerExtendable { extended([.firstBaseline]) }
  public var leftMargin: ConstraintMakerExtendable { extended([.leftMargin]) }
  public var rightMargin: ConstraintMakerExtendable { extended([.rightMargin]) }
  public var topMargin: ConstraintMakerExtendable { extended([.topMargin]) }
  public var bottomMargin: ConstraintMakerExtendable { extended([.bottomMargin]) }
  public var leadingMargin: ConstraintMakerExtendable { extended([.leadingMargin]) }
  public var trailingMargin: ConstraintMakerExtendable { extended([.trailingMargin]) }
  public var edges: ConstraintMakerExtendable { extended([.left, .top, .right, .bottom]) }
  public var horizontalEdges: ConstraintMakerExtendable { extended([.left, .right]) }
  public var verticalEdges: ConstraintMakerExtendable { extended([.top, .bottom]) }
  public var directionalEdges: ConstraintMakerExtendable {
    extended([.leading, .top, .trailing, .bottom])
  }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    extended([.leading, .trailing])
  }
  public var directionalVerticalEdges: ConstraintMakerExtendable { extended([.top, .bottom]) }
  public var size: ConstraintMakerExtendable { extended([.width, .height]) }
  public var center: ConstraintMakerExtendable { extended([.centerX, .centerY]) }
  public var margins: ConstraintMakerExtendable {
    extended([.leftMargin, .topMargin, .rightMargin, .bottomMargin])
  }
}

/// The last part of a chain, after which only a label can be set.
@MainActor public class ConstraintMakerFinalizable {
  public let constraint: Constraint

  init(_ constraint: Constraint) { self.constraint = constraint }
  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable { self }
}

/// The part of a chain on which a priority can be set.
@MainActor public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult public func priority(
    _ amount: ConstraintPriority
  ) -> ConstraintMakerFinalizable {
    constraint.priority = amount.value
    return self
  }
  @discardableResult public func priority(
    _ amount: any ConstraintPriorityTarget
  ) -> ConstraintMakerFinalizable {
    constraint.priority = amount.constraintPriorityTargetValue
    return self
  }
}

/// The part of a chain on which a multiplier and a constant can be set.
@MainActor public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult public func multipliedBy(
    _ amount: any ConstraintConstantTarget
  ) -> ConstraintMakerEditable {
    constraint.multiplier *= amount.constant(for: .centerX, isInset: false)
    return self
  }
  @discardableResult public func dividedBy(
    _ amount: any ConstraintConstantTarget
  ) -> ConstraintMakerEditable {
    constraint.multiplier /= amount.constant(for: .centerX, isInset: false)
    return self
  }
  @discardableResult public func offset(
    _ amount: any ConstraintConstantTarget
  ) -> ConstraintMakerEditable {
    (constraint.constant, constraint.isInset) = (amount, false)
    return self
  }
  @discardableResult public func inset(
    _ amount: any ConstraintConstantTarget
  ) -> ConstraintMakerEditable {
    (constraint.constant, constraint.isInset) = (amount, true)
    return self
  }
}

/// The part of a chain that has attributes, on which a relation (`equalTo`, `lessThanOrEqualTo`, …)
/// can be set.
@MainActor public class ConstraintMakerRelatable: ConstraintMakerFinalizable {
  private func related(
    _ relation: NSLayoutConstraint.Relation, to target: (any ConstraintRelatableTarget)?,
    _ fileID: StaticString, _ line: UInt
  ) -> ConstraintMakerEditable {
    (constraint.relation, constraint.target) = (relation, target)
    constraint.place = (fileID, line)
    return ConstraintMakerEditable(constraint)
  }
  @discardableResult public func equalTo(
    _ other: any ConstraintRelatableTarget, _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.equal, to: other, fileID, line) }
  @discardableResult public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.lessThanOrEqual, to: other, fileID, line) }
  @discardableResult public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.greaterThanOrEqual, to: other, fileID, line) }
  @discardableResult public func equalToSuperview(
    _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.equal, to: constraint.superview, fileID, line) }
  @discardableResult public func lessThanOrEqualToSuperview(
    _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.lessThanOrEqual, to: constraint.superview, fileID, line) }
  @discardableResult public func greaterThanOrEqualToSuperview(
    _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.greaterThanOrEqual, to: constraint.superview, fileID, line)
  }
}
