import ConstraintCore
import Foundation

/// The variables and constraints of the views below one root, and their solution (facts AL1 to
/// AL6).
///
/// Every item has four variables: the place of its alignment rectangle in its superview's
/// coordinates, and its size. All other attributes are expressions of these:
///
///     right = x + width        centerX = x + width / 2        baseline = y + an offset
///
/// One engine lays out the tree under its root. Another is made to find a fitting size, and thrown
/// away (fact AL59).
@MainActor final class LayoutEngine {
  /// The purpose of an engine.
  enum Purpose: Hashable {
    /// Laying out: the root has the size of its bounds.
    case layout
    /// Finding a size: the root has a target size, and constraints outside of it are ignored.
    case fitting
  }

  private let rootReference: ItemReference
  let purpose: Purpose
  /// Tells this engine from all others, also from one that has ended.
  let number: Int
  private static var count = 0
  // Unchecked, as these are read and changed for each term: the solver calls nothing of ours.
  @exclusivity(unchecked) var solver = Solver()
  @exclusivity(unchecked) private var owners: [EngineItem?] = []
  /// The meaning of the rows, by their place in the solver.
  @exclusivity(unchecked) private var origins: [(id: ConstraintID, origin: RowOrigin)?] = []
  /// The number of rows that decide ties and limits: most engines have none, and need not look
  /// through all rows.
  private var limitCount = 0
  /// Active constraints that are not in the solver yet.
  var pending: [NSLayoutConstraint] = []
  /// Items of which the frame, the content or the insets may have changed.
  private var stale: [EngineItem] = []
  /// Items whose height depends on their width.
  var wrapping: [EngineItem] = []
  /// Whether texts begin with the lines of their last layout (fact K15).
  var keepsLines = false
  var needsSolve = false
  /// The solution, by the variables' indices: reading an array copies no solver.
  var values: [CGFloat] = []
  /// Another solution than the solver's, which an ambiguous view shows until something changes.
  var exercised: Solver?
  /// The solver without the rows that decide ties and limits, once it is read.
  var unlimited: Solver?
  /// The conflicts that were logged to the console, some of which may be over.
  var reported: [Conflict] = []

  init(root: UIView, for purpose: Purpose) {
    rootReference = root.reference
    self.purpose = purpose
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

  /// Returns the item of a view or a guide, made if it is not there yet.
  func item(_ object: any LayoutItem) -> EngineItem {
    if let known = knownItem(object) { return known }
    let made = EngineItem(object, engine: number)
    object.engineItems[purpose] = made
    if purpose == .layout, let owner = object.itemOwner { admit(owner) }
    enlist(made)
    return made
  }

  /// Sets a view's engine, and adds the constraints that the view holds.
  func admit(_ view: UIView) {
    guard view.autoLayout.engine !== self else { return }
    view.autoLayout.engine = self
    pending += view.autoLayout.held
    needsSolve = true
  }

  /// Removes items with their rows and variables.
  func remove(_ objects: [any LayoutItem]) {
    let removed = objects.compactMap(knownItem)
    for object in objects { object.engineItems[purpose] = nil }
    // All rows first: those of one item may mention another's variables.
    for id in removed.flatMap(\.rows) { removeRow(id) }
    for variable in removed.flatMap(\.variables) { remove(variable) }
    for item in removed { item.empty() }
    if removed.contains(where: \.wraps) { wrapping.removeAll(where: \.isRemoved) }
    if removed.contains(where: \.isStale) { stale.removeAll(where: \.isRemoved) }
  }

  private func remove(_ variable: Variable) {
    // What still mentions it is resolved anew, as a baseline that another view had.
    for id in solver.constraints(on: variable) {
      guard case .client(let constraint) = origin(of: id) else { continue }
      uninstall(constraint)
      install(constraint)
    }
    owners[variable.index] = nil
    perform { solver throws(ConstraintError) in try solver.removeVariable(variable) }
  }

  /// Returns an item's variable, made if it is not there yet.
  ///
  /// One of a view that keeps its frame comes with the constraint that holds it (fact AL45).
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

  /// Marks an item for a look at its frame, content and insets before the next solution.
  func noteStale(_ object: any LayoutItem) {
    guard let item = knownItem(object), !item.isStale else { return }
    item.isStale = true
    stale.append(item)
  }

  func takeStale() -> [EngineItem] {
    defer { stale = [] }
    return stale
  }
}

// MARK: - Rows

extension LayoutEngine {
  /// Adds a row to the solver; nil if its numbers make no sense.
  @discardableResult
  func addRow(_ constraint: Constraint, from origin: RowOrigin) -> ConstraintID? {
    addRow(from: origin) { solver throws(ConstraintError) in try solver.add(constraint) }
  }

  /// Adds a row that is about one variable alone; nil if its numbers make no sense.
  func addBound(
    _ variable: Variable, _ relation: Relation, _ constant: CGFloat,
    priority: Float = Constraint.required, from origin: RowOrigin
  ) -> ConstraintID? {
    addRow(from: origin) { solver throws(ConstraintError) in
      try solver.addBound(
        on: variable, relation, constant, priority: priority, isBreakable: false)
    }
  }

  private func addRow(
    from origin: RowOrigin, _ add: (inout Solver) throws(ConstraintError) -> ConstraintID
  ) -> ConstraintID? {
    needsSolve = true
    do {
      let id = try add(&solver)
      while origins.count <= id.place { origins.append(nil) }
      origins[id.place] = (id, origin)
      if case .limit = origin { limitCount += 1 }
      return id
    } catch {
      UIKitLog.warn("\(origin.text) is left out: \(error)")
      return nil
    }
  }

  func removeRow(_ id: ConstraintID) {
    needsSolve = true
    if let known = origins[id.place], known.id == id {
      if case .limit = known.origin { limitCount -= 1 }
      origins[id.place] = nil
    }
    perform { solver throws(ConstraintError) in try solver.remove(id) }
  }

  func setConstant(_ constant: CGFloat, of id: ConstraintID) {
    needsSolve = true
    perform { solver throws(ConstraintError) in try solver.setConstant(constant, of: id) }
  }

  func origin(of id: ConstraintID) -> RowOrigin? {
    guard origins.indices.contains(id.place), let known = origins[id.place], known.id == id else {
      return nil
    }
    return known.origin
  }

  /// The rows that decide ties and let inequalities be at their limits, in the order they were
  /// added.
  var limits: [ConstraintID] {
    if limitCount == 0 { return [] }
    return origins.compactMap { row in
      if case .limit = row?.origin { row?.id } else { nil }
    }.sorted()
  }

  /// Changes the solver; a refused change is logged to the console and has no effect.
  func perform(_ change: (inout Solver) throws(ConstraintError) -> Void) {
    do {
      try change(&solver)
    } catch {
      UIKitLog.warn("Auto Layout left out a change: \(error)")
    }
  }
}
