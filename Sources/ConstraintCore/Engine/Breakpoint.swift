/// Where, on the way along an edge, a row begins or ceases to be violated.
struct Breakpoint {
  let row: Int32
  /// How far it is.
  let distance: Double
  /// How fast the row's left side changes.
  let rate: Double
  /// What the slope of the row's level gains there; infinite where a required row would be violated.
  let jump: Double
  /// The row's sign beyond.
  let nextSign: Int8
}
