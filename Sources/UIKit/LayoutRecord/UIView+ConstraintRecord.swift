import ConstraintCore
import Foundation
import LayoutCore

extension UIView {
  /// Returns records of the app's constraints whose first item is the view or one of its guides.
  ///
  /// The constraints that a stack view makes are left out: they follow from its axis, spacing,
  /// distribution and alignment, which are recorded.
  func constraintRecords(naming names: ViewNames) -> [LayoutRecord.Constraint] {
    guard let known = state.autoLayout, let engine = known.engine else { return [] }
    let own = known.mentioning.filter { $0.first.owner === self && !$0.isOfStackView }
    if own.isEmpty { return [] }
    var free = AmbiguousVariables(engine.solverWithoutLimits)
    return own.sorted { $0.serial < $1.serial }.compactMap { constraint in
      record(of: constraint, engine.state(of: constraint, knowing: &free), names)
    }
  }

  private func record(
    of constraint: NSLayoutConstraint, _ state: LayoutRecord.Constraint.State, _ names: ViewNames
  ) -> LayoutRecord.Constraint? {
    guard let line = line(of: constraint) else { return nil }
    let item =
      (constraint.first.item as? UILayoutGuide)?.recordName ?? names[self] ?? "\(type(of: self))"
    let attribute = constraint.firstAttribute.word
    return LayoutRecord.Constraint(
      name: constraint.identifier ?? "\(item).\(attribute)", attribute: attribute,
      second: constraint.second.recordName(names), relation: constraint.relation.sign,
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: Double(constraint.priority.rawValue), state: state,
      source: constraint.location?.text, from: line.start, to: line.end)
  }

  /// Returns the line along which a constraint is measured, in the superview's coordinates.
  ///
  /// The line of a width or height goes through the middle of the view; that of a distance goes
  /// from the second item to the first.
  private func line(of constraint: NSLayoutConstraint) -> (start: CGPoint, end: CGPoint)? {
    guard let own = frame(of: constraint.first) else { return nil }
    let axis = constraint.firstAttribute.axis
    if constraint.first.kind == .size {
      return axis == .horizontal
        ? (CGPoint(x: own.minX, y: own.midY), CGPoint(x: own.maxX, y: own.midY))
        : (CGPoint(x: own.midX, y: own.minY), CGPoint(x: own.midX, y: own.maxY))
    }
    guard let other = frame(of: constraint.second) else { return nil }
    let (from, to) = (place(of: constraint.second, in: other), place(of: constraint.first, in: own))
    if axis == .horizontal {
      let middle = own.sharedMiddle(other, \.minY, \.maxY)
      return (CGPoint(x: from, y: middle), CGPoint(x: to, y: middle))
    }
    let middle = own.sharedMiddle(other, \.minX, \.maxX)
    return (CGPoint(x: middle, y: from), CGPoint(x: middle, y: to))
  }

  /// Returns the rectangle of an anchor's item in the superview's coordinates; nil if there is no
  /// item.
  private func frame(of place: ConstraintAnchorPoint) -> CGRect? {
    guard place.origin == nil, let owner = place.owner else { return nil }
    let bounds = (place.item as? UILayoutGuide)?.layoutFrame ?? owner.bounds
    return owner.convert(bounds, to: superview ?? self)
  }

  private func place(of side: ConstraintAnchorPoint, in rect: CGRect) -> CGFloat {
    let isRightToLeft = side.owner?.isRightToLeft ?? false
    switch side.attribute.withinMargins ?? side.attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isRightToLeft ? rect.maxX : rect.minX
    case .trailing: return isRightToLeft ? rect.minX : rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerX: return rect.midX
    case .firstBaseline: return baseline(of: side.owner, in: rect, isFirst: true)
    case .lastBaseline: return baseline(of: side.owner, in: rect, isFirst: false)
    default: return rect.midY
    }
  }

  private func baseline(of view: UIView?, in rect: CGRect, isFirst: Bool) -> CGFloat {
    if let distance = view?.middleBaseline { return rect.midY + distance }
    guard let offsets = view?.baselineOffsets else { return isFirst ? rect.minY : rect.maxY }
    return isFirst ? rect.minY + offsets.first : rect.maxY - offsets.last
  }
}

