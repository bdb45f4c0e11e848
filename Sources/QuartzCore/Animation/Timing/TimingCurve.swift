/// The function from time to progress of an animation.
package enum TimingCurve: Hashable, Sendable {
  /// A cubic Bézier curve.
  case cubic(CubicCurve)
  /// The motion of a spring, which is cut off after a duration in seconds.
  case spring(Spring, duration: Double)

  package static let linear = TimingCurve.cubic(.linear)
  package static let easeInOut = TimingCurve.cubic(.easeInOut)

  /// Returns the progress at a fraction of the duration, which is exactly 0 and 1 at the ends.
  package func progress(at part: Double) -> Double {
    switch self {
    case .cubic(let curve): return curve.progress(at: part)
    case .spring(let spring, let duration):
      // At the end a spring is not yet exactly at rest, so the progress is set to 1.
      return part < 1 ? spring.progress(at: part * duration) : 1
    }
  }
}
