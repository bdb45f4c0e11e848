/// A point on an edge at which a row begins or ceases to be violated.
struct Breakpoint {
  let row: Int32
  /// The distance from the start of the edge.
  let distance: Double
  /// The rate of change of the row's left side along the edge.
  let rate: Double
  /// The increase in the slope of the row's level at the point; infinite if a required row would be
  /// violated beyond it.
  let jump: Double
  /// The row's sign beyond the point.
  let nextSign: Int8
}
