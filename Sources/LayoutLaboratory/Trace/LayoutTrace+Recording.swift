package import UIKit

extension LayoutTrace {
  /// Records the calls that an action leads to.
  ///
  /// What is only noted, such as an invalidation, leads to calls in the next layout pass: end with
  /// `layoutIfNeeded()` to record them. While one recording runs, another takes its place.
  @MainActor public static func recording<Failure: Error>(
    _ action: () throws(Failure) -> Void
  ) throws(Failure) -> LayoutTrace {
    let recorder = TraceRecorder()
    try recorder.listen { () throws(Failure) in
      try action()
      // Such as the end of an animated scroll, which comes after the action has returned.
      LaterCalls.makeAll()
    }
    return recorder.trace
  }
}

extension CallObserver {
  /// Observes every call that an action leads to.
  package func listen<Result, Failure: Error>(
    while action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Recordings may nest: the outer observer listens again when the inner one is done.
    let other = CallObservation.observer
    CallObservation.observer = self
    defer { CallObservation.observer = other }
    return try action()
  }
}
