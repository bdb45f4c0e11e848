public import UIKit

/// The constraints that one sentence of SnapKit makes.
///
/// See SnapKit.
@MainActor public final class Constraint {
  private weak var from: AnyObject?
  var attributes: [NSLayoutConstraint.Attribute] = []
  var relation = NSLayoutConstraint.Relation.equal
  var target: (any ConstraintRelatableTarget)?
  var constant: any ConstraintConstantTarget = 0
  var isInset = false
  var multiplier: CGFloat = 1
  var priority: Float = 1000
  /// The place in the app's source, which messages about the constraints name.
  var place: (fileID: StaticString, line: UInt)?
  /// The constraints that were made.
  private(set) public var layoutConstraints: [NSLayoutConstraint] = []

  init(from: AnyObject?) { self.from = from }

  /// Whether the constraints take part in the layout.
  public var isActive: Bool {
    get { layoutConstraints.first?.isActive ?? false }
    set { newValue ? activate() : deactivate() }
  }
  /// See SnapKit.
  public func activate() {
    if layoutConstraints.isEmpty { layoutConstraints = made }
    NSLayoutConstraint.activate(layoutConstraints)
  }
  /// See SnapKit.
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
  /// See SnapKit.
  @discardableResult public func update(offset: any ConstraintConstantTarget) -> Constraint {
    (constant, isInset) = (offset, false)
    return refresh()
  }
  /// See SnapKit.
  @discardableResult public func update(inset: any ConstraintConstantTarget) -> Constraint {
    (constant, isInset) = (inset, true)
    return refresh()
  }
  /// See SnapKit.
  @discardableResult public func update(priority: ConstraintPriority) -> Constraint {
    layoutConstraints.forEach { $0.priority = UILayoutPriority(priority.value) }
    return self
  }
  /// See SnapKit.
  @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    update(priority: ConstraintPriority(priority.constraintPriorityTargetValue))
  }
  /// See SnapKit.
  public func updateOffset(amount: any ConstraintConstantTarget) { update(offset: amount) }
  /// See SnapKit.
  public func updateInsets(amount: any ConstraintConstantTarget) { update(inset: amount) }

  private func refresh() -> Constraint {
    for line in layoutConstraints {
      line.constant = value(for: line.firstAttribute)
    }
    return self
  }

  /// Takes the numbers of another sentence about the same attributes.
  func take(_ other: Constraint) {
    (constant, isInset, target) = (other.constant, other.isInset, other.target)
    _ = refresh()
    update(priority: ConstraintPriority(other.priority))
  }

  /// Whether two sentences are about the same attributes and relation.
  func isSame(as other: Constraint) -> Bool {
    attributes == other.attributes && relation == other.relation
  }

  /// The superview of the bound view.
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
    // A number for a side is a distance from the superview's.
    if attribute.isLength { return (nil, .notAnAttribute) }
    return (superview, attribute)
  }

  private func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let own = constant.constant(for: attribute, isInset: isInset)
    guard let number = target as? any ConstraintConstantTarget else { return own }
    return number.constant(for: attribute, isInset: target is UIEdgeInsets) + own
  }
}

/// The beginning of sentences about a view's constraints.
///
/// See SnapKit.
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
  /// See SnapKit.
  public var left: ConstraintMakerExtendable { extended([.left]) }
  /// See SnapKit.
  public var top: ConstraintMakerExtendable { extended([.top]) }
  /// See SnapKit.
  public var right: ConstraintMakerExtendable { extended([.right]) }
  /// See SnapKit.
  public var bottom: ConstraintMakerExtendable { extended([.bottom]) }
  /// See SnapKit.
  public var leading: ConstraintMakerExtendable { extended([.leading]) }
  /// See SnapKit.
  public var trailing: ConstraintMakerExtendable { extended([.trailing]) }
  /// See SnapKit.
  public var width: ConstraintMakerExtendable { extended([.width]) }
  /// See SnapKit.
  public var height: ConstraintMakerExtendable { extended([.height]) }
  /// See SnapKit.
  public var centerX: ConstraintMakerExtendable { extended([.centerX]) }
  /// See SnapKit.
  public var centerY: ConstraintMakerExtendable { extended([.centerY]) }
  /// See SnapKit.
  public var lastBaseline: ConstraintMakerExtendable { extended([.lastBaseline]) }
  /// See SnapKit.
  public var baseline: ConstraintMakerExtendable { extended([.lastBaseline]) }
  /// See SnapKit.
  public var firstBaseline: ConstraintMakerExtendable { extended([.firstBaseline]) }
  /// See SnapKit.
  public var leftMargin: ConstraintMakerExtendable { extended([.leftMargin]) }
  /// See SnapKit.
  public var rightMargin: ConstraintMakerExtendable { extended([.rightMargin]) }
  /// See SnapKit.
  public var topMargin: ConstraintMakerExtendable { extended([.topMargin]) }
  /// See SnapKit.
  public var bottomMargin: ConstraintMakerExtendable { extended([.bottomMargin]) }
  /// See SnapKit.
  public var leadingMargin: ConstraintMakerExtendable { extended([.leadingMargin]) }
  /// See SnapKit.
  public var trailingMargin: ConstraintMakerExtendable { extended([.trailingMargin]) }
  /// See SnapKit.
  public var edges: ConstraintMakerExtendable { extended([.left, .top, .right, .bottom]) }
  /// See SnapKit.
  public var horizontalEdges: ConstraintMakerExtendable { extended([.left, .right]) }
  /// See SnapKit.
  public var verticalEdges: ConstraintMakerExtendable { extended([.top, .bottom]) }
  /// See SnapKit.
  public var directionalEdges: ConstraintMakerExtendable {
    extended([.leading, .top, .trailing, .bottom])
  }
  /// See SnapKit.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    extended([.leading, .trailing])
  }
  /// See SnapKit.
  public var directionalVerticalEdges: ConstraintMakerExtendable { extended([.top, .bottom]) }
  /// See SnapKit.
  public var size: ConstraintMakerExtendable { extended([.width, .height]) }
  /// See SnapKit.
  public var center: ConstraintMakerExtendable { extended([.centerX, .centerY]) }
  /// See SnapKit.
  public var margins: ConstraintMakerExtendable {
    extended([.leftMargin, .topMargin, .rightMargin, .bottomMargin])
  }
}

