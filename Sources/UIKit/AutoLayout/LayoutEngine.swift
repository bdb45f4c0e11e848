import ConstraintCore
import Foundation

/// The variables and rows of the views below one root, and their solution (facts AL1 to AL6).
///
/// Every item has four variables: the position of its alignment rectangle in its superview's
/// coordinates, and its size. All other attributes are expressions of these:
///
///     right = x + width        centerX = x + width / 2        baseline = y + an offset
///
/// The terms of this type and its extensions:
///
/// - A *row* is one constraint of the solver, identified by its `ConstraintID`.
/// - The *source* of a row is the reason for it: an app's constraint, the frame of a view, the size
///   of its content, or a guide (`ConstraintSource`).
/// - A frame is *held* if the view's mask determines it instead of constraints: its x, y, width and
///   height each have their own row if other rows refer to them (`AutoresizingConstraint`).
/// - A *limit* is a row below all priorities that apps use. It decides ties, and lets an inequality
///   hold with equality if nothing else decides. A value decided only by limits is ambiguous.
/// - The *reference* of a variable is its value if no row decides it: the length of the content, or
///   0.
///
/// One engine lays out the tree under its root. A separate engine is created to compute a fitting
/// size, and is discarded afterwards (fact AL59).
@MainActor final class LayoutEngine {
  /// The purpose of an engine.
  enum Purpose: Hashable {
    /// The engine lays out the tree: the root has the size of its bounds.
    case layout
    /// The engine computes a fitting size: the root has a target size, and constraints outside the
    /// root are ignored.
    case fitting
  }

  private let rootReference: ItemReference
  let purpose: Purpose
  /// Whether texts are first measured with the line breaks of their last layout (fact K15).
  let keepsLines: Bool
  /// A number that distinguishes this engine from all others, including those that have ended.
  let number: Int
  private static var count = 0
  // Exclusivity checks are disabled, because these properties are accessed for each term of a
  // constraint; accesses cannot overlap, since the solver never calls the engine.
  @exclusivity(unchecked) private(set) var solver = Solver()
  @exclusivity(unchecked) private var owners: [EngineItem?] = []
  /// The sources of the rows, at the rows' indices in the solver.
  @exclusivity(unchecked) private var sources: [(id: ConstraintID, source: ConstraintSource)?] = []
  /// The number of limits, that is, of solver rows below all priorities of apps; if it is 0, as in
  /// most engines, the rows need not be searched for them.
  private var limitCount = 0
  /// Constraints that are not in the solver yet; some may have become inactive again.
  private var pending: [NSLayoutConstraint] = []
  /// Items whose frame, content or insets may have changed.
  private var stale: [EngineItem] = []
  /// Items whose height depends on their width, such as labels with several lines.
  private(set) var wrapping: [EngineItem] = []
  private var needsSolve = false
  /// The values of the solution at the variables' indices; reading them does not copy the solver.
  private var values: [CGFloat] = []
  /// A different solution, which `exerciseAmbiguityInLayout()` shows until something changes.
  private var exercised: Solver?
  /// The result of `solverWithoutLimits`, cached until something changes.
  private var unlimited: Solver?
  /// The conflicts already logged to the console; some of them may have been resolved since.
  private var reported: [Conflict] = []

  init(root: UIView, for purpose: Purpose, keepingLines keepsLines: Bool = false) {
    rootReference = root.reference
    self.purpose = purpose
    self.keepsLines = keepsLines
    number = Self.count
    Self.count += 1
  }
}

// MARK: - Items

extension LayoutEngine {
  var root: UIView? { rootReference.view }

  func knownItem(_ object: any LayoutItem) -> EngineItem? {
    guard let known = object.engineItem(for: purpose), known.engine == number else { return nil }
    return known
  }

  /// Returns the item of a view or a guide, and creates it if necessary.
  func item(_ object: any LayoutItem) -> EngineItem {
    if let known = knownItem(object) { return known }
    let made = EngineItem(object, engine: number)
    object.engineItems[purpose] = made
    if purpose == .layout, let owner = object.itemOwner { admit(owner) }
    enlist(made)
    return made
  }

  /// Adds a view to this engine, with the constraints that the view holds.
  func admit(_ view: UIView) {
    guard view.autoLayout.engine !== self else { return }
    view.autoLayout.engine = self
    installAll(heldBy: view)
    needsSolve = true
  }

