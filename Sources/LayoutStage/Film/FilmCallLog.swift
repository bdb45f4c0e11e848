import UIKit

/// The calls of a turn that a film lists: those to controllers, and those to layouts about bounds
/// that change in an animation.
@MainActor final class FilmCallLog: CallObserver {
  private var calls: [String] = []
  /// The indices in `calls` of the calls that have begun and not ended; nil for those that are not
  /// reported.
  private var open: [Int?] = []

  private static let told: Set<String> = [
    "prepare(forAnimatedBoundsChange:)", "finalizeAnimatedBoundsChange()",
    "targetContentOffset(forProposedContentOffset:)",
    "collectionView(_:targetContentOffsetForProposedContentOffset:)",
  ]

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Listens while an action runs.
  func listen<Result, Failure: Error>(
    while action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = (CallObservation.observer, ControllerCalls.listener)
    CallObservation.observer = self
    ControllerCalls.listener = { [weak self] in self?.calls.append($0) }
    defer { (CallObservation.observer, ControllerCalls.listener) = outer }
    return try action()
  }

  func willCall(_ call: TracedCall) {
    guard Self.told.contains(call.name) else { return open.append(nil) }
    open.append(calls.count)
    calls.append(call.name)
  }

  func didReturn(_ result: Any) { _ = open.popLast() }

  func didNotImplement() {
    if let place = open.popLast(), let place { calls.remove(at: place) }
  }

  func didInvalidate(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext?
  ) {}

  func didMake(_ attributes: UICollectionViewLayoutAttributes) {}

  func didHoldBack(
    _ attributes: UICollectionViewLayoutAttributes, because problem: LoadingProblem
  ) {}
}