/// The end of a sentence.
///
/// See SnapKit.
@MainActor public class ConstraintMakerFinalizable {
  /// See SnapKit.
  public let constraint: Constraint

  init(_ constraint: Constraint) { self.constraint = constraint }
  /// See SnapKit.
  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable { self }
}

/// A sentence whose priority can be set.
///
/// See SnapKit.
@MainActor public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// See SnapKit.
  @discardableResult public func priority(
    _ amount: ConstraintPriority
  ) -> ConstraintMakerFinalizable {
    constraint.priority = amount.value
    return self
  }
  /// See SnapKit.
  @discardableResult public func priority(
    _ amount: any ConstraintPriorityTarget
  ) -> ConstraintMakerFinalizable {
    constraint.priority = amount.constraintPriorityTargetValue
    return self
  }
}

/// A sentence whose numbers can be set.
///
/// See SnapKit.
@MainActor public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// See SnapKit.
  @discardableResult public func multipliedBy(
    _ amount: any ConstraintConstantTarget
  ) -> ConstraintMakerEditable {
    constraint.multiplier *= amount.constant(for: .centerX, isInset: false)
    return self
  }
  /// See SnapKit.
  @discardableResult public func dividedBy(
    _ amount: any ConstraintConstantTarget
  ) -> ConstraintMakerEditable {
    constraint.multiplier /= amount.constant(for: .centerX, isInset: false)
    return self
  }
  /// See SnapKit.
  @discardableResult public func offset(
    _ amount: any ConstraintConstantTarget
  ) -> ConstraintMakerEditable {
    (constraint.constant, constraint.isInset) = (amount, false)
    return self
  }
  /// See SnapKit.
  @discardableResult public func inset(
    _ amount: any ConstraintConstantTarget
  ) -> ConstraintMakerEditable {
    (constraint.constant, constraint.isInset) = (amount, true)
    return self
  }
}

/// A sentence without its relation.
///
/// See SnapKit.
@MainActor public class ConstraintMakerRelatable: ConstraintMakerFinalizable {
  private func related(
    _ relation: NSLayoutConstraint.Relation, to target: (any ConstraintRelatableTarget)?,
    _ fileID: StaticString, _ line: UInt
  ) -> ConstraintMakerEditable {
    (constraint.relation, constraint.target) = (relation, target)
    constraint.place = (fileID, line)
    return ConstraintMakerEditable(constraint)
  }
  /// See SnapKit.
  @discardableResult public func equalTo(
    _ other: any ConstraintRelatableTarget, _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.equal, to: other, fileID, line) }
  /// See SnapKit.
  @discardableResult public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.lessThanOrEqual, to: other, fileID, line) }
  /// See SnapKit.
  @discardableResult public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.greaterThanOrEqual, to: other, fileID, line) }
  /// See SnapKit.
  @discardableResult public func equalToSuperview(
    _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.equal, to: constraint.superview, fileID, line) }
  /// See SnapKit.
  @discardableResult public func lessThanOrEqualToSuperview(
    _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.lessThanOrEqual, to: constraint.superview, fileID, line) }
  /// See SnapKit.
  @discardableResult public func greaterThanOrEqualToSuperview(
    _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.greaterThanOrEqual, to: constraint.superview, fileID, line)
  }
}