  /// Removes items with their solver rows and variables.
  func remove(_ objects: [any LayoutItem]) {
    let removed = objects.compactMap(knownItem)
    for object in objects { object.engineItems[purpose] = nil }
    // All solver rows are removed before any variable, because a row of one item may contain
    // variables of another.
    for id in removed.flatMap(\.rows) { removeRow(id) }
    for variable in removed.flatMap(\.variables) { remove(variable) }
    for item in removed { item.empty() }
    if removed.contains(where: \.wraps) { wrapping.removeAll(where: \.isRemoved) }
    if removed.contains(where: \.isStale) { stale.removeAll(where: \.isRemoved) }
  }

  private func remove(_ variable: Variable) {
    // Constraints that still contain the variable are installed again, such as one on a baseline
    // that another view provided.
    for id in solver.constraints(on: variable) {
      guard case .client(let constraint) = source(of: id) else { continue }
      uninstall(constraint)
      install(constraint)
    }
    owners[variable.index] = nil
    perform { solver throws(ConstraintError) in try solver.removeVariable(variable) }
  }

  /// Returns a variable of an item, and creates it if necessary.
  ///
  /// If the view's frame is determined by its mask, the solver row for this number of the frame is
  /// added too (fact AL45).
  func variable(_ item: EngineItem, _ slot: LayoutSlot) -> Variable {
    if let known = item[slot] { return known }
    let made = solver.addVariable(slot.isSize ? .size : .position)
    while owners.count <= made.index { owners.append(nil) }
    owners[made.index] = item
    item[slot] = made
    hold(item, slot)
    return made
  }

  func owner(of variable: Variable) -> EngineItem? {
    owners.indices.contains(variable.index) ? owners[variable.index] : nil
  }

  /// Marks an item, so that its frame, intrinsic size and insets are read again before the next
  /// solution.
  func noteStale(_ object: any LayoutItem) {
    guard let item = knownItem(object), !item.isStale else { return }
    item.isStale = true
    stale.append(item)
  }

  /// Sets whether the height of an item depends on its width.
  func setWraps(_ wraps: Bool, _ item: EngineItem) {
    if item.wraps == wraps { return }
    item.wraps = wraps
    // The content must be measured while solving even if its size without line breaks has not
    // changed.
    needsSolve = true
    if wraps { wrapping.append(item) } else { wrapping.removeAll { $0 === item } }
  }
}

// MARK: - Pending constraints

extension LayoutEngine {
  /// Adds a constraint to those that will be added to the solver before the next solution.
  func install(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    needsSolve = true
  }

  /// Adds all constraints that a view holds to those that will be added to the solver.
  func installAll(heldBy view: UIView) {
    guard let known = view.state.autoLayout else { return }
    pending += known.held
  }

  /// Returns the pending constraints, and clears the list.
  func takePending() -> [NSLayoutConstraint] {
    defer { pending = [] }
    return pending
  }
}

// MARK: - Solution

extension LayoutEngine {
  /// The maximum number of times that contents with line breaks are measured for one solution.
  private static let measuringLimit = 4

  func setNeedsSolve() { needsSolve = true }

  /// Updates the solution, logs conflicts to the console, and marks the superviews of moved items
  /// for layout (fact AL4).
  func solve() {
    installPending()
    refreshStale()
    guard needsSolve else { return }
    exercised = nil
    unlimited = nil
    var conflicts = solver.solve()
    var rounds = 0
    // In the first solution texts have no line breaks; later solutions use the widths of the
    // solution before (fact AL57).
    while rounds < Self.measuringLimit, measureWrapped() {
      rounds += 1
      conflicts += solver.solve()
    }
    needsSolve = false
    for conflict in conflicts {
      let isReported = report(explained(conflict))
      if isReported { reported.append(conflict) }
    }
    markMoved(takeMoved())
  }

  private func refreshStale() {
    let items = stale
    stale = []
    items.forEach(refresh)
  }

  /// Copies the changed values from the solver, and returns their variables.
  private func takeMoved() -> [Variable] {
    let moved = solver.takeChangedVariables()
    if let last = moved.last, last.index >= values.count {
      values += Array(repeating: 0, count: last.index + 1 - values.count)
    }
    for variable in moved { values[variable.index] = solver.value(of: variable) }
    return moved
  }

