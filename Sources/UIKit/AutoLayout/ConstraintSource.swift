import Foundation

/// The source of a row of the solver: an app's constraint, or a rule of the system that acts as
/// one.
///
/// Engine items do not retain their views, because an engine must not retain the tree that owns it.
@MainActor enum ConstraintSource {
  /// A constraint made by a client, that is, by an app or by a view for its own arrangement.
  case client(NSLayoutConstraint)
  /// A limit of a client's constraint: an additional row with a very low priority; see
  /// `LayoutEngine`.
  case limit(NSLayoutConstraint)
  /// A row that holds the x, y, width or height of a frame (facts AL45 to AL47, AL50).
  case mask(EngineItem, LayoutSlot)
  /// A minimum or maximum of a length, from the size of the view's content (fact AL52).
  case content(EngineItem, NSLayoutConstraint.Axis)
  /// A row that places one of the view's own guides (fact AL72).
  case guide(EngineItem, NSLayoutConstraint.Axis)
  /// The target size of a fitting pass (fact AL51).
  case target(EngineItem, NSLayoutConstraint.Axis, CGFloat)
  /// A row that keeps a length from being negative; the console never shows it.
  case implicit

  /// The constraint as UIKit's clients see it: the client's own, or a new one that describes the
  /// system's row; nil for a row without a constraint.
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

  /// Whether the row comes from a client's constraint.
  var isOfApp: Bool {
    switch self {
    case .client, .limit: true
    case .mask, .content, .guide, .target, .implicit: false
    }
  }

  /// Returns whether the row is the size of a cell, and another row is the same size of the content
  /// view of that cell (fact AL50).
  func isImplied(by others: [ConstraintSource]) -> Bool {
    guard case .mask(let cell, let slot) = self, slot.isSize else { return false }
    return others.contains {
      guard case .mask(let content, slot) = $0, let view = content.view else { return false }
      return view.isCellContent && view.superview === cell.view
    }
  }
}
