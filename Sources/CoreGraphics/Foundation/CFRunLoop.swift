// Mirrors CFRunLoopRunInMode (iOS 17). Missing: sources, observers, other run loops.
#if !canImport(ObjectiveC)
  import Foundation

  /// A mode of a run loop, which selects its sources and timers.
  public struct CFRunLoopMode: Hashable, Sendable {
    fileprivate let mode: RunLoop.Mode

    /// The default mode.
    public static let defaultMode = CFRunLoopMode(mode: .default)
    /// The set of all common modes.
    public static let commonModes = CFRunLoopMode(mode: .common)
  }

  /// The reason why `CFRunLoopRunInMode` has returned.
  public enum CFRunLoopRunResult: Int32, Sendable {
    case finished = 1
    case stopped = 2
    case timedOut = 3
    case handledSource = 4
  }

  /// Runs the current thread's run loop for a number of seconds or, if requested, until a source
  /// has been handled; returns `finished` at once if the mode has no sources or timers.
  ///
  /// Differs from Core Foundation: the result is never `stopped`, even if the run loop was stopped.
  @discardableResult
  public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
  ) -> CFRunLoopRunResult {
    let end = Date(timeIntervalSinceNow: seconds)
    repeat {
      guard RunLoop.current.run(mode: mode.mode, before: end) else { return .finished }
      if returnAfterSourceHandled { return .handledSource }
    } while Date() < end
    return .timedOut
  }
#endif
