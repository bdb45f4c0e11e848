/// A solver for linear constraints that finds the values that satisfy them best.
///
/// Required constraints hold exactly, unless they conflict. Each other priority is a level: first
/// the sum of the violations of the highest level is minimised, then the sum of the next level
/// among the solutions that remain, and so on. Variables that are still free go to their
/// references: sizes before positions, later sizes before earlier ones, and earlier positions
/// before later ones. Hence, among equal sizes, the first one absorbs excess or missing space.
/// Unless constraints conflict, the result does not depend on the order in which they were added or
/// on earlier solutions.
///
///     var solver = Solver()
///     let width = solver.addVariable(.size)
///     try solver.add(Constraint([.init(width)], .equal, 320))
///     solver.solve()
///     solver.value(of: width)  // 320
///
/// Adding, removing and changing constraints only schedules work for `solve()`, whose cost depends
/// on the parts of the system that the changes affect. A solver has value semantics.
package struct Solver: Sendable {
  var box = EngineBox(Engine())
  /// The indices of removed variables.
  private var freeVariables: [Int32] = []
  /// Whether `freeVariables` is sorted so that its last element is the smallest index.
  private var isFreeOrdered = true
  private var isVariable: [Bool] = []
  private var nextSerial = 0
  private var suggestions: [Variable: ConstraintID] = [:]
  /// The values of the variables at the last call of `takeChangedVariables()`.
  private var reported: [Double] = []

  /// Creates a solver without variables.
  package init() {}

  /// The number of constraints, broken ones included.
  package var constraintCount: Int { engine.store.liveCount }
}

// MARK: - Variables

extension Solver {
  /// Adds a variable that takes the value of its reference if it is free.
  ///
  /// A reference that is infinite or not a number counts as 0.
  package mutating func addVariable(_ kind: Variable.Kind, reference: Double = 0) -> Variable {
    let reference = reference.isFinite ? NormalLine.clamped(reference) : 0
    if let index = takeFreeVariable() {
      engine.isSize[Int(index)] = kind == .size
      isVariable[Int(index)] = true
      engine.setReference(reference, of: index)
      return Variable(index)
    }
    isVariable.append(true)
    reported.append(reference)
    return Variable(engine.addVariable(isSize: kind == .size, reference: reference))
  }

  /// Removes and returns the smallest free index, so that variables which are added again, such as
  /// those of a reused cell, have their former order.
  private mutating func takeFreeVariable() -> Int32? {
    if !isFreeOrdered { freeVariables.sort(by: >) }
    isFreeOrdered = true
    return freeVariables.popLast()
  }

  /// Removes a variable; throws `variableInUse` if a constraint still contains it, and
  /// `unknownVariable` if it does not exist.
  package mutating func removeVariable(_ variable: Variable) throws(ConstraintError) {
    try check(variable)
    let users = constraints(on: variable)
    if !users.isEmpty { throw .variableInUse(variable, by: users) }
    isVariable[variable.index] = false
    isFreeOrdered = freeVariables.isEmpty
    freeVariables.append(Int32(variable.index))
  }

  /// Changes the value that a variable takes if it is free.
  package mutating func setReference(
    _ value: Double, of variable: Variable
  ) throws(ConstraintError) {
    try check(variable)
    if !value.isFinite { throw .notFinite(value) }
    engine.setReference(NormalLine.clamped(value), of: Int32(variable.index))
  }

  /// Returns the value that the last `solve()` found.
  ///
  /// A value below 2²⁰ in magnitude is rounded to a multiple of 2⁻³². Sums in a different order
  /// differ by less than that, so equal layouts have equal values, and a zero is exact.
  package func value(of variable: Variable) -> Double {
    engine.values[variable.index].snapped
  }

  /// Returns the variables whose values have changed since the last call, in ascending order.
  ///
  /// The running time depends on the number of variables that have moved, not on the size of the
  /// system.
  package mutating func takeChangedVariables() -> [Variable] {
    let moved = engine.takeMovedVariables().filter { index in
      let value = engine.values[Int(index)].snapped
      defer { reported[Int(index)] = value }
      return reported[Int(index)] != value
    }
    return moved.sorted().map(Variable.init)
  }
}

// MARK: - Constraints

extension Solver {
  /// Adds a constraint, which takes effect in the next `solve()`.
  @discardableResult
  package mutating func add(
    _ constraint: Constraint
  ) throws(ConstraintError) -> ConstraintID {
    try check(constraint)
    var row = Row(constraint.relation, constraint.constant, isBreakable: constraint.isBreakable)
    if NormalLine.isNormal(constraint) {
      let terms = constraint.terms.lazy.map {
        (variable: Int32($0.variable.index), coefficient: $0.coefficient)
      }
      return add(row, terms, constraint.priority)
    }
    let line = NormalLine(constraint)
    row.constant = line.constant
    row.unit = line.unit
    return add(row, line.terms, constraint.priority)
  }

