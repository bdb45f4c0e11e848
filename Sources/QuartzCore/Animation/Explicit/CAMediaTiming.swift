// Mirrors CAMediaTiming (iOS 17). Missing: the timing of layers except for their speed.
// Mirrors CAMediaTimingFillMode (iOS 17). Missing: nothing.
public import Foundation

/// The timing of an animation: its beginning, duration, speed and repetitions.
public protocol CAMediaTiming {
  /// The time at which the animation begins, in the time of its group or of the clock; 0 means
  /// immediately.
  var beginTime: TimeInterval { get set }
  /// The duration in seconds; 0 means the duration of the group, or of the transaction if there is
  /// no group.
  var duration: TimeInterval { get set }
  /// The speed of the animation's time relative to its parent's; at 0 the animation stays at
  /// `timeOffset`.
  var speed: Float { get set }
  /// An offset added to the animation's own time, in seconds.
  var timeOffset: TimeInterval { get set }
  /// The number of times that the animation runs; 0 means once.
  var repeatCount: Float { get set }
  /// The time in seconds for which the animation repeats; if positive, it is used instead of
  /// `repeatCount`.
  var repeatDuration: TimeInterval { get set }
  /// Whether each run is followed by a run in reverse.
  var autoreverses: Bool { get set }
  /// Whether the first value is shown before the animation, and the last value after it; by default
  /// neither is.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The modes for showing the first value before the beginning of an animation and the last one
/// after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value is shown after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is shown before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value is shown before the beginning, and the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect before its beginning or after its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension CAMediaTiming {
  /// Returns the time span for these properties; if `beginTime` or `duration` is 0, the argument is
  /// used instead.
  func span(beginningAt now: Double, lasting standard: Double) -> TimeSpan {
    var span = TimeSpan(
      begin: beginTime == 0 ? now : beginTime, duration: duration > 0 ? duration : standard)
    span.speed = Double(speed)
    span.offset = timeOffset
    span.autoreverses = autoreverses
    span.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
    if repeatDuration > 0, span.duration > 0 {
      span.repeatCount = repeatDuration / (span.duration * (autoreverses ? 2 : 1))
    }
    span.holdsStart = fillMode == .backwards || fillMode == .both
    span.holdsEnd = fillMode == .forwards || fillMode == .both
    return span
  }
}
