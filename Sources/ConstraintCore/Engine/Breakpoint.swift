/// A point on an edge of the polytope at which the sign of a row changes (`Row.sign`): the row
/// begins or ceases to be violated, or is violated in the opposite direction from there on.
struct Breakpoint {
  let row: Int32
  /// The distance from the start of the edge.
  let distance: Double
  /// The rate of change of the row's left side along the edge.
  let rate: Double
  /// The increase, at this point, in the slope of the row's level (see `Slope`); infinite if a
  /// satisfied required row would be violated beyond the point.
  let jump: Double
  /// The row's sign beyond the point.
  let nextSign: Int8
}