  /// Adds a constraint on a single variable, `variable relation constant`, without allocating an
  /// array.
  @discardableResult
  package mutating func addBound(
    on variable: Variable, _ relation: Relation, _ constant: Double,
    priority: Float = Constraint.required, isBreakable: Bool = true
  ) throws(ConstraintError) -> ConstraintID {
    try check(priority)
    try check(variable)
    if !constant.isFinite { throw .notFinite(constant) }
    let term = (variable: Int32(variable.index), coefficient: 1.0)
    let row = Row(relation, constant, isBreakable: isBreakable)
    return add(row, CollectionOfOne(term), priority)
  }

  private mutating func add(
    _ row: Row, _ terms: some Collection<(variable: Int32, coefficient: Double)>,
    _ priority: Float
  ) -> ConstraintID {
    var row = row
    row.serial = nextSerial
    nextSerial += 1
    return ConstraintID(serial: row.serial, row: engine.add(row, terms: terms, priority: priority))
  }

  /// Removes a constraint; throws `unknownConstraint` if it does not exist.
  package mutating func remove(_ id: ConstraintID) throws(ConstraintError) {
    try check(id)
    engine.remove(id.row)
  }

  /// Changes the constant on a constraint's right side.
  package mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(ConstraintError) {
    try check(id)
    if !constant.isFinite { throw .notFinite(constant) }
    let unit = engine.store.rows[Int(id.row)].unit
    engine.setConstant(NormalLine.clamped(constant / unit), of: id.row)
  }

  /// Changes a priority.
  ///
  /// Throws `requiredPriorityChanges` if exactly one of the priorities is required (AL23),
  /// `unknownConstraint`, or `priorityOutOfRange`.
  package mutating func setPriority(
    _ priority: Float, of id: ConstraintID
  ) throws(ConstraintError) {
    try check(id)
    try check(priority)
    let old = engine.levels.priorities[Int(engine.store.rows[Int(id.row)].slot)]
    if (old == Constraint.required) != (priority == Constraint.required) {
      throw .requiredPriorityChanges(id, from: old, to: priority)
    }
    engine.setPriority(priority, of: id.row)
  }

  /// Sets the value of a variable, such as a window's size, by an equation whose constant can be
  /// changed.
  ///
  /// The priority is that of the variable's first suggestion; later suggestions only change the
  /// constant.
  package mutating func suggest(
    _ value: Double, for variable: Variable, priority: Float = Constraint.required
  ) throws(ConstraintError) {
    if let id = suggestions[variable], isConstraint(id) { return try setConstant(value, of: id) }
    suggestions[variable] = try add(
      Constraint([.init(variable)], .equal, value, priority: priority, isBreakable: false))
  }

  /// Solves the system; returns the conflicts found, each with the constraint that was broken.
  ///
  /// A broken constraint stays broken until it or another member of its conflict changes or is
  /// removed. It is cheapest to add many constraints before a single call: the solver then chooses
  /// its first vertex by the structure of the system, whereas separate calls each begin at the
  /// previous vertex (AL13).
  @discardableResult
  package mutating func solve() -> [Conflict] {
    engine.solve()
  }
}

// MARK: - Checks

extension Solver {
  private func check(_ constraint: Constraint) throws(ConstraintError) {
    try check(constraint.priority)
    if !constraint.constant.isFinite { throw .notFinite(constraint.constant) }
    for term in constraint.terms {
      try check(term.variable)
      if !term.coefficient.isFinite { throw .notFinite(term.coefficient) }
    }
  }

  private func check(_ priority: Float) throws(ConstraintError) {
    if !(priority > 0 && priority <= Constraint.required) { throw .priorityOutOfRange(priority) }
  }

  func check(_ variable: Variable) throws(ConstraintError) {
    if !isVariable.indices.contains(variable.index) || !isVariable[variable.index] {
      throw .unknownVariable(variable)
    }
  }

  func check(_ id: ConstraintID) throws(ConstraintError) {
    if !isConstraint(id) { throw .unknownConstraint(id) }
  }

  /// Returns whether the solver still contains a constraint.
  func isConstraint(_ id: ConstraintID) -> Bool {
    let rows = engine.store.rows
    return rows.indices.contains(Int(id.row)) && rows[Int(id.row)].state != .empty
      && rows[Int(id.row)].serial == id.serial
  }

  /// Returns the constraints that contain a variable, in the order in which they were added.
  package func constraints(on variable: Variable) -> [ConstraintID] {
    // A closure is used because the method reference `engine.id` would copy the engine.
    engine.rows(of: Int32(variable.index)).map { engine.id(of: $0) }.sorted()
  }
}
