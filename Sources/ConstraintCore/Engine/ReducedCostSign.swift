/// The sign of an active row's reduced cost, which decides whether the row leaves.
enum ReducedCostSign: Hashable, Sendable {
  /// The row stays, because it is a required equation or its leaving would increase the violations.
  case held
  /// The row leaves upwards or downwards, which decreases the violations; `slot` is the slot in
  /// `Levels` of the highest level that improves.
  case leaves(Direction, slot: Int)
  /// The row can leave without changing the violations, so the optimum may not be unique.
  case neutral(up: Bool, down: Bool)

  /// The direction in which a row's left side changes when the row leaves.
  enum Direction: Hashable, Sendable {
    case up
    case down

    var sign: Double { self == .up ? 1 : -1 }
  }
}