  /// Returns the alignment rectangle of an item in its superview's coordinates.
  ///
  /// A number that no solver row determines is its variable's reference, usually 0 (fact AL18).
  func alignmentRect(of item: EngineItem) -> CGRect {
    CGRect(
      x: value(of: item[.x]), y: value(of: item[.y]), width: value(of: item[.width]),
      height: value(of: item[.height]))
  }

  private func value(of variable: Variable?) -> CGFloat {
    guard let variable else { return 0 }
    if let exercised { return exercised.value(of: variable) }
    return variable.index < values.count ? values[variable.index] : 0
  }

  /// Sets a different solution, which is used until something changes.
  func show(_ solution: Solver) { exercised = solution }

  /// A copy of the solution without the limits, the solver rows below all priorities of apps; in
  /// this copy, values decided only by limits are ambiguous.
  ///
  /// The first access copies the solver and solves it again; the result is cached until something
  /// changes.
  var solverWithoutLimits: Solver {
    // The cache is checked first, because searching the rows for limits is slow.
    if let unlimited { return unlimited }
    let limits = limits
    if limits.isEmpty { return solver }
    var copy = solver
    for limit in limits { try? copy.remove(limit) }
    copy.solve()
    unlimited = copy
    return copy
  }

  /// The current conflicts: those whose broken constraint is still ignored.
  var presentConflicts: [Conflict] {
    reported.removeAll { !solver.isBroken($0.broken) }
    return reported
  }
}

// MARK: - Rows

extension LayoutEngine {
  /// Adds a row to the solver, and returns its identifier; nil if the solver rejects the row's
  /// numbers.
  @discardableResult
  func addRow(_ constraint: Constraint, from source: ConstraintSource) -> ConstraintID? {
    addRow(from: source) { solver throws(ConstraintError) in try solver.add(constraint) }
  }

  /// Adds a solver row with a single variable, and returns its identifier; nil if the solver
  /// rejects its numbers.
  func addBound(
    _ variable: Variable, _ relation: Relation, _ constant: CGFloat,
    priority: Float = Constraint.required, from source: ConstraintSource
  ) -> ConstraintID? {
    addRow(from: source) { solver throws(ConstraintError) in
      try solver.addBound(
        on: variable, relation, constant, priority: priority, isBreakable: false)
    }
  }

  private func addRow(
    from source: ConstraintSource, _ add: (inout Solver) throws(ConstraintError) -> ConstraintID
  ) -> ConstraintID? {
    needsSolve = true
    do {
      let id = try add(&solver)
      while sources.count <= id.place { sources.append(nil) }
      sources[id.place] = (id, source)
      if case .limit = source { limitCount += 1 }
      return id
    } catch {
      let text = source.constraint?.description ?? "A constraint"
      UIKitLog.warn("\(text) is left out: \(error)")
      return nil
    }
  }

  func removeRow(_ id: ConstraintID) {
    needsSolve = true
    if let known = sources[id.place], known.id == id {
      if case .limit = known.source { limitCount -= 1 }
      sources[id.place] = nil
    }
    perform { solver throws(ConstraintError) in try solver.remove(id) }
  }

  func setConstant(_ constant: CGFloat, of id: ConstraintID) {
    needsSolve = true
    perform { solver throws(ConstraintError) in try solver.setConstant(constant, of: id) }
  }

  func setPriority(_ priority: Float, of id: ConstraintID) {
    needsSolve = true
    perform { solver throws(ConstraintError) in try solver.setPriority(priority, of: id) }
  }

  /// Sets the value that a variable takes if no solver row decides it.
  func setReference(_ value: CGFloat, of variable: Variable) {
    perform { solver throws(ConstraintError) in try solver.setReference(value, of: variable) }
  }

  func source(of id: ConstraintID) -> ConstraintSource? {
    guard sources.indices.contains(id.place), let known = sources[id.place], known.id == id else {
      return nil
    }
    return known.source
  }

  /// The limits, that is, the solver rows below all priorities of apps, in the order in which they
  /// were added.
  private var limits: [ConstraintID] {
    if limitCount == 0 { return [] }
    return sources.compactMap { row in
      if case .limit = row?.source { row?.id } else { nil }
    }.sorted()
  }

  /// Changes the solver; a change that the solver rejects is logged to the console and has no
  /// effect.
  private func perform(_ change: (inout Solver) throws(ConstraintError) -> Void) {
    do {
      try change(&solver)
    } catch {
      UIKitLog.warn("Auto Layout left out a change: \(error)")
    }
  }
}
