import ConstraintCore
import Foundation

/// Changes by clients: activating, deactivating, new constants.
extension LayoutEngine {
  /// Takes a constraint out of the solver; one that waits is left out when its turn comes.
  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let known = installed(constraint) else { return }
    constraint.installed = nil
    known.forEachRow(removeRow)
  }

  /// Returns the solver's row for a constraint; nil without one.
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
    // The solver changes no row from required to optional or back, so the constraint gets another.
    if (old == .required) != (constraint.priority == .required) {
      uninstall(constraint)
      return install(constraint)
    }
    setPriority(constraint.priority.rawValue, of: known.id)
  }

  /// Puts the waiting constraints into the solver, in the order of their activation.
  func installPending() {
    // Making items can bring more constraints in.
    while true {
      let waiting = takePending()
      if waiting.isEmpty { return }
      for constraint in waiting.inOrder { installNow(constraint) }
    }
  }

  private func installNow(_ constraint: NSLayoutConstraint) {
    // It may have been deactivated, activated twice, or gone to another tree since.
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
    // An engine that finds a size ends before anything changes.
    guard purpose == .layout else { return }
    constraint.installed = InstalledConstraint(
      engine: number, id: id, base: line.base, sign: line.sign,
      followers: followers.compactMap(\.self))
  }

  /// Below every priority that a client can mean.
  private static let limitPriority: Float = 0.001
  /// Below them too, and above the limits.
  private static let tiePriority: Float = 0.002

  /// Lets an optional constraint win a tie with the content of a view, or with what the system
  /// makes, at the same priority (fact AL96).
  ///
  /// Of several constraints of clients that tie none gains by it: the sum of what they lose is the
  /// same either way.
  private func addTieBreaker(_ row: Constraint, of constraint: NSLayoutConstraint) -> ConstraintID?
  {
    guard row.priority < Constraint.required, constraint.maker == nil else { return nil }
    var breaker = row
    breaker.priority = Self.tiePriority
    return addRow(breaker, from: .limit(constraint))
  }

  /// Lets an inequality between places hold with equality where nothing else decides.
  ///
  /// UIKit's answer to ambiguity (AL18), as its clients' tests show: a view that is at most 23
  /// points from a side, and nothing more, is 23 points from it. One that is at most 23 points wide
  /// has no width.
  private func addLimit(_ row: Constraint, of constraint: NSLayoutConstraint) -> ConstraintID? {
    guard row.relation != .equal, constraint.maker == nil, case .place = constraint.first.kind
    else { return nil }
    var limit = row
    limit.relation = .equal
    limit.priority = Self.limitPriority
    return addRow(limit, from: .limit(constraint))
  }

  /// A constraint as `form relation base + sign × constant`.
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
        // Multiples of a place are counted back from the other side; distances have none.
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

  /// Whether the side, or the place that its distance begins at, is that of something in a view.
  fileprivate func isInside(_ space: UIView) -> Bool {
    if let owner, owner !== space { return true }
    return origin?.isInside(space) ?? false
  }
}

extension NSLayoutConstraint {
  /// Whether leading is right for the constraint: the direction is that of the view which made it
  /// or holds it, since that lays out what is in it (fact AL25).
  var isMirrored: Bool { (maker ?? holder ?? first.owner)?.isRightToLeft ?? false }
}

extension NSLayoutConstraint.Relation {
  /// The solver's relation; turned where distances count the other way, and at least is at most.
  fileprivate func inSolver(turned: Bool) -> ConstraintCore.Relation {
    ConstraintCore.Relation(rawValue: Int8(turned ? -rawValue : rawValue)) ?? .equal
  }
}

extension [NSLayoutConstraint] {
  /// The constraints in the order of their activation.
  @MainActor fileprivate var inOrder: [NSLayoutConstraint] {
    var serials: [Int] = []
    serials.reserveCapacity(count)
    // In a loop, as a closure on the main actor checks the actor each time it is called.
    for constraint in self { serials.append(constraint.serial) }
    guard let indices = serials.indicesInOrder else { return self }
    var sorted: [NSLayoutConstraint] = []
    for index in indices { sorted.append(self[index]) }
    return sorted
  }
}

extension [Int] {
  /// The indices of the numbers from the least to the greatest; nil if they are so already.
  fileprivate var indicesInOrder: [Int]? {
    if zip(self, dropFirst()).allSatisfy(<) { return nil }
    return indices.sorted { self[$0] < self[$1] }
  }
}