extension NSLayoutConstraint {
  /// Whether a stack view made the constraint for its own arrangement.
  fileprivate var isOfStackView: Bool { identifier?.hasPrefix("UISV-") ?? false }
}

extension ConstraintAnchorPoint {
  /// The item and its attribute as text in layout records, such as `card.width` or
  /// `card.safeArea.top`; nil without an item.
  fileprivate func recordName(_ names: ViewNames) -> String? {
    guard let owner else { return nil }
    let item = names[owner] ?? "\(type(of: owner))"
    let guide = (self.item as? UILayoutGuide).map { ".\($0.recordName)" }
    return "\(item)\(guide ?? "").\(attribute.word)"
  }
}

extension UILayoutGuide {
  /// The name of the guide in layout records: the property of the view for UIKit's own guides,
  /// otherwise the identifier, or `guide` if it is empty.
  fileprivate var recordName: String {
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": "safeArea"
    case "UIViewLayoutMarginsGuide": "layoutMargins"
    case "UIViewReadableContentGuide": "readableContent"
    case "UIScrollView-contentLayoutGuide": "content"
    case "UIScrollView-frameLayoutGuide": "frame"
    case "": "guide"
    default: identifier
    }
  }
}

/// A cache of which of the solver's variables are ambiguous; several constraints may contain the
/// same variable.
private struct AmbiguousVariables {
  private var solver: Solver
  private var known: [(index: Int, isFree: Bool)] = []

  /// Makes a cache that queries a copy of a solver, so that the queries do not change the
  /// original's solution.
  init(_ solver: Solver) { self.solver = solver }

  mutating func contains(_ variable: Variable) -> Bool {
    if let known = known.first(where: { $0.index == variable.index }) { return known.isFree }
    let isFree = solver.findsAmbiguous(variable)
    known.append((variable.index, isFree))
    return isFree
  }
}

extension LayoutEngine {
  /// Returns the state of a constraint in the solution: satisfied, at its limit, ambiguous,
  /// outweighed or broken.
  ///
  /// A variable that only an inequality limits counts as ambiguous; so `free` queries a solver
  /// without inequalities.
  fileprivate func state(
    of constraint: NSLayoutConstraint, knowing free: inout AmbiguousVariables
  ) -> LayoutRecord.Constraint.State {
    guard let id = installed(constraint)?.id else { return .broken }
    if solver.isBroken(id) { return .broken }
    if solver.violation(of: id) > 1e-6 { return .outweighed }
    if let item = constraint.first.item.flatMap(knownItem), isFree(item, constraint, &free) {
      return .ambiguous
    }
    return constraint.relation != .equal && solver.isAtLimit(id) ? .atLimit : .satisfied
  }

  private func isFree(
    _ item: EngineItem, _ constraint: NSLayoutConstraint, _ free: inout AmbiguousVariables
  ) -> Bool {
    let axis = constraint.firstAttribute.axis
    let isSize = constraint.first.kind == .size
    let slots: [LayoutSlot] = isSize ? [.size(axis)] : [.place(axis), .size(axis)]
    return slots.contains { item[$0].map { free.contains($0) } ?? false }
  }
}

extension CGRect {
  /// Returns the middle of the range that both rectangles cover along an axis; if they share none,
  /// the middle of this rectangle.
  fileprivate func sharedMiddle(
    _ other: CGRect, _ lower: (CGRect) -> CGFloat, _ upper: (CGRect) -> CGFloat
  ) -> CGFloat {
    let start = Swift.max(lower(self), lower(other))
    let end = Swift.min(upper(self), upper(other))
    return start <= end ? (start + end) / 2 : (lower(self) + upper(self)) / 2
  }
}
