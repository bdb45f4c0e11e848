import ConstraintCore
import Foundation

/// What clients activate, deactivate and change.
extension LayoutEngine {
  /// Puts a constraint into the solver before the next solution.
  func install(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    needsSolve = true
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let known = installed.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return pending.removeAll { $0 === constraint }
    }
    known.rows.forEach(removeRow)
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let known = installed[ObjectIdentifier(constraint)] else { return }
    for row in known.rows {
      setConstant(known.base + known.sign * constraint.constant, of: row)
    }
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let known = installed[ObjectIdentifier(constraint)] else { return }
    needsSolve = true
    let priority = constraint.priority.rawValue
    perform { solver throws(ConstraintError) in
      try solver.setPriority(priority, of: known.id)
    }
  }

  /// Puts the waiting constraints into the solver, in the order of their activation.
  func installPending() {
    // Making items can bring more constraints in.
    while !pending.isEmpty {
      let waiting = pending.sorted { $0.serial < $1.serial }
      pending = []
      waiting.forEach(installNow)
    }
  }

  private func installNow(_ constraint: NSLayoutConstraint) {
    guard installed[ObjectIdentifier(constraint)] == nil, let holder = constraint.holder,
      let line = line(of: constraint, in: holder)
    else { return }
    let row = Constraint(
      line.form.terms, line.relation, line.base + line.sign * constraint.constant,
      priority: constraint.priority.rawValue, isBreakable: constraint.maker == nil)
    guard let id = addRow(row, from: .client(constraint)) else { return }
    installed[ObjectIdentifier(constraint)] = InstalledConstraint(
      id: id, base: line.base, sign: line.sign, limit: addLimit(row, of: constraint))
  }

  /// Below every priority that a client can mean.
  private static let limitPriority: Float = 0.001

  /// Lets an inequality between places hold with equality where nothing else decides.
  ///
  /// UIKit's answer to ambiguity (AL18), as its clients' tests tell: a view that is at most 23
  /// points from a side, and nothing more, stands 23 points from it. One that is at most 23 points
  /// wide has no width.
  private func addLimit(_ row: Constraint, of constraint: NSLayoutConstraint) -> ConstraintID? {
    guard row.relation != .equal, constraint.maker == nil, case .place = constraint.first.kind
    else { return nil }
    var limit = row
    limit.relation = .equal
    limit.priority = Self.limitPriority
    return addRow(limit, from: .limit(constraint))
  }

  /// The solver as it would be without the limits: what they decide is ambiguous all the same.
  var solverWithoutLimits: Solver {
    let limits = installed.values.compactMap(\.limit).sorted()
    var copy = solver
    if limits.isEmpty { return copy }
    for limit in limits { try? copy.remove(limit) }
    copy.solve()
    return copy
  }

  /// A constraint as `form relation base + sign × constant`.
  private struct Line {
    let form: LayoutForm
    let relation: Relation
    let base: CGFloat
    let sign: CGFloat
  }

  /// The width that places are counted back from where text runs to the left; it matters to
  /// multiples of a place alone, as it cancels out of distances.
  private func mirrored(in space: UIView) -> LayoutForm {
    LayoutForm(terms: [.init(variable(item(space), .width))])
  }

  private func line(of constraint: NSLayoutConstraint, in space: UIView) -> Line? {
    let isRightToLeft = constraint.isMirrored
    let owners = constraint.owners
    let inside = owners.contains { $0 !== space }
    guard
      let first = form(
        of: constraint.first, in: space, isRightToLeft: isRightToLeft, inside: inside)
    else { return nil }
    var second = LayoutForm()
    if constraint.second.item != nil {
      guard
        let form = form(
          of: constraint.second, in: space, isRightToLeft: isRightToLeft, inside: inside)
      else { return nil }
      second = form * constraint.multiplier
      if constraint.turnsAround, constraint.first.kind != .size {
        second = second + mirrored(in: space) * (1 - constraint.multiplier)
      }
    }
    let form = first - second
    return Line(
      form: form, relation: constraint.solverRelation, base: -form.constant,
      sign: constraint.turnsAround ? -1 : 1)
  }
}

extension NSLayoutConstraint {
  /// Whether leading is right for the constraint: the direction is that of the view which made it
  /// or holds it, since that lays out what is in it (fact AL25).
  var isMirrored: Bool { (maker ?? holder ?? first.owner)?.isRightToLeft ?? false }

  /// Whether the constraint is written along the reading direction and this runs to the left: then
  /// distances count the other way, and at least becomes at most.
  var turnsAround: Bool {
    (first.isDirectional || second.isDirectional) && isMirrored
  }

  var solverRelation: ConstraintCore.Relation {
    let value = turnsAround && first.kind != .size ? -relation.rawValue : relation.rawValue
    return ConstraintCore.Relation(rawValue: Int8(value)) ?? .equal
  }
}

extension LayoutPlace {
  var isDirectional: Bool { attribute.isDirectional }
}
