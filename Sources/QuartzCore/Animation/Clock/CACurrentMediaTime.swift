// Mirrors CACurrentMediaTime (iOS 17).
#if !canImport(Darwin)
  public import Foundation

  /// Returns the time of the current animation clock in seconds, or the time since the system
  /// started if there is no such clock.
  public func CACurrentMediaTime() -> TimeInterval {
    AnimationClock.current?.time ?? ProcessInfo.processInfo.systemUptime
  }
#endif
