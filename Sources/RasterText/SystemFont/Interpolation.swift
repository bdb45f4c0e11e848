/// Linear interpolation in a table.
enum Interpolation {
  /// Returns the value at a position, interpolated between two steps; before the first step and
  /// after the last one, it is constant.
  ///
  /// The steps ascend by position and are not empty.
  static func value(at position: Double, in steps: [(Double, Double)]) -> Double {
    guard let next = steps.firstIndex(where: { $0.0 >= position }) else {
      return steps[steps.count - 1].1
    }
    let (end, last) = steps[next]
    guard next > 0, end > position else { return last }
    let (start, first) = steps[next - 1]
    return first + (last - first) * ((position - start) / (end - start))
  }
}
