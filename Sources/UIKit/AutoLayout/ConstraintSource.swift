import Foundation

/// The reason for a row of the solver: an app's constraint, or a rule of UIKit that acts like one.
///
/// Engine items do not retain their views, because an engine must not retain the tree that owns it.
@MainActor enum ConstraintSource {
  /// A constraint made by an app, or by a view for its subviews, such as a stack view.
  case client(NSLayoutConstraint)
  /// An additional solver row with a very low priority for an app's constraint, which takes effect
  /// if no other row determines a value.
  case limit(NSLayoutConstraint)
  /// A solver row for the x, y, width or height of a frame that the view's autoresizing mask
  /// determines (facts AL45 to AL47, AL50).
  case mask(EngineItem, LayoutSlot)
  /// A minimum or maximum of a length, from the size of the view's content (fact AL52).
  case content(EngineItem, NSLayoutConstraint.Axis)
  /// A solver row that positions one of UIKit's own guides, such as the safe area (fact AL72).
  case guide(EngineItem, NSLayoutConstraint.Axis)
  /// The target size of a fitting pass (fact AL51), or the present position or size of a root that
  /// constraints size.
  case target(EngineItem, NSLayoutConstraint.Axis, CGFloat)
  /// A solver row that keeps a length from being negative; the console never shows it.
  case implicit

  /// The constraint that UIKit shows for the solver row: the app's own, or a new one that describes
  /// UIKit's row; nil if there is none.
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

  /// Whether the solver row represents an app's constraint.
  var isOfApp: Bool {
    switch self {
    case .client, .limit: true
    case .mask, .content, .guide, .target, .implicit: false
    }
  }

  /// Returns whether the solver row sets the size of a cell, and another row sets the same size of
  /// the cell's content view (fact AL50).
  func isImplied(by others: [ConstraintSource]) -> Bool {
    guard case .mask(let cell, let slot) = self, slot.isSize else { return false }
    return others.contains {
      guard case .mask(let content, slot) = $0, let view = content.view else { return false }
      return view.isCellContent && view.superview === cell.view
    }
  }
}
