/// A constraint as the engine sees it: `terms · x  relation  applied`.
struct Row: Sendable {
  /// The state of a row at the present vertex.
  enum State: UInt8, Sendable {
    /// A row without a constraint.
    case empty
    /// Added, and not solved yet.
    case new
    /// It holds with equality, and the vertex is where such rows meet.
    case active
    /// Its value follows from the active rows; `sign` has whether it is violated.
    case inactive
    /// Broken by a conflict: not part of the system until it is tried again.
    case broken
  }

  var state = State.empty
  var relation = Relation.equal
  /// The direction in which an inactive row is violated: 1 above, −1 below, 0 not at all.
  ///
  /// A row that is violated by nothing keeps its last sign: at a kink the sign says from which of
  /// the two sides costs are counted, as the split into two error variables does.
  var sign: Int8 = 0
  var isBreakable = true
  /// The slot of the priority.
  var slot: Int32 = 0
  /// The position in the basis, or −1.
  var position: Int32 = -1
  /// The row's terms in the arena.
  var first: Int32 = 0
  var count: Int32 = 0
  var serial = 0
  /// The divisor of the constraint, the unit of its violations.
  var unit = 1.0
  /// The right side that was set, and the one that the present values satisfy.
  var constant = 0.0
  var applied = 0.0

  /// The row of no constraint.
  init() {}

  /// The row of a constraint whose terms need not be divided.
  init(_ relation: Relation, _ constant: Double, isBreakable: Bool) {
    self.relation = relation
    self.isBreakable = isBreakable
    self.constant = NormalLine.clamped(constant)
  }

  var isRequired: Bool { slot == Levels.required }
  /// Whether it never leaves the basis on its own account.
  var isHard: Bool { isRequired && relation == .equal }

  /// The sign the row has when the active row is left upwards, or downwards.
  func sign(leaving direction: Double) -> Int8 {
    if direction > 0 { return relation == .greaterThanOrEqual ? 0 : 1 }
    return relation == .lessThanOrEqual ? 0 : -1
  }
}
