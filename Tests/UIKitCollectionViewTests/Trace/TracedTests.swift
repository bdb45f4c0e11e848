import Foundation
import Testing

@testable import UIKit

/// The cost of tracing without an observer: calls are made, and not described.
@MainActor struct TracedTests {
  private final class Listener: CallObserver {
    var lines: [String] = []

    func willCall(_ call: TracedCall) { lines.append("\(call.name) begins") }
    func didReturn(_ result: Any) { lines.append("\(result)") }
    func didNotImplement() { lines.append("not implemented") }
    func didInvalidate(
      _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext?
    ) {}
    func didMake(_ attributes: UICollectionViewLayoutAttributes) {}
    func didHoldBack(
      _ attributes: UICollectionViewLayoutAttributes, because problem: LoadingProblem
    ) {}
  }

  private let layout = UICollectionViewFlowLayout()

  /// Makes two calls, and returns how many of them were described.
  private func descriptions() -> Int {
    var count = 0
    func described() -> TracedCall {
      count += 1
      return .prepare(layout)
    }
    #expect(traced(described()) { 7 } == 7)
    #expect(OptionalMethodCall.result(described()) { 8 } == 8)
    return count
  }

  @Test func `without an observer no call is described, and each is made`() {
    #expect(CallObservation.observer == nil)
    #expect(descriptions() == 0)
  }

  @Test func `an observer hears the beginning and the result of each`() {
    let listener = Listener()
    CallObservation.observer = listener
    defer { CallObservation.observer = nil }
    #expect(descriptions() == 2)
    #expect(listener.lines == ["prepare() begins", "7", "prepare() begins", "8"])
  }
}
