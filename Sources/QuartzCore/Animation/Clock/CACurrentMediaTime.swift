// Mirrors CACurrentMediaTime (iOS 17).
#if !canImport(Darwin)
  public import Foundation

  /// Returns the time of the clock that moves animations; without one the seconds since the machine
  /// was started, on which nothing that is drawn depends.
  public func CACurrentMediaTime() -> TimeInterval {
    AnimationClock.current?.time ?? ProcessInfo.processInfo.systemUptime
  }
#endif
