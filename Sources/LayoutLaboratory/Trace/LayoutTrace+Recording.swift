package import UIKit

extension LayoutTrace {
  /// Records the calls that an action causes.
  ///
  /// A deferred change, such as an invalidation, causes its calls only in the next layout pass. To
  /// record them too, end the action with `layoutIfNeeded()`. If the action itself makes a
  /// recording, the calls during that inner recording are not recorded here.
  @MainActor public static func recording<Failure: Error>(
    _ action: () throws(Failure) -> Void
  ) throws(Failure) -> LayoutTrace {
    let recorder = TraceRecorder()
    try recorder.listen { () throws(Failure) in
      try action()
      // Calls that UIKit would make after the action has returned, such as those at the end of an
      // animated scroll, are made now.
      LaterCalls.makeAll()
    }
    return recorder.trace
  }
}

extension CallObserver {
  /// Observes every call that an action causes.
  package func listen<Result, Failure: Error>(
    while action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Recordings may be nested: the outer observer is restored when the inner one is done.
    let other = CallObservation.observer
    CallObservation.observer = self
    defer { CallObservation.observer = other }
    return try action()
  }
}
