// Mirrors CACurrentMediaTime (iOS 17).
#if !canImport(Darwin)
  public import Foundation

  /// Returns the time of the current animation clock, or if there is none the seconds since the
  /// system started, on which no drawing depends.
  public func CACurrentMediaTime() -> TimeInterval {
    AnimationClock.current?.time ?? ProcessInfo.processInfo.systemUptime
  }
#endif
