import Foundation

/// The source of a row of the solver: an app's constraint, or something of the system's that holds
/// like one.
///
/// Items do not keep their views: an engine must not keep the tree that it belongs to.
@MainActor enum ConstraintSource {
  /// A constraint that a client made.
  case client(NSLayoutConstraint)
  /// A row that holds a client's inequality at its limit if nothing else decides.
  case limit(NSLayoutConstraint)
  /// A number of a frame that is held (facts AL45 to AL47, AL50).
  case mask(EngineItem, LayoutSlot)
  /// A bound of a content's size (fact AL52).
  case content(EngineItem, NSLayoutConstraint.Axis)
  /// A side of a view's own guide (fact AL72).
  case guide(EngineItem, NSLayoutConstraint.Axis)
  /// The size that a fitting pass aims at (fact AL51).
  case target(EngineItem, NSLayoutConstraint.Axis, CGFloat)
  /// A row that keeps lengths from being negative; the console never shows it.
  case implicit

  /// The constraint as UIKit's clients see it: the client's own, or one made of the system's row;
  /// nil if there is none.
  var constraint: NSLayoutConstraint? {
    switch self {
    case .client(let constraint), .limit(let constraint): constraint
    case .mask(let item, let slot): item.view.map { .ofMask(of: $0, slot) }
    case .content(let item, let axis): item.view.map { .ofContent(of: $0, axis) }
    case .guide(let item, let axis): item.guide.flatMap { .ofGuide($0, axis) }
    case .target(let item, let axis, let length):
      item.view.map { .ofTarget(of: $0, axis, length) }
    case .implicit: nil
    }
  }

  /// Whether an app made the constraint.
  var isOfApp: Bool {
    switch self {
    case .client, .limit: true
    case .mask, .content, .guide, .target, .implicit: false
    }
  }

  /// Whether the row is the size of a cell, and that of its content is among others (fact AL50).
  func isImplied(by others: [ConstraintSource]) -> Bool {
    guard case .mask(let cell, let slot) = self, slot.isSize else { return false }
    return others.contains {
      guard case .mask(let content, slot) = $0, let view = content.view else { return false }
      return view.isCellContent && view.superview === cell.view
    }
  }
}
