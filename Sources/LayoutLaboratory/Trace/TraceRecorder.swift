import Foundation
import LayoutStage
import UIKit

/// A recorder of the calls between a collection view and its layout, delegate, data source and
/// views.
@MainActor final class TraceRecorder: CallObserver {
  private var finished: [LayoutTrace.Call] = []
  /// The calls that have begun but not ended, outermost first.
  private var open: [LayoutTrace.Call] = []
  private var names = ObjectNames()

  /// The calls since the last `takeTrace`.
  var trace: LayoutTrace { LayoutTrace(calls: finished) }

  /// Returns the recorded calls, and removes them.
  ///
  /// The numbering of views continues.
  func takeTrace() -> LayoutTrace {
    defer { finished = [] }
    return trace
  }

  func willCall(_ call: TracedCall) {
    open.append(
      LayoutTrace.Call(
        receiver: LayoutTrace.Receiver(call.role), object: names.name(of: call.receiver),
        method: LayoutTrace.Method(rawValue: call.name),
        arguments: call.arguments.map { label, value in
          LayoutTrace.Argument(
            label: label, value: LayoutTrace.Value(value, names: &names) ?? .nothing)
        }))
  }

  func didReturn(_ result: Any) {
    guard var call = open.popLast() else { return }
    call.result = LayoutTrace.Value(result, names: &names)
    write(call)
  }

  func didNotImplement() { open.removeLast() }

  /// Records an invalidation that was not requested by the collection view.
  func didInvalidate(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext?
  ) {
    // If the collection view requested the invalidation, the call of `invalidateLayout(with:)` is
    // already recorded.
    guard open.last?.method != .invalidateLayoutWith else { return }
    var call = LayoutTrace.Call(
      receiver: .layout, object: names.name(of: layout), method: .invalidateLayout)
    if let context {
      call.method = .invalidateLayoutWith
      call.arguments = [
        LayoutTrace.Argument(label: "with", value: .context(LayoutTrace.Context(context)))
      ]
    }
    write(call)
  }

  func didMake(_ attributes: UICollectionViewLayoutAttributes) {}

  func didHoldBack(_ attributes: UICollectionViewLayoutAttributes, because problem: LoadingProblem)
  {
    let placement = LayoutTrace.Placement(attributes)
    write(
      LayoutTrace.Call(
        receiver: .exception, object: "UICollectionView",
        method: LayoutTrace.Method(rawValue: problem.words),
        arguments: [LayoutTrace.Argument(label: "_", value: .placement(placement))]))
  }

  private func write(_ call: LayoutTrace.Call) {
    // A nested call is added to the innermost call that has not ended.
    if open.isEmpty { finished.append(call) } else { open[open.count - 1].calls.append(call) }
  }
}

extension LayoutTrace.Receiver {
  fileprivate init(_ role: TracedCall.Role) {
    self =
      switch role {
      case .collectionView: .collectionView
      case .layout: .layout
      case .dataSource: .dataSource
      case .delegate: .delegate
      case .view: .view
      }
  }
}

extension LoadingProblem {
  /// The problem as a phrase in messages.
  var words: String {
    switch self {
    case .noSuchIndexPath: "attributes for an index path that does not exist"
    case .unknownDecoration: "attributes for a decoration view whose class was not registered"
    }
  }
}
