import ConstraintCore
import Foundation

extension UIView {
  /// Returns the size closest to a target size that satisfies the constraints inside the view
  /// (facts AL58 to AL62).
  func constrainedSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    _updateConstraintsIfNeeded()
    let engine = LayoutEngine(
      root: self, for: .fitting,
      keepingLines: horizontal != .required && !state.measuresTextsAnew)
    gather(for: engine)
    engine.aim(at: target.width, .horizontal, horizontal)
    engine.aim(at: target.height, .vertical, vertical)
    engine.solve()
    let rect = engine.alignmentRect(of: engine.item(self))
    return PixelGrid(scale: traitCollection.displayScale)
      .ceiling(frame(forAlignmentRect: rect).size)
  }

  private func gather(for engine: LayoutEngine) {
    for view in tree {
      guard view.state.autoLayout != nil else { continue }
      engine.installAll(heldBy: view)
      if !engine.keepsFrame(view) { _ = engine.item(view) }
    }
  }
}

extension LayoutEngine {
  /// Adds a solver row that makes a length of the root equal to a target, with a priority.
  fileprivate func aim(
    at length: CGFloat, _ axis: NSLayoutConstraint.Axis, _ priority: UILayoutPriority
  ) {
    guard let root, priority.rawValue > 0 else { return }
    let insets = root.alignmentInsets(axis)
    let row = Constraint(
      [.init(variable(item(root), .size(axis)))], .equal,
      max(0, length - insets.start - insets.end),
      priority: min(priority.rawValue, Constraint.required), isBreakable: false)
    addRow(row, from: .target(item(root), axis, length))
  }

  /// Fixes the position of a root whose size constraints determine; the root keeps its current size
  /// if they do not.
  func pinRoot(_ item: EngineItem) {
    guard let root else { return }
    let place = root.alignmentRect(forFrame: root.frame)
    let size = root.alignmentRect(forFrame: CGRect(origin: .zero, size: root.bounds.size))
    for slot in [LayoutSlot.width, .height, .x, .y] {
      let number = (slot.isSize ? size : place).number(slot)
      let row = Constraint(
        [.init(variable(item, slot))], .equal, number,
        priority: slot.isSize ? 1 : Constraint.required, isBreakable: false)
      if let id = addRow(row, from: .target(item, slot.axis, number)) { item.rows.append(id) }
    }
  }
}
