/// A constraint in the form that the engine uses: `terms · x  relation  applied`.
struct Row: Sendable {
  /// The state of a row at the current vertex.
  enum State: UInt8, Sendable {
    /// The row is unused and has no constraint.
    case empty
    /// The row has been added, and is not part of the solution yet.
    case new
    /// The row holds with equality and belongs to the basis.
    case active
    /// The row's value follows from the active rows; `sign` records whether it is violated.
    case inactive
    /// The row was broken by a conflict, and is not part of the system until it is tried again.
    case broken
  }

  var state = State.empty
  var relation = Relation.equal
  /// The direction in which an inactive row is violated: 1 above, −1 below, 0 if it is satisfied.
  ///
  /// A row whose violation has become zero keeps its last sign. At this kink of the cost function,
  /// the sign selects the side whose slope is used.
  var sign: Int8 = 0
  var isBreakable = true
  /// The slot of the row's priority in `Levels`.
  var slot: Int32 = 0
  /// The row's position in the `Basis`; −1 if the row is not active.
  var position: Int32 = -1
  /// The start and the length of the range of the row's terms in the arena of `RowStore`.
  var first: Int32 = 0
  var count: Int32 = 0
  var serial = 0
  /// The number by which the constraint was divided to become this row, which scales its
  /// violations.
  var unit = 1.0
  /// The right side last set (`constant`), and the right side with which the current values were
  /// computed (`applied`).
  var constant = 0.0
  var applied = 0.0

  /// Creates an unused row.
  init() {}

  /// Creates the row of a constraint without scaling it; `NormalLine` scales constraints.
  init(_ relation: Relation, _ constant: Double, isBreakable: Bool) {
    self.relation = relation
    self.isBreakable = isBreakable
    self.constant = NormalLine.clamped(constant)
  }

  var isRequired: Bool { slot == Levels.required }
  /// Whether the row is a required equation, which never leaves the basis in a step.
  var isHard: Bool { isRequired && relation == .equal }

  /// Returns the row's sign after it has left the basis upwards or downwards.
  func sign(leaving direction: Double) -> Int8 {
    if direction > 0 { return relation == .greaterThanOrEqual ? 0 : 1 }
    return relation == .lessThanOrEqual ? 0 : -1
  }
}
