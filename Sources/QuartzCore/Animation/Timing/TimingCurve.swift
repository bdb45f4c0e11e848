/// The progress of an animation over its duration.
package enum TimingCurve: Hashable, Sendable {
  /// A Bézier curve.
  case cubic(CubicCurve)
  /// The first seconds of a spring.
  case spring(Spring, duration: Double)

  package static let linear = TimingCurve.cubic(.linear)
  package static let easeInOut = TimingCurve.cubic(.easeInOut)

  /// Returns the progress at a part of the duration; exactly 0 and 1 at its ends.
  package func progress(at part: Double) -> Double {
    switch self {
    case .cubic(let curve): return curve.progress(at: part)
    case .spring(let spring, let duration):
      // At the end a spring is still within a 1000th of its rest; there it is put to rest.
      return part < 1 ? spring.progress(at: part * duration) : 1
    }
  }
}
