/// An observer of the calls between a collection view, its layout, its delegate, its data source
/// and its views.
///
/// Calls are observed where the collection view, or the flow layout for it, makes them; calls to
/// `super` are not. Calls nest: between the two ends of one are those that it leads to.
@MainActor package protocol CallObserver: AnyObject {
  /// Called before a call.
  func willCall(_ call: TracedCall)

  /// Called after the call that began last, with its result; `()` for none.
  func didReturn(_ result: Any)

  /// Called in place of `didReturn` when the receiver does not implement the method.
  ///
  /// On iOS there would have been no call.
  func didNotImplement()

  /// Called when a layout becomes invalid, for any reason; without a context everything is invalid.
  func didInvalidate(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext?)

  /// Called when a flow layout has made attributes, before anyone else has them.
  func didMake(_ attributes: UICollectionViewLayoutAttributes)

  /// Called when no view can be loaded for attributes, in place of ending the program.
  func didHoldBack(_ attributes: UICollectionViewLayoutAttributes, because: LoadingProblem)
}

/// The one observer of a process.
@MainActor package enum CallObservation {
  /// The observer; nil by default, which costs a load and a branch per call.
  package static var observer: (any CallObserver)?
}

/// Makes a call, and reports it to the observer.
///
/// Without an observer this costs a load and a branch; the call is described for an observer only.
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
  /// Returns a delegate's result, or nil when it does not implement the method.
  ///
  /// An observer receives only calls that the delegate implements.
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
