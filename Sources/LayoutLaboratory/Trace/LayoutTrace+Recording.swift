import UIKit

extension LayoutTrace {
  /// Records what is called while something is done.
  ///
  /// What is only noted, such as an invalidation, leads to calls in the next layout pass: end with
  /// `layoutIfNeeded()` to record them. While one recording runs, another takes its place.
  @MainActor public static func recording<Failure: Error>(
    _ action: () throws(Failure) -> Void
  ) throws(Failure) -> LayoutTrace {
    let recorder = TraceRecorder()
    try recorder.listen(while: action)
    return recorder.trace
  }
}

extension CallObserver {
  /// Hears every call while something is done.
  func listen<Result, Failure: Error>(
    while action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Recordings may nest: the outer observer listens again when the inner one is done.
    let other = CallObservation.observer
    CallObservation.observer = self
    defer { CallObservation.observer = other }
    return try action()
  }
}
