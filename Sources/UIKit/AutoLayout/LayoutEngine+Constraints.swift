import ConstraintCore
import Foundation

/// The changes that apps make: activation, deactivation, and changes of constants and priorities.
extension LayoutEngine {
  /// Removes a constraint's rows from the solver.
  ///
  /// A pending constraint is not removed here: `installPending()` skips inactive ones.
  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let known = installed(constraint) else { return }
    constraint.installed = nil
    known.forEachRow(removeRow)
  }

  /// Returns the constraint's rows in this engine's solver; nil if it has none.
  func installed(_ constraint: NSLayoutConstraint) -> InstalledConstraint? {
    guard let known = constraint.installed, known.engine == number else { return nil }
    return known
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let known = installed(constraint) else { return }
    known.forEachRow { setConstant(known.base + known.sign * constraint.constant, of: $0) }
  }

  func priorityDidChange(of constraint: NSLayoutConstraint, from old: UILayoutPriority) {
    guard let known = installed(constraint) else { return }
    // The solver cannot change a row from required to optional or back, so the constraint is
    // removed and added again.
    if (old == .required) != (constraint.priority == .required) {
      uninstall(constraint)
      return install(constraint)
    }
    setPriority(constraint.priority.rawValue, of: known.id)
  }

  /// Adds the pending constraints to the solver, in the order of their activation.
  func installPending() {
    // A loop is needed, because creating items may add pending constraints.
    while true {
      let waiting = takePending()
      if waiting.isEmpty { return }
      for constraint in waiting.inOrder { installNow(constraint) }
    }
  }

  private func installNow(_ constraint: NSLayoutConstraint) {
    // While it was pending, the constraint may have been deactivated, activated twice, or moved to
    // another tree.
    guard installed(constraint) == nil, let holder = constraint.holder,
      purpose == .fitting || holder.state.autoLayout?.engine === self
    else { return }
    constraint.checkAxes()
    guard let line = line(of: constraint, in: holder) else { return }
    let row = Constraint(
      line.form.terms, line.relation, line.base + line.sign * constraint.constant,
      priority: constraint.priority.rawValue, isBreakable: constraint.maker == nil)
    guard let id = addRow(row, from: .client(constraint)) else { return }
    let followers = [addTieBreaker(row, of: constraint), addLimit(row, of: constraint)]
    // The solver rows are not stored for a fitting engine, which is discarded before any constraint
    // changes.
    guard purpose == .layout else { return }
    constraint.installed = InstalledConstraint(
      engine: number, id: id, base: line.base, sign: line.sign,
      followers: followers.compactMap(\.self))
  }

  /// The priority of the solver rows that `addLimit` adds, below every other priority.
  private static let limitPriority: Float = 0.001
  /// The priority of the solver rows that `addTieBreaker` adds, below every priority that apps use.
  private static let tiePriority: Float = 0.002

  /// Adds a solver row that makes an optional constraint take precedence over intrinsic sizes, and
  /// over UIKit's own rows, at the same priority (fact AL96).
  private func addTieBreaker(_ row: Constraint, of constraint: NSLayoutConstraint) -> ConstraintID?
  {
    guard row.priority < Constraint.required, constraint.maker == nil else { return nil }
    var breaker = row
    breaker.priority = Self.tiePriority
    return addRow(breaker, from: .limit(constraint))
  }

  /// Adds a solver row by which an inequality between positions holds with equality if nothing else
  /// decides.
  ///
  /// UIKit resolves this ambiguity (fact AL18) in the same way, as tests written for UIKit show: a
  /// view that must be at most 23 points from a side, without other constraints, is 23 points from
  /// that side. Widths are different: a view that must be at most 23 points wide has the width 0.
  private func addLimit(_ row: Constraint, of constraint: NSLayoutConstraint) -> ConstraintID? {
    guard row.relation != .equal, constraint.maker == nil, case .place = constraint.first.kind
    else { return nil }
    var limit = row
    limit.relation = .equal
    limit.priority = Self.limitPriority
    return addRow(limit, from: .limit(constraint))
  }

  /// A constraint in the solver's form, `form relation base + sign × constant`, where `constant` is
  /// that of the app's constraint.
  private struct Line {
    let form: LinearExpression
    let relation: Relation
    let base: CGFloat
    let sign: CGFloat
  }

  private func line(of constraint: NSLayoutConstraint, in space: UIView) -> Line? {
    let (first, second) = (constraint.first, constraint.second)
    let isPlace = first.kind != .size
    let isMirrored = (first.isDirectional || second.isDirectional) && constraint.isMirrored
    let reading = Reading(
      space: space, isMirrored: isMirrored,
      isInside: first.isInside(space) || second.isInside(space))
    var form = LinearExpression()
    guard add(first, times: 1, to: &form, reading) else { return nil }
    if second.item != nil {
      guard add(second, times: -constraint.multiplier, to: &form, reading) else { return nil }
      if isMirrored, isPlace, constraint.multiplier != 1 {
        // In a mirrored layout, multiples of a position are measured from the opposite side.
        // Distances are not affected.
        form.add(variable(item(space), .width), times: constraint.multiplier - 1)
      }
    }
    return Line(
      form: form, relation: constraint.relation.inSolver(turned: isMirrored && isPlace),
      base: -form.constant, sign: isMirrored && isPlace ? -1 : 1)
  }
}

extension ConstraintAnchorPoint {
  var isDirectional: Bool { attribute.isDirectional }

  /// Returns whether the side, or the start of its distance, belongs to a view other than `space`,
  /// or to a guide of a view other than `space`.
  fileprivate func isInside(_ space: UIView) -> Bool {
    if let owner, owner !== space { return true }
    return origin?.isInside(space) ?? false
  }
}

extension NSLayoutConstraint {
  /// Whether `leading` means the right side for the constraint.
  ///
  /// The reading direction is that of the view that made the constraint, or else holds it, or else
  /// is its first item (fact AL25).
  var isMirrored: Bool { (maker ?? holder ?? first.owner)?.isRightToLeft ?? false }
}

extension NSLayoutConstraint.Relation {
  /// Returns the solver's relation.
  ///
  /// If `turned` is true, both sides were negated, so “at least” becomes “at most”.
  fileprivate func inSolver(turned: Bool) -> ConstraintCore.Relation {
    ConstraintCore.Relation(rawValue: Int8(turned ? -rawValue : rawValue)) ?? .equal
  }
}

extension [NSLayoutConstraint] {
  /// The constraints, sorted by activation.
  @MainActor fileprivate var inOrder: [NSLayoutConstraint] {
    var serials: [Int] = []
    serials.reserveCapacity(count)
    // A loop is faster than `map`, whose closure would check the main actor on each call.
    for constraint in self { serials.append(constraint.serial) }
    guard let indices = serials.indicesInOrder else { return self }
    var sorted: [NSLayoutConstraint] = []
    for index in indices { sorted.append(self[index]) }
    return sorted
  }
}

extension [Int] {
  /// The indices of the numbers in ascending order; nil if the numbers are already sorted.
  fileprivate var indicesInOrder: [Int]? {
    if zip(self, dropFirst()).allSatisfy(<) { return nil }
    return indices.sorted { self[$0] < self[$1] }
  }
}
