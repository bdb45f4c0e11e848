/// An observer of the calls between a collection view, its layout, its delegate, its data source
/// and its views.
///
/// Calls made by the collection view, or by the flow layout on its behalf, are observed; calls to
/// `super` are not. Calls nest: the calls made during a call are reported before its `didReturn`.
@MainActor package protocol CallObserver: AnyObject {
  /// Called before a call.
  func willCall(_ call: TracedCall)

  /// Called after the most recent unfinished call has returned, with its result, which is `()` if
  /// there is none.
  func didReturn(_ result: Any)

  /// Called instead of `didReturn` if the receiver does not implement the method.
  ///
  /// On iOS, no call would have been made.
  func didNotImplement()

  /// Called when a layout becomes invalid, for any reason; if the context is nil, everything is
  /// invalid.
  func didInvalidate(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext?)

  /// Called when a flow layout or a compositional layout has made attributes, before it returns
  /// them.
  func didMake(_ attributes: UICollectionViewLayoutAttributes)

  /// Called if no view can be loaded for attributes, which are then omitted; without an observer
  /// the program would stop.
  func didHoldBack(_ attributes: UICollectionViewLayoutAttributes, because: LoadingProblem)
}

/// The observer of collection view calls in this process.
@MainActor package enum CallObservation {
  /// The observer, which is nil by default.
  ///
  /// Without one, each traced call costs a load and a branch.
  package static var observer: (any CallObserver)?
}

/// Makes a call, and reports it to the observer.
///
/// Without an observer this costs a load and a branch, and no description of the call is made.
@inline(__always)
@MainActor func traced<Result>(
  _ call: @autoclosure () -> TracedCall, _ make: () -> Result
) -> Result {
  guard let observer = CallObservation.observer else { return make() }
  observer.willCall(call())
  let result = make()
  observer.didReturn(result)
  return result
}

extension OptionalMethodCall {
  /// Returns a delegate's result, or nil if the delegate does not implement the method.
  ///
  /// The observer is notified of the call and of its result, or that the method is not implemented.
  @inline(__always)
  static func result<Result>(
    _ call: @autoclosure () -> TracedCall, _ make: () -> Result
  ) -> Result? {
    guard let observer = CallObservation.observer else { return result(make) }
    observer.willCall(call())
    let made = result(make)
    if let made { observer.didReturn(made) } else { observer.didNotImplement() }
    return made
  }
}
