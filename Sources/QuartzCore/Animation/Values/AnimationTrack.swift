/// The values of an animation at parts of its duration, and the values between them.
package struct AnimationTrack: Equatable {
  package var values: [AnimatedValue]
  /// The parts from 0 to 1 at which the values are reached, never falling.
  package var times: [Double]
  /// The curve from each value to the next; linear if there is none.
  package var curves: [TimingCurve] = []
  /// Whether each value stays until the next is due.
  package var isDiscrete = false

  /// Makes a track from one value to another.
  package init(from start: AnimatedValue, to end: AnimatedValue) {
    self.init(values: [start, end])
  }

  /// Makes a track of values, evenly spaced unless there is a time for each.
  package init(
    values: [AnimatedValue], times: [Double]? = nil, curves: [TimingCurve] = [],
    isDiscrete: Bool = false
  ) {
    self.values = values
    self.curves = curves
    self.isDiscrete = isDiscrete
    // A discrete track shows its last value for a while, too.
    let count = Double(max(values.count - (isDiscrete ? 0 : 1), 1))
    if let times, times.count >= values.count {
      self.times = Array(times.prefix(values.count))
    } else {
      self.times = values.indices.map { Double($0) / count }
    }
  }

  /// Returns the value at a part of the duration; nil for a track without values.
  ///
  /// Parts outside of 0…1 lead beyond the first and the last two values, as springs do.
  package func value(at part: Double) -> AnimatedValue? {
    guard values.count > 1 else { return values.first }
    let reached = times.lastIndex { $0 <= part } ?? 0
    if isDiscrete { return values[reached] }
    let start = min(reached, values.count - 2)
    let length = times[start + 1] - times[start]
    guard length > 0 else { return values[start + 1] }
    let local = (part - times[start]) / length
    // A curve is defined between the ends only; beyond them the way goes straight on.
    guard start < curves.count, (0...1).contains(local) else {
      return values[start].interpolated(to: values[start + 1], at: local)
    }
    return values[start].interpolated(to: values[start + 1], at: curves[start].progress(at: local))
  }
}
