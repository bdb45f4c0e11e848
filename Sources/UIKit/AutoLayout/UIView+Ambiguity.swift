import ConstraintCore
import Foundation

/// Ambiguity, and the constraints that determine positions and sizes (facts AL87, AL92, AL93).
extension UIView {
  var _hasAmbiguousLayout: Bool { _hasAmbiguousLayout(self) }

  func _hasAmbiguousLayout(_ object: any LayoutItem) -> Bool {
    guard let (engine, item) = solved(object) else { return false }
    let solver = engine.solverWithoutLimits
    return item.variables.contains { solver.isAmbiguous($0) }
  }

  /// The largest range, in points, in which the x, y, width or height of the frame may vary without
  /// violating a constraint.
  ///
  /// The value is infinite if nothing limits the range, and nil if nothing is ambiguous.
  package var layoutFreedom: CGFloat? {
    guard let (engine, item) = solved(self) else { return nil }
    let solver = engine.solverWithoutLimits
    return item.variables.filter { solver.isAmbiguous($0) }.map {
      let range = solver.range(of: $0)
      return range.upperBound - range.lowerBound
    }.max()
  }

  func _constraintsAffectingLayout(
    _ axis: NSLayoutConstraint.Axis, of object: (any LayoutItem)? = nil
  ) -> [NSLayoutConstraint] {
    guard let (engine, item) = solved(object ?? self) else { return [] }
    var ids: Set<ConstraintID> = []
    for slot in [LayoutSlot.place(axis), .size(axis)] {
      guard let variable = item[slot] else { continue }
      ids.formUnion(engine.solver.constraintsDeciding(variable))
    }
    let shown = ids.sorted().compactMap { engine.source(of: $0)?.constraint }
    // A constraint may have several solver rows, so duplicates are removed.
    return shown.enumerated().filter { place, one in
      !shown.prefix(place).contains { $0 === one }
    }.map(\.element)
  }

  /// Sets the first ambiguous value to the far end of its range, or back to the near end if the
  /// value is already at the far end.
  func _exerciseAmbiguityInLayout() {
    guard let (engine, item) = solved(self), let superview else { return }
    let solver = engine.solverWithoutLimits
    for variable in item.variables where solver.isAmbiguous(variable) {
      let range = solver.range(of: variable)
      let value = engine.solver.value(of: variable)
      // If the range has no end, the value is moved by the superview's width instead.
      let far = range.upperBound.isFinite ? range.upperBound : value + superview.bounds.width
      let near = range.lowerBound.isFinite ? range.lowerBound : value
      let isFar = state.autoLayout?.showsOtherSolution == true
      state.autoLayout?.showsOtherSolution = !isFar
      let target = isFar ? near : abs(far - value) > 1e-6 ? far : near
      engine.show(engine.solver.solution(with: variable, towards: target))
      superview.placeConstrainedSubviews()
      return
    }
  }

  /// Returns the engine and the item of a view or guide, after solving pending changes.
  private func solved(_ object: any LayoutItem) -> (LayoutEngine, EngineItem)? {
    runConstraintPassIfNeeded()
    guard let engine = state.autoLayout?.engine, let item = engine.knownItem(object) else {
      return nil
    }
    return (engine, item)
  }
}

extension Solver {
  /// Returns the constraints that determine the value of a variable.
  ///
  /// If the value happens to equal the variable's reference, the solver lists no constraints even
  /// if some determine it. So the constraints are read from a copy of the solver with a very
  /// different reference.
  fileprivate func constraintsDeciding(_ variable: Variable) -> [ConstraintID] {
    if isAmbiguous(variable) { return constraintsAffecting(variable) }
    var copy = self
    do { try copy.setReference(value(of: variable) - 1e5, of: variable) } catch { return [] }
    copy.solve()
    return copy.constraintsAffecting(variable)
  }
}
