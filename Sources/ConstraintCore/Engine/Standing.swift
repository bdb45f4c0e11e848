/// What an active row's multiplier says about leaving the row.
enum Standing: Hashable, Sendable {
  /// Leaving costs.
  case held
  /// Leaving upwards or downwards pays; the slot is that of the highest level that gains.
  case leaves(Direction, slot: Int)
  /// Leaving costs nothing and gains nothing: the optimum is not unique, as far as the row says.
  case neutral(up: Bool, down: Bool)

  /// Which way a row's left side goes when the row is left.
  enum Direction: Hashable, Sendable {
    case up
    case down

    var sign: Double { self == .up ? 1 : -1 }
  }
}
