/// A solver that finds the values of variables that satisfy constraints as well as can be.
///
/// Required constraints hold exactly. Of the others each priority is a level: first the sum of the
/// violations of the highest level is made least, then among all that achieve this the sum of the
/// next, and so on. What is still free goes to its reference: sizes before positions, later sizes
/// before earlier ones, and earlier positions before later ones; so of equal sizes the first takes
/// what is over or missing. The answer depends on the constraints alone, not on the order in which
/// they came or on what was there before.
///
///     var solver = Solver()
///     let width = solver.addVariable(.size)
///     try solver.add(Constraint([.init(width)], .equal, 320))
///     solver.solve()
///     solver.value(of: width)  // 320
///
/// Adding, removing and changing only notes what is to be done; `solve()` does it, and costs what
/// the changes touch. A copy is a solver of its own.
package struct Solver: Sendable {
  var box = EngineBox(Engine())
  private var freeVariables: [Int32] = []
  private var isVariable: [Bool] = []
  private var nextSerial = 0
  private var suggestions: [Variable: ConstraintID] = [:]
  /// The values that were last reported as changed.
  private var reported: [Double] = []

  /// Makes a solver without variables.
  package init() {}

  /// The number of constraints, broken ones included.
  package var constraintCount: Int { engine.store.liveCount }
}

// MARK: - Variables

extension Solver {
  /// Adds a variable that has its reference as value if it is free.
  ///
  /// A reference that is infinite or no number counts as 0.
  package mutating func addVariable(_ kind: Variable.Kind, reference: Double = 0) -> Variable {
    let reference = reference.isFinite ? NormalLine.clamped(reference) : 0
    if let index = freeVariables.popLast() {
      engine.isSize[Int(index)] = kind == .size
      isVariable[Int(index)] = true
      engine.setReference(reference, of: index)
      return Variable(index)
    }
    isVariable.append(true)
    reported.append(reference)
    return Variable(engine.addVariable(isSize: kind == .size, reference: reference))
  }

  /// Removes a variable that no constraint mentions.
  package mutating func removeVariable(_ variable: Variable) throws(ConstraintError) {
    try check(variable)
    let users = constraints(on: variable)
    if !users.isEmpty { throw .variableInUse(variable, by: users) }
    isVariable[variable.index] = false
    freeVariables.append(Int32(variable.index))
  }

  /// Changes the value that a variable has when it is free.
  package mutating func setReference(
    _ value: Double, of variable: Variable
  ) throws(ConstraintError) {
    try check(variable)
    if !value.isFinite { throw .notFinite(value) }
    engine.setReference(NormalLine.clamped(value), of: Int32(variable.index))
  }

  /// The value that the last `solve()` found.
  ///
  /// Rounded to a multiple of 2⁻³²: sums in another order differ by less, so equal layouts have
  /// equal values, and a zero is one.
  package func value(of variable: Variable) -> Double {
    engine.values[variable.index].snapped
  }

  /// Returns the variables whose value has changed since the last call, in their order.
  ///
  /// Cost: what moved, not what there is.
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
  /// Adds a constraint; it counts from the next `solve()` on.
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

  /// Adds a constraint on one variable alone, which needs no array: `variable relation constant`.
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

  /// Removes a constraint.
  package mutating func remove(_ id: ConstraintID) throws(ConstraintError) {
    try check(id)
    engine.remove(id.row)
  }

  /// Changes a constraint's right side.
  package mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(ConstraintError) {
    try check(id)
    if !constant.isFinite { throw .notFinite(constant) }
    let unit = engine.store.rows[Int(id.row)].unit
    engine.setConstant(NormalLine.clamped(constant / unit), of: id.row)
  }

  /// Changes a priority, but neither from nor to required (AL23).
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

  /// Gives a variable a value, as a window gets its size: an equation whose constant changes.
  ///
  /// The priority is that of the variable's first suggestion.
  package mutating func suggest(
    _ value: Double, for variable: Variable, priority: Float = Constraint.required
  ) throws(ConstraintError) {
    if let id = suggestions[variable], isConstraint(id) { return try setConstant(value, of: id) }
    suggestions[variable] = try add(
      Constraint([.init(variable)], .equal, value, priority: priority, isBreakable: false))
  }

  /// Finds the values; returns the conflicts that it met, each with the constraint it broke.
  ///
  /// A broken constraint stays broken until it or another member of its conflict changes or goes.
  /// Many new constraints are cheapest in one call: a start chooses its first vertex by structure,
  /// while constraints that come one by one each walk from the vertex before (AL13).
  @discardableResult
  package mutating func solve() -> [Conflict] {
    engine.solve()
  }
}

// MARK: - What is checked

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

  /// Whether the solver has a constraint still.
  func isConstraint(_ id: ConstraintID) -> Bool {
    let rows = engine.store.rows
    return rows.indices.contains(Int(id.row)) && rows[Int(id.row)].state != .empty
      && rows[Int(id.row)].serial == id.serial
  }

  /// The constraints that mention a variable, in the order they were added.
  package func constraints(on variable: Variable) -> [ConstraintID] {
    // A closure that is called here, since `engine.id` as a value would copy the engine.
    engine.rows(of: Int32(variable.index)).map { engine.id(of: $0) }.sorted()
  }
}
