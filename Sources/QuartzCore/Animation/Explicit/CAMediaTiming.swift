// Mirrors CAMediaTiming (iOS 17). Missing: layers, which have a speed alone.
// Mirrors CAMediaTimingFillMode (iOS 17). Missing: nothing.
public import Foundation

/// The timing of an animation.
public protocol CAMediaTiming {
  /// When the animation begins, in the time of its group or of the clock; 0 is at once.
  var beginTime: TimeInterval { get set }
  /// The duration in seconds; 0 is the transaction's duration.
  var duration: TimeInterval { get set }
  /// The speed of its time; at 0 it is held at `timeOffset`.
  var speed: Float { get set }
  /// A time added to the animation's own.
  var timeOffset: TimeInterval { get set }
  /// The number of times that it runs; 0 is once.
  var repeatCount: Float { get set }
  /// The time for which it repeats, if set instead of a count.
  var repeatDuration: TimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// Whether it shows its first value before, and its last after; default neither.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation has an effect before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Before and after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension CAMediaTiming {
  /// Returns the span of the timing, given when and for how long by default.
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
