import ConstraintCore
import Foundation

/// The ambiguous lengths, and the constraints that decide the others (facts AL87, AL92, AL93).
extension UIView {
  var _hasAmbiguousLayout: Bool { _hasAmbiguousLayout(self) }

  func _hasAmbiguousLayout(_ object: any LayoutItem) -> Bool {
    guard let (engine, item) = solved(object) else { return false }
    let solver = engine.solverWithoutLimits
    return item.variables.contains { solver.isAmbiguous($0) }
  }

  /// The points by which constraints let the frame's most open edge or side vary; infinite if
  /// nothing bounds it, nil if they leave nothing open.
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
    // An inequality at its limit is two rows.
    return shown.enumerated().filter { place, one in
      !shown.prefix(place).contains { $0 === one }
    }.map(\.element)
  }

  /// Shows the other end of the first range that is open, or the near one where the far is shown.
  func _exerciseAmbiguityInLayout() {
    guard let (engine, item) = solved(self), let superview else { return }
    let solver = engine.solverWithoutLimits
    for variable in item.variables where solver.isAmbiguous(variable) {
      let range = solver.range(of: variable)
      let value = engine.solver.value(of: variable)
      // An end that nothing bounds is not shown: the superview's size is far enough.
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

  /// The engine and the item of a view or guide, after a pass over pending changes.
  private func solved(_ object: any LayoutItem) -> (LayoutEngine, EngineItem)? {
    runConstraintPassIfNeeded()
    guard let engine = state.autoLayout?.engine, let item = engine.knownItem(object) else {
      return nil
    }
    return (engine, item)
  }
}

extension Solver {
  /// The constraints that the value of a variable was solved from.
  ///
  /// A variable at its reference has none even where constraints put it there; so they are read
  /// from a solution in which the reference is far away.
  fileprivate func constraintsDeciding(_ variable: Variable) -> [ConstraintID] {
    if isAmbiguous(variable) { return constraintsAffecting(variable) }
    var copy = self
    do { try copy.setReference(value(of: variable) - 1e5, of: variable) } catch { return [] }
    copy.solve()
    return copy.constraintsAffecting(variable)
  }
}
