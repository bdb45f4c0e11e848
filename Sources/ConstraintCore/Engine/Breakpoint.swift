/// The point of an edge at which a row begins or ceases to be violated.
struct Breakpoint {
  let row: Int32
  /// The distance to the breakpoint.
  let distance: Double
  /// The rate of change of the row's left side.
  let rate: Double
  /// The gain of the slope of the row's level there; infinite if a required row would be violated.
  let jump: Double
  /// The row's sign beyond.
  let nextSign: Int8
}
