import Foundation
import LayoutCore
import RasterCore
import UIKit

/// A camera that takes frames of a rotation.
///
/// Each frame lists the UIKit calls since the previous frame: calls of view controllers' methods,
/// calls that notify layouts of an animated bounds change, and queries for the content offset
/// after it.
@MainActor final class FilmCamera {
  private let simulator: Simulator
  private let recordsViews: Bool
  private var hidden: HiddenViews
  private var calls: [String] = []
  /// The animations that began since the previous frame; nil if the frames do not contain views.
  private let animations: AnimationLog?
  /// The indices in `calls` of the calls that have begun but not ended; the index is nil for a call
  /// that is not reported.
  private var open: [Int?] = []

  private static let reported: Set<String> = [
    "prepare(forAnimatedBoundsChange:)", "finalizeAnimatedBoundsChange()",
    "targetContentOffset(forProposedContentOffset:)",
    "collectionView(_:targetContentOffsetForProposedContentOffset:)",
  ]

  /// Makes a camera for a device before it rotates, and stops the device's simulated time.
  ///
  /// - Parameters:
  ///   - simulator: the device.
  ///   - recordsViews: whether frames contain the views on the screen.
  init(_ simulator: Simulator, recordsViews: Bool) {
    self.simulator = simulator
    self.recordsViews = recordsViews
    animations = recordsViews ? AnimationLog() : nil
    hidden = HiddenViews(in: simulator.window)
    simulator.holdsTime = true
  }

  /// Takes a frame at the current time.
  func frame(_ phase: FilmFrame.Phase) -> FilmFrame {
    simulator.perform {
      // Recording the screen performs pending layout, which can change frames and make calls, so
      // the screen is recorded first.
      let screen = simulator.movingScreen
      let window = simulator.window
      let hidden = HiddenViews(in: window)
      defer {
        self.hidden = hidden
        animations?.removeBegun()
      }
      return FilmFrame(
        time: simulator.time, phase: phase, screen: screen, orientation: simulator.orientation,
        bodyAngle: FilmFrame.restAngle(simulator.orientation) - window.shownAngle,
        layout: layout,
        hidden: hidden.changes(since: self.hidden), calls: takeCalls(),
        sight: simulator.collectionView?.sharesInSight ?? [:])
    }
  }

  /// The layout of the collection view or, if there is none and views are recorded, of the views on
  /// the screen; otherwise nil.
  private var layout: LayoutRecord? {
    let list = simulator.collectionView
    guard recordsViews, let views = simulator.screenRecord else { return list?.presentedRecord }
    var record =
      list?.presentedRecordWithLooks
      ?? LayoutRecord(of: views, size: simulator.configuration.screenSize)
    record.screen = views
    record.settings = simulator.settings
    return record
  }

  /// Returns the recorded calls, and clears them.
  private func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Runs an action, and records the calls that it makes.
  func listen<Result, Failure: Error>(
    while action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = (CallObservation.observer, ControllerCalls.listener)
    let (log, restoration) = (AnimationLog.current, AnimationRestoration.current)
    AnimationLog.current = animations
    AnimationRestoration.current = AnimationTrial.current.map { AnimationRestoration($0) }
    CallObservation.observer = self
    ControllerCalls.listener = { [weak self] in self?.calls.append($0) }
    defer {
      keepFormerValues()
      (CallObservation.observer, ControllerCalls.listener) = outer
      (AnimationLog.current, AnimationRestoration.current) = (log, restoration)
    }
    return try action()
  }
}

extension FilmCamera {
  /// The values that layers had before films changed them.
  private static var former: [FormerValue] = []

  private func keepFormerValues() {
    guard AnimationTrial.current == nil, let animations else { return }
    Self.former = Self.former.filter { $0.layer != nil } + animations.former
  }

  /// Restores the values that films have changed of layers on a screen, so that the screen can be
  /// filmed again.
  static func putBackFormerValues(in window: UIView) {
    for value in former.reversed() {
      let view = value.layer?.owner as? UIView
      if view?.isDescendant(of: window) == true { value.putBack() }
    }
  }
}

extension FilmCamera: CallObserver {
  func willCall(_ call: TracedCall) {
    guard Self.reported.contains(call.name) else { return open.append(nil) }
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
