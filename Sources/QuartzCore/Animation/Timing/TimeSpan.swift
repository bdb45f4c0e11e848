/// The time span in which an animation has an effect, with its timing curve and repetitions.
///
///     before │ 0 ──► duration │ duration ──► 0 │ … repeats │ after
///          begin              └ autoreverses ┘            end
///
/// Outside this span the animation has no effect, unless it holds its first value before or its
/// last value after it.
package struct TimeSpan: Hashable, Sendable {
  /// The time at which the animation begins, in its parent's time, in seconds.
  package var begin: Double
  /// The duration of one run in one direction, in seconds.
  package var duration: Double
  /// The timing curve of one run.
  package var curve: TimingCurve
  package var speed: Double
  /// An offset added to the animation's own time, in seconds.
  package var offset: Double
  /// The number of times that the animation runs, which may be fractional or infinite.
  package var repeatCount: Double
  /// Whether each run is followed by a run in reverse.
  package var autoreverses: Bool
  package var holdsStart: Bool
  package var holdsEnd: Bool
  /// Whether the progress follows the time linearly without limits, so that it may be below 0 and
  /// above 1.
  package var isUnlimited: Bool

  package init(
    begin: Double = 0, duration: Double, curve: TimingCurve = .linear, speed: Double = 1,
    offset: Double = 0, repeatCount: Double = 1, autoreverses: Bool = false,
    holdsStart: Bool = false, holdsEnd: Bool = false, isUnlimited: Bool = false
  ) {
    (self.begin, self.duration, self.curve) = (begin, duration, curve)
    (self.speed, self.offset, self.repeatCount) = (speed, offset, repeatCount)
    (self.autoreverses, self.isUnlimited) = (autoreverses, isUnlimited)
    (self.holdsStart, self.holdsEnd) = (holdsStart, holdsEnd)
  }

  /// The length of all runs in the animation's own time.
  private var length: Double {
    duration > 0 ? (autoreverses ? 2 : 1) * duration * max(repeatCount, 0) : 0
  }

  /// The time at which the animation ends, in its parent's time; infinite if it never ends.
  ///
  /// A time of `endless` seconds or more counts as infinite, since programs also use the greatest
  /// finite number of a type for an endless animation.
  package var end: Double {
    guard speed > 0 else { return .infinity }
    let rest = (length - offset) / speed
    return rest < Self.endless ? begin + rest : .infinity
  }

  /// The number of seconds, more than thirty years, from which an animation counts as endless.
  private static let endless = 1e9

  /// Returns the progress at a time, 0 at the start and 1 at the end of a run; nil if the
  /// animation has no effect.
  package func progress(at time: Double) -> Double? {
    guard let own = ownTime(at: time) else { return nil }
    guard duration > 0 else { return 1 }
    return isUnlimited ? own / duration : curve.progress(at: own / duration)
  }

  private func ownTime(at time: Double) -> Double? {
    let own = (time - begin) * speed + offset
    if isUnlimited { return own }
    if own < 0 { return holdsStart ? 0 : nil }
    if own >= length { return holdsEnd ? lastTime : nil }
    return folded(own)
  }

  /// The animation's own time at the end of all runs.
  private var lastTime: Double {
    guard repeatCount == repeatCount.rounded() else { return folded(length) }
    return autoreverses ? 0 : duration
  }

  /// Returns the time within one run that corresponds to a time counted over all repetitions and
  /// reversed runs.
  private func folded(_ own: Double) -> Double {
    let cycle = autoreverses ? 2 * duration : duration
    guard cycle > 0, own.isFinite else { return duration }
    let rest = own - (own / cycle).rounded(.down) * cycle
    return rest <= duration ? rest : 2 * duration - rest
  }
}
