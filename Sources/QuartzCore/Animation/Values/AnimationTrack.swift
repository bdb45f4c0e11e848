/// The values of an animation at fractions of its duration, and the interpolation between them.
package struct AnimationTrack: Equatable {
  package var values: [AnimatedValue]
  /// The fractions from 0 to 1 at which the values are reached, in ascending order.
  package var times: [Double]
  /// The curve from each value to the next; linear if there is none.
  package var curves: [TimingCurve] = []
  /// Whether each value stays until the next is reached.
  package var isDiscrete = false

  /// Makes a track from one value to another.
  package init(from start: AnimatedValue, to end: AnimatedValue) {
    self.init(values: [start, end])
  }

  /// Makes a track of several values, which are evenly spaced unless there is one time for each.
  package init(
    values: [AnimatedValue], times: [Double]? = nil, curves: [TimingCurve] = [],
    isDiscrete: Bool = false
  ) {
    self.values = values
    self.curves = curves
    self.isDiscrete = isDiscrete
    // In a discrete track the last value is shown for an interval too, so there is one more
    // interval.
    let count = Double(max(values.count - (isDiscrete ? 0 : 1), 1))
    if let times, times.count >= values.count {
      self.times = Array(times.prefix(values.count))
    } else {
      self.times = values.indices.map { Double($0) / count }
    }
  }

  /// Returns the value at a fraction of the duration; nil if the track has no values.
  ///
  /// Fractions outside 0…1 extrapolate from the first or the last two values, as springs require.
  package func value(at part: Double) -> AnimatedValue? {
    guard values.count > 1 else { return values.first }
    let reached = times.lastIndex { $0 <= part } ?? 0
    if isDiscrete { return values[reached] }
    let start = min(reached, values.count - 2)
    let length = times[start + 1] - times[start]
    guard length > 0 else { return values[start + 1] }
    let local = (part - times[start]) / length
    // A curve is defined only between its ends; beyond them the value is extrapolated linearly.
    guard start < curves.count, (0...1).contains(local) else {
      return values[start].interpolated(to: values[start + 1], at: local)
    }
    return values[start].interpolated(to: values[start + 1], at: curves[start].progress(at: local))
  }
}
